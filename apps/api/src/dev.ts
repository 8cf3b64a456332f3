import { parseConfig } from './config/parseConfig.ts';
import { startApi } from './startApi.ts';

/** For the development launcher, which restarts the api within its process when a source changes. */
export const start = (): Promise<() => Promise<void>> => startApi(parseConfig(process.env));
