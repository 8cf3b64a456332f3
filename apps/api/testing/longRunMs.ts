import { inForm } from '@backbeat/tooling/inForm';

/** The time limit of long tests. On a busy machine, the whole form may take an hour or two. */
export const longRunMs = inForm({ short: 1_800_000, whole: 7_200_000 });
