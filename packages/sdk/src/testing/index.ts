/** For tests of whatever uses the client: good answers, a server in memory, a tab in memory, a readable token. */
export * from './apiFailure.ts';
export * from './createStaffTestTransport.ts';
export * from './createTestTransport.ts';
export * from './fixtures.ts';
export * from './memoryEnvironment.ts';
export type { TestAnswer, TestAnswers, TestCall, TestTransport } from './openTransport.ts';
export { staffFixtures, staffMeFixture, staffPersonFixture } from './staffFixtures.ts';
