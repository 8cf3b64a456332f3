/** Whether everything is tried in its whole form. */
export const isNightly = process.env.NIGHTLY === '1';

/** How often something is tried: seldom in everyday runs, as often as the table of reliability says with NIGHTLY=1. */
export const times = ({ daily, nightly }: { readonly daily: number; readonly nightly: number }): number =>
  isNightly ? nightly : daily;

/** Nightly runs take minutes, on a busy machine an hour or two; vitest counts a test that is late as failed. */
export const longRunMs = times({ daily: 1_800_000, nightly: 7_200_000 });
