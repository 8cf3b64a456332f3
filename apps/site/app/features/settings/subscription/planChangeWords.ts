import {
  type Account,
  type AudienceTier,
  cents,
  dateText,
  extraChannelsText,
  isPlanCode,
  moneyText,
  type Notification,
  type PlanCode,
  plans,
} from '@backbeat/domain';
import type { ChangeLine, PlanChangePreviewProps } from '@backbeat/pricing';
import type { PlanChangeQuote, ShownRenewal } from '@backbeat/sdk/contract';
import { shownRenewal } from '../../checkout/index.ts';
import { withChannels } from './extraChannelWords.ts';

type Words = Pick<
  PlanChangePreviewProps,
  'title' | 'note' | 'fromName' | 'toName' | 'today' | 'next' | 'confirmText'
>;

const tierWords = { One: 'first', Two: 'second', Three: 'third', Four: 'fourth' } as const satisfies Record<
  AudienceTier['name'],
  string
>;

const periodNouns = { monthly: 'one month', yearly: 'one year' } as const;

const planOfCode = (code: string) => (isPlanCode(code) ? plans[code] : plans.free);

interface Names {
  readonly fromName: string;
  readonly toName: string;
}

/** The names of both plans; of the same product, with their periods. */
const namesOf = (from: PlanCode, to: PlanCode): Names => {
  const [one, other] = [plans[from], plans[to]];
  return one.product === other.product
    ? {
        fromName: `${one.name} ${one.billingPeriod ?? ''}`,
        toName: `${other.name} ${other.billingPeriod ?? ''}`,
      }
    : { fromName: one.name, toName: other.name };
};

/** Extra channels before and after a change; a plan of the same code changes nothing but them. */
const channelsOf = ({
  from_plan_code,
  plan_code,
  from_extra_channels: before = 0,
  extra_channels: after = 0,
}: Pick<PlanChangeQuote, 'from_plan_code' | 'plan_code' | 'from_extra_channels' | 'extra_channels'>) => ({
  before,
  after,
  areAll: from_plan_code === plan_code && before !== after,
});

/** A day without its year: the headings beside it name the year. */
export const dayText = (date: string) => dateText(date).replace(/, \d+$/, '');

const noteOf = (quote: PlanChangeQuote, { fromName }: Pick<Names, 'fromName'>): string => {
  const { kind, now, starts_at } = quote;
  if (kind === 'renewal')
    return `Starts on ${dateText(starts_at)}. You keep ${fromName} until then, and nothing is charged today.`;
  if (now.charge_cents === 0) return 'Starts now. Your free trial goes on, and nothing is charged today.';
  return now.credit_cents > 0
    ? `Starts now. The unused part of ${fromName} counts towards it.`
    : 'Starts now.';
};

const line = (label: string, amountCents: number): ChangeLine[] =>
  amountCents === 0 ? [] : [{ label, amountCents: cents(amountCents) }];

const todayLines = (
  { now, unused_days, period_ends_at, credit_left_cents }: PlanChangeQuote,
  names: Names,
): ChangeLine[] => [
  ...line(
    `${names.toName} until ${dayText(period_ends_at)}${now.has_vat ? ', incl. VAT' : ''}`,
    now.charge_cents,
  ),
  ...line('Coupon', -now.discount_cents),
  ...line('Tax', now.tax_cents ?? 0),
  ...line(
    `${names.fromName}, ${unused_days} unused ${unused_days === 1 ? 'day' : 'days'}`,
    -now.credit_cents,
  ),
  ...line('Credit for your next bills', credit_left_cents),
];

/** What the button says that agrees to another number of extra channels. */
const channelsButton =
  ({ kind, now, starts_at }: PlanChangeQuote, before: number, after: number) =>
  (today: string): string => {
    if (kind === 'renewal') return `Have ${extraChannelsText(after)} from ${dayText(starts_at)}`;
    if (now.total_cents === 0) return `Have ${extraChannelsText(after)}`;
    const more = after - before;
    const what =
      before === 0 ? extraChannelsText(after) : `${more} more ${more === 1 ? 'channel' : 'channels'}`;
    return `Pay ${today} for ${what}`;
  };

/** A quote for other extra channels: the plan stays, and its name says how many it comes with. */
const channelNames = (quote: PlanChangeQuote, plan: string, before: number, after: number) => ({
  names: { fromName: `${plan}${withChannels(before)}`, toName: `${plan}${withChannels(after)}` },
  shown: {
    fromName: before === 0 ? `${plan} as it is` : extraChannelsText(before),
    title: `${before} to ${after === 1 ? '1 extra channel' : `${after} extra channels`}`,
    confirmText: channelsButton(quote, before, after),
  },
});

/** A quote for another plan, to which the extra channels come along. */
const planNames = (quote: PlanChangeQuote, from: PlanCode, to: PlanCode, extra: number) => {
  const { fromName, toName } = namesOf(from, to);
  const tier = quote.audience_tier === null ? '' : `, ${tierWords[quote.audience_tier]} tier`;
  const names = { fromName: `${fromName}${withChannels(extra)}`, toName: `${toName}${withChannels(extra)}` };
  return { names, shown: { fromName, toName, title: `${fromName} to ${toName}${tier}` } };
};

/**
 * A quote in the words of its preview.
 *
 * @param atMs today, in epoch milliseconds
 */
export const planChangeWords = (quote: PlanChangeQuote, atMs: number): Words => {
  const [from, to] = [planOfCode(quote.from_plan_code), planOfCode(quote.plan_code)];
  const { before, after, areAll } = channelsOf(quote);
  const { names, shown } = areAll
    ? channelNames(quote, to.name, before, after)
    : planNames(quote, from.code, to.code, after);
  const noun = to.billingPeriod === null ? '' : `, ${periodNouns[to.billingPeriod]}`;
  const stay =
    areAll || after === 0 ? '' : ` Your ${extraChannelsText(after)} ${after === 1 ? 'stays' : 'stay'}.`;
  return {
    ...names,
    ...shown,
    note: `${noteOf(quote, areAll ? names : shown)}${stay}`,
    today: { atMs, totalCents: cents(quote.now.total_cents), lines: todayLines(quote, names) },
    next: {
      atMs: Date.parse(quote.next.at),
      totalCents: cents(quote.next.total_cents),
      lines: line(`${to.name}${withChannels(after)}${noun}`, quote.next.total_cents),
    },
  };
};

/**
 * What the plan renews for, as it stands beside the button and as the confirmation tells it; null where nothing begins
 * to renew, or an api of the release before does not say.
 */
export const renewalOfChange = ({
  plan_code: planCode,
  renewal_cents: amountCents,
  next,
}: Pick<PlanChangeQuote, 'plan_code' | 'renewal_cents' | 'next'>): ShownRenewal | null =>
  amountCents === undefined
    ? null
    : shownRenewal({ planCode, amountCents: cents(amountCents), firstAt: next.at });

/** What of a quote says what was done. */
type Done = Pick<
  PlanChangeQuote,
  'kind' | 'from_plan_code' | 'plan_code' | 'from_extra_channels' | 'extra_channels' | 'starts_at' | 'next'
>;

const doneText = (quote: Done): string => {
  const { kind, plan_code, starts_at, next } = quote;
  const { after, areAll } = channelsOf(quote);
  const name = `${planOfCode(plan_code).name}${withChannels(after)}`;
  if (kind === 'pause')
    return `${name} goes on until ${dateText(starts_at)}. Then it is paused until ${dateText(next.at)}.`;
  if (kind === 'unpause') return `${name} is running again.`;
  if (kind === 'renewal')
    return areAll
      ? `From ${dateText(starts_at)} you have ${extraChannelsText(after)}.`
      : `${name} starts on ${dateText(starts_at)}.`;
  // A cancellation gave up what was set to follow: this names what follows now.
  if (kind === 'resume')
    return `You stay on ${name}. Next payment: ${moneyText(cents(next.total_cents))} on ${dateText(next.at)}.`;
  return kind === 'now' ? `You are on ${name}.` : `You stay on ${name}.`;
};

/**
 * What is said when the change has been made.
 *
 * @param after the account as it is now: a bill that the change brings along can have been declined
 * @example planChangedNews({ ...quote, kind: 'keep', plan_code: 'rocksprem_i_m_v2' }, account).message
 * // → 'You stay on Premium.'
 */
export const planChangedNews = (
  quote: Done,
  after: Pick<Account, 'subscription'> | undefined,
): Notification =>
  after?.subscription?.state === 'past_due'
    ? {
        error: true,
        message: `Your card was declined, so ${planOfCode(quote.plan_code).name} is not paid for. Another card pays it at once.`,
      }
    : { error: false, message: doneText(quote) };
