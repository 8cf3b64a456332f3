import { inForm } from '@backbeat/tooling/inForm';

/** Whether this is the whole form. */
export const isNightly = inForm({ short: false, whole: true });

/** How often something is tried: seldom in everyday runs, as often as the table of reliability says in the whole form. */
export const times = ({ daily, nightly }: { readonly daily: number; readonly nightly: number }): number =>
  inForm({ short: daily, whole: nightly });

/** Nightly runs take minutes, on a busy machine an hour or two; vitest counts a test that is late as failed. */
export const longRunMs = times({ daily: 1_800_000, nightly: 7_200_000 });
