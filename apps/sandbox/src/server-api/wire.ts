import { findPlan } from '../catalogue/plans.ts';

/** Dollars with two decimals at most, as the server API writes money. */
export const dollars = (cents: number): number => cents / 100;

/** The cents of an amount that came in dollars. */
export const toCents = (amount: number): number => Math.round(amount * 100);

/** An instant as the server API writes it. */
export const time = (atMs: number | null): string | null =>
  atMs === null ? null : new Date(atMs).toISOString();

export const planMini = (code: string): object => ({
  id: `plan-${code}`.slice(0, 13),
  object: 'plan',
  code,
  name: findPlan(code)?.name ?? code,
});
