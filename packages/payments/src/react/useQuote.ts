'use client';

import { cents, type PlanQuoteInput, type Quote, quoteForPlan } from '@backbeat/domain';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { withDeadline } from '../deadline.ts';
import { PaymentError } from '../PaymentError.ts';
import { failure, type Result, success } from '../result.ts';
import {
  answeredState,
  estimateState,
  type QuoteState,
  type ServerTotals,
  unansweredState,
} from './quoteState.ts';

export interface UseQuoteOptions {
  /**
   * Asks your server what it will charge for the estimate. It may be a new function at every render: it is called
   * once per price, and `signal` fires when the price is not wanted any more.
   *
   * A rejection counts as `unconfirmed`, and so do totals that are no whole cents.
   */
  readonly confirm?: (estimate: Quote, signal: AbortSignal) => Promise<ServerTotals>;
  /** How long the server may take. @default 10000 */
  readonly timeoutMs?: number;
}

/** A price, and how to ask for it again. */
export type QuoteControl = QuoteState & {
  /** Asks the server once more. */
  readonly retry: () => void;
};

interface Answer {
  readonly estimate: Quote;
  readonly attempt: number;
  readonly result: Result<ServerTotals>;
}

const unanswered = (cause: unknown) =>
  new PaymentError('unavailable', 'The server did not name a total.', {
    providerCode: 'quote-failed',
    cause,
  });

const tooLate = () =>
  new PaymentError('timeout', 'The server did not name a total in time.', { providerCode: 'quote-timeout' });

/** Money is whole cents: totals with fractions, such as dollars, are refused. */
const wholeTotals = (totals: ServerTotals): ServerTotals => ({
  ...totals,
  nowTotalCents: cents(totals.nowTotalCents),
  nextTotalCents: cents(totals.nextTotalCents),
});

/** Asks within a time limit; when the wait ends, the call is aborted. */
const askServer = (
  confirm: NonNullable<UseQuoteOptions['confirm']>,
  estimate: Quote,
  { ms, signal }: { readonly ms: number; readonly signal: AbortSignal },
): Promise<Result<ServerTotals>> => {
  const asking = new AbortController();
  return withDeadline<ServerTotals>(
    (settle) => {
      const refuse = (cause: unknown) => settle(failure(unanswered(cause)));
      // Called inside a promise, so that a `confirm` that throws counts as one that rejects.
      void Promise.resolve()
        .then(() => confirm(estimate, asking.signal))
        .then(wholeTotals)
        .then((totals) => settle(success(totals)), refuse);
      return () => asking.abort();
    },
    { signal, limit: { ms, error: tooLate } },
  );
};

/** All that decides a price, as one text, so that equal inputs in new objects are the same price. */
const keyOf = ({ planCode, atMs, ...rest }: PlanQuoteInput): string => {
  const { coupon = null, giftCard = null, creditCents = 0, tax = null, audienceTier = null } = rest;
  return JSON.stringify([planCode, atMs, coupon, giftCard, creditCents, tax, audienceTier]);
};

/** One quote object per key, also when the input is a new object at every render. */
const useEstimate = (input: PlanQuoteInput): Quote => {
  const key = keyOf(input);
  const [known, setKnown] = useState(() => ({ key, quote: quoteForPlan(input) }));
  if (known.key === key) return known.quote;
  const next = { key, quote: quoteForPlan(input) };
  setKnown(next);
  return next.quote;
};

/**
 * What an order costs: at once from the domain's own arithmetic, then as the server says it. Where both differ the
 * server's word is shown, and by how much (`differenceCents`).
 *
 * @example
 * const price = useQuote({ planCode, coupon, giftCard, atMs }, { confirm: (quote, signal) => preview(quote, signal) });
 * <OrderSummary planCode={planCode} quote={price.quote} isPending={price.status === 'asking'} />
 */
export const useQuote = (
  input: PlanQuoteInput,
  { confirm, timeoutMs = 10_000 }: UseQuoteOptions = {},
): QuoteControl => {
  const estimate = useEstimate(input);
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const latest = useRef(confirm);
  const isAsked = confirm !== undefined;

  useEffect(() => {
    latest.current = confirm;
  });

  useEffect(() => {
    const ask = latest.current;
    if (!isAsked || !ask) return;
    const leaving = new AbortController();
    void askServer(ask, estimate, { ms: timeoutMs, signal: leaving.signal }).then((result) => {
      if (!leaving.signal.aborted) setAnswer({ estimate, attempt, result });
    });
    return () => leaving.abort();
  }, [estimate, isAsked, timeoutMs, attempt]);

  const retry = useCallback(() => setAttempt((count) => count + 1), []);
  return useMemo(() => {
    if (answer === null || answer.estimate !== estimate || answer.attempt !== attempt) {
      return { ...estimateState(estimate, isAsked ? 'asking' : 'estimate'), retry };
    }
    const { result } = answer;
    return result.ok
      ? { ...answeredState(estimate, result.value), retry }
      : { ...unansweredState(estimate, result.error), retry };
  }, [answer, estimate, attempt, isAsked, retry]);
};
