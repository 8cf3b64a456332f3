import { type Cents, cents } from '../money/cents.ts';
import { sumCents } from '../money/sumCents.ts';
import { addSpan, type Span } from '../time/addSpan.ts';
import type { QuoteLine } from './QuoteInput.ts';

/** A line of a purchase with its amounts multiplied out and its dates anchored. */
export interface BilledLine<Code extends string> {
  readonly source: QuoteLine<Code>;
  /** Plan and add-ons. */
  readonly planCents: Cents;
  readonly setupFeeCents: Cents;
  /** The amount on the first invoice: nothing of the plan during a trial. */
  readonly nowCents: Cents;
  readonly trialEndsAtMs: number | null;
  /** The instant from which renewals are counted. */
  readonly anchorMs: number;
}

/** Computes a line's amounts and trial. A trial of length 0 is none. */
export const billedLine = <Code extends string>(
  source: QuoteLine<Code>,
  atMs: number,
  trial: Span | undefined,
): BilledLine<Code> => {
  const { addOns = [], quantity, unitAmountCents } = source;
  const planCents =
    quantity === 0
      ? cents(0)
      : sumCents([
          cents(unitAmountCents * quantity),
          ...addOns.map((addOn) => cents(addOn.unitAmountCents * addOn.quantity)),
        ]);
  const setupFeeCents = quantity === 0 ? cents(0) : (source.setupFeeCents ?? cents(0));
  const trialEndsAtMs = trial !== undefined && trial.length > 0 ? addSpan(atMs, trial) : null;
  return {
    source,
    planCents,
    setupFeeCents,
    nowCents: trialEndsAtMs === null ? cents(planCents + setupFeeCents) : setupFeeCents,
    trialEndsAtMs,
    anchorMs: trialEndsAtMs ?? atMs,
  };
};

/** The date of a line's renewal; 0 is the first after the purchase, which after a trial is the trial's end. */
export const renewalAtMs = <Code extends string>(line: BilledLine<Code>, renewal: number): number =>
  addSpan(line.anchorMs, line.source.interval, line.trialEndsAtMs === null ? renewal + 1 : renewal);
