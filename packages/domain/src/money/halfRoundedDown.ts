import { type Cents, cents } from './cents.ts';

/**
 * Half of a list price, rounded down to the cent: what the convention page shows (specification, section 2.6).
 *
 * @example halfRoundedDown(cents(1199)) // → 599
 */
export const halfRoundedDown = (listCents: Cents): Cents => cents((listCents - (listCents % 2)) / 2);
