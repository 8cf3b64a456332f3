import { couponRefusalTexts, type Notification, type PaidPlanCode } from '@backbeat/domain';
import { declineText } from '@backbeat/payments';
import { ApiError, errorDetailsOf, errorText, NetworkError, TimeoutError } from '@backbeat/sdk';
import type { PlanChangeQuote } from '@backbeat/sdk/contract';
import {
  accountQuery,
  extraChannelsPreviewMutation,
  pausePreviewMutation,
  planChangeMutation,
  planChangePreviewMutation,
  queryKeys,
} from '@backbeat/sdk/query';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { track } from '../../../analytics/track.ts';
import { useSignedInServices } from '../../session/index.ts';
import { planChangedNews, renewalOfChange } from './planChangeWords.ts';

interface Outcomes {
  /** The plan was changed. */
  readonly onDone: (news: Notification) => void;
  /** There is nothing left to change: somebody was quicker. */
  readonly onOver: (news: Notification) => void;
  /** Pro needs a measured channel first. */
  readonly onChannelMissing: () => void;
}

/** These cost nothing today and change nothing that has been paid, so one press is enough. */
const isHarmless = ({ kind, now }: PlanChangeQuote) =>
  (kind === 'keep' || kind === 'resume') && now.total_cents === 0;

/** What stands in the way of a change of plan, and what to do about it. */
type PlanChangeProblem =
  /** Pro has a price only for a channel that has been measured. */
  | { readonly kind: 'channel-missing' }
  /** Another tab or the billing service was quicker; this is the change as it is now. */
  | { readonly kind: 'changed'; readonly text: string; readonly fresh: PlanChangeQuote }
  /** There is nothing left to change. */
  | { readonly kind: 'over'; readonly text: string }
  /** The change is possible, but not with this coupon. */
  | { readonly kind: 'coupon-refused'; readonly text: string }
  | { readonly kind: 'challenge'; readonly actionTokenId: string }
  | { readonly kind: 'failed'; readonly text: string };

const withoutIt = 'This is the change without the code.';

const neverTwice = 'Trying again will not charge you twice.';

const elsewhere = 'Your plan was changed in another tab or on another device.';

/** What a failed preview or confirmation means. Nothing was charged in any of these. */
export const planChangeProblem = (error: unknown): PlanChangeProblem => {
  const action = errorDetailsOf(error, 'three_d_secure_required');
  if (action !== null) return { kind: 'challenge', actionTokenId: action.action_token_id };

  const version = errorDetailsOf(error, 'version_conflict');
  if (version !== null) {
    return version.change === null
      ? { kind: 'over', text: elsewhere }
      : {
          kind: 'changed',
          text: `${elsewhere} Nothing was charged. This is what the change means now.`,
          fresh: version.change,
        };
  }
  const fresh = errorDetailsOf(error, 'quote_changed')?.change;
  if (fresh !== undefined) {
    return {
      kind: 'changed',
      text: 'The amounts have changed. Nothing was charged. Look at the new ones and confirm again.',
      fresh,
    };
  }
  const decline = errorDetailsOf(error, 'payment_declined');
  if (decline !== null) return { kind: 'failed', text: declineText(decline.decline) };
  const fields = errorDetailsOf(error, 'validation')?.fields ?? {};
  if ('channel' in fields) return { kind: 'channel-missing' };
  if ('agreed' in fields)
    return { kind: 'failed', text: 'Our terms have changed. Nothing was charged. Load the page again.' };
  if (error instanceof ApiError && (error.wireCode === 'trial_used' || error.wireCode === 'coupon_used'))
    return { kind: 'coupon-refused', text: `${couponRefusalTexts[error.wireCode]} ${withoutIt}` };
  if (error instanceof ApiError && error.wireCode === 'coupon_invalid')
    return { kind: 'coupon-refused', text: `The coupon does not work for this change. ${withoutIt}` };
  if (error instanceof ApiError && error.wireCode === 'already_subscribed')
    return { kind: 'over', text: elsewhere };
  if (error instanceof ApiError && error.wireCode === 'conflict') {
    return { kind: 'failed', text: 'Another change is still being finished. Wait a moment and try again.' };
  }
  if (error instanceof NetworkError || error instanceof TimeoutError) {
    return {
      kind: 'failed',
      text: `We cannot be reached right now. ${neverTwice}`,
    };
  }
  // A quote is confirmed once, however often it is sent.
  const isServers = error instanceof ApiError && error.status >= 500;
  return { kind: 'failed', text: `${errorText(error)}${isServers ? ` ${neverTwice}` : ''}` };
};

/** Moving to another plan or another number of extra channels, or a pause: what it costs, then the yes to exactly that. One at a time. */
export const usePlanChange = ({ onDone, onOver, onChannelMissing }: Outcomes) => {
  const { client } = useSignedInServices();
  const cache = useQueryClient();
  const preview = useMutation(planChangePreviewMutation(client));
  const pausePreview = useMutation(pausePreviewMutation(client));
  const channelsPreview = useMutation(extraChannelsPreviewMutation(client));
  const change = useMutation(planChangeMutation(client));
  const [fresh, setFresh] = useState<PlanChangeQuote | null>(null);
  const [actionTokenId, setActionTokenId] = useState<string | null>(null);
  const [bankText, setBankText] = useState<string | null>(null);
  const [couponText, setCouponText] = useState<string | null>(null);
  const quote = fresh ?? preview.data ?? pausePreview.data ?? channelsPreview.data ?? null;
  const error = change.error ?? preview.error ?? pausePreview.error ?? channelsPreview.error;
  const problem = error === null ? null : planChangeProblem(error);

  const reactTo = (failure: unknown) => {
    const met = planChangeProblem(failure);
    if (met.kind === 'changed') setFresh(met.fresh);
    if (met.kind === 'challenge') setActionTokenId(met.actionTokenId);
    if (met.kind === 'channel-missing') onChannelMissing();
    if (met.kind === 'changed' || met.kind === 'over') {
      void cache.invalidateQueries({ queryKey: queryKeys.account });
    }
    if (met.kind === 'over') onOver({ error: true, message: met.text });
  };

  const confirmQuote = (agreed: PlanChangeQuote, bankTokenId?: string) => {
    setBankText(null);
    const bank = bankTokenId === undefined ? {} : { three_d_secure_action_result_token_id: bankTokenId };
    // A promise, not `onSuccess`: the view may be gone when the changed account has come.
    const renewal = renewalOfChange(agreed);
    const shown = renewal === null ? {} : { agreed: { renewal } };
    change.mutateAsync({ quote_id: agreed.quote_id, ...bank, ...shown }).then(() => {
      const { kind, plan_code } = agreed;
      track({ name: 'plan_changed', kind, plan_code, total_cents: agreed.now.total_cents });
      onDone(planChangedNews(agreed, cache.getQueryData(accountQuery(client).queryKey)));
    }, reactTo);
  };

  const confirmHarmless = (quoted: PlanChangeQuote) =>
    isHarmless(quoted) ? confirmQuote(quoted) : undefined;

  const ask = (planCode: PaidPlanCode, coupon: string | null = null) => {
    setFresh(null);
    setBankText(null);
    setCouponText(null);
    change.reset();
    preview.mutate(
      { plan_code: planCode, coupon },
      {
        onSuccess: confirmHarmless,
        onError: (failure) => {
          const met = planChangeProblem(failure);
          if (met.kind !== 'coupon-refused' || coupon === null) return reactTo(failure);
          // The coupon came from a link: the change goes on without it.
          ask(planCode);
          setCouponText(met.text);
        },
      },
    );
  };

  /** A pause until a moment; null takes one back, or ends it. */
  const askPause = (until: string | null) => {
    setFresh(null);
    change.reset();
    pausePreview.mutate(until, { onError: reactTo });
  };

  /** Another number of extra channels; the one that there is takes back another that waits. */
  const askChannels = (count: number) => {
    setFresh(null);
    setBankText(null);
    change.reset();
    channelsPreview.mutate(count, { onSuccess: confirmHarmless, onError: reactTo });
  };

  return {
    quote,
    isQuoting: preview.isPending || channelsPreview.isPending,
    isChanging: change.isPending,
    /** What went wrong, in words; a question of the bank is none. */
    problemText: bankText ?? (problem !== null && 'text' in problem ? problem.text : null),
    /** Why the quote is without the coupon that was asked for. */
    couponText,
    /** The bank asks; answered by its token, or not at all. */
    actionTokenId,
    answerBank: (bankTokenId: string | null, text: string | null) => {
      setActionTokenId(null);
      if (bankTokenId !== null && quote !== null) confirmQuote(quote, bankTokenId);
      else change.reset();
      setBankText(text);
    },
    ask,
    askPause,
    askChannels,
    confirm: () => (quote === null || change.isPending ? undefined : confirmQuote(quote)),
  };
};

/** What can be asked for, for views that ask by themselves. */
export type Asking = Pick<ReturnType<typeof usePlanChange>, 'ask' | 'askChannels'>;
