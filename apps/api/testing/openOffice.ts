import { type DatabaseTarget, openDatabase } from '../src/db/openDatabase.ts';
import { createTestApi, type TestApi, type TestSettings } from './createTestApi.ts';

/** An api in this process on a database of other processes: signs people up for them, and reads rows. */
export const openOffice = async (
  target: DatabaseTarget,
  settings: Omit<TestSettings, 'database'>,
): Promise<TestApi> => createTestApi({ ...settings, database: await openDatabase(target) });
