/** How many cases a law is tried on: 1,000 on every change, 100,000 at night. */
export const lawRuns = { numRuns: process.env.NIGHTLY === '1' ? 100_000 : 1_000 };

/** Time for the nightly number of cases. */
export const lawTimeoutMs = 600_000;
