/** A stand-in for the payment provider, for tests and stories of your own. */
export * from './createTestPayments.ts';
