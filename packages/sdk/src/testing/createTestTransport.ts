import { endpoints } from '../contract/endpoints.ts';
import { fixtures } from './fixtures.ts';
import { openTransport, type TestAnswers, type TestTransport } from './openTransport.ts';

/**
 * A `fetch` that answers every call of the contract from memory, for tests of whatever uses the client.
 *
 * @example
 * const { fetch, calls } = createTestTransport({ account: () => apiFailure('unauthorized') });
 * const client = createClient({ apiUrl: 'https://api.test', fetch });
 */
export const createTestTransport = (first: TestAnswers = {}): TestTransport =>
  openTransport(endpoints, fixtures, first);
