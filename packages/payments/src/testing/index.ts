/** A payment provider that is not there, for tests and stories of your own. */
export * from './createTestPayments.ts';
