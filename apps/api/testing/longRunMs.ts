import { inForm } from '@backbeat/tooling/inForm';

/** The whole form takes minutes, on a busy machine an hour or two; vitest counts a test that is late as failed. */
export const longRunMs = inForm({ short: 1_800_000, whole: 7_200_000 });
