import { type StaffEndpoints, staffEndpoints } from '../staff/staffEndpoints.ts';
import { openTransport, type TestAnswer, type TestTransport } from './openTransport.ts';
import { staffFixtures } from './staffFixtures.ts';

type StaffCallName = keyof StaffEndpoints;

/** Answers by call of the desk; what is left out is answered with its fixture. */
export type StaffTestAnswers = {
  readonly [N in StaffCallName]?: TestAnswer<StaffEndpoints[N], StaffCallName>;
};

/**
 * A `fetch` that answers every call of the desk from memory, for tests of internal apps. It takes every proof.
 *
 * @example
 * const { fetch } = createStaffTestTransport({ staffSearch: { people: [], is_complete: true } });
 * const client = createStaffClient({ apiUrl, key, getSession: () => sessionId, fetch });
 */
export const createStaffTestTransport = (
  first: StaffTestAnswers = {},
): TestTransport<StaffTestAnswers, StaffCallName> => openTransport(staffEndpoints, staffFixtures, first);
