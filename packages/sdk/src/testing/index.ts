/** For tests of whatever uses the client: good answers, a server in memory, a tab in memory, a readable token. */
export * from './createTestTransport.ts';
export * from './fixtures.ts';
export * from './memoryEnvironment.ts';
export { staffMeFixture, staffPersonFixture } from './staffFixtures.ts';
