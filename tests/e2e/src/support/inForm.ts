import { test } from '@playwright/test';

/** Marks a test that only the whole form has. */
export const whole = { tag: '@whole' } as const;

/**
 * How far a test goes, by the form of its project. Only inside a test; tests of one form carry a tag.
 *
 * @example inForm({ short: 3, whole: 500 })
 */
export const inForm = <Value>(of: { readonly short: Value; readonly whole: Value }): Value =>
  test.info().project.name === 'whole' ? of.whole : of.short;
