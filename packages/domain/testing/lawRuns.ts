import { inForm } from '@backbeat/tooling/inForm';

/** How many cases a law is tried on. */
export const lawRuns = { numRuns: inForm({ short: 1_000, whole: 100_000 }) };

/** Time for the cases of the whole form. */
export const lawTimeoutMs = 600_000;
