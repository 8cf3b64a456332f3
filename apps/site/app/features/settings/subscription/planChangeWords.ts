import {
  type Account,
  type AudienceTier,
  cents,
  dateText,
  isPlanCode,
  moneyText,
  type Notification,
  type PlanCode,
  plans,
} from '@backbeat/domain';
import type { ChangeLine, PlanChangePreviewProps } from '@backbeat/pricing';
import type { PlanChangeQuote, ShownRenewal } from '@backbeat/sdk/contract';
import { shownRenewal } from '../../checkout/index.ts';

type Words = Pick<PlanChangePreviewProps, 'title' | 'note' | 'fromName' | 'toName' | 'today' | 'next'>;

const tierWords = { One: 'first', Two: 'second', Three: 'third', Four: 'fourth' } as const satisfies Record<
  AudienceTier['name'],
  string
>;

const periodNouns = { monthly: 'one month', yearly: 'one year' } as const;

const planOfCode = (code: string) => (isPlanCode(code) ? plans[code] : plans.free);

/** The names of both plans; of the same product, with their periods. */
const namesOf = (from: PlanCode, to: PlanCode): { readonly fromName: string; readonly toName: string } => {
  const [one, other] = [plans[from], plans[to]];
  return one.product === other.product
    ? {
        fromName: `${one.name} ${one.billingPeriod ?? ''}`,
        toName: `${other.name} ${other.billingPeriod ?? ''}`,
      }
    : { fromName: one.name, toName: other.name };
};

/** A day without its year: the headings beside it name the year. */
export const dayText = (date: string) => dateText(date).replace(/, \d+$/, '');

const noteOf = (quote: PlanChangeQuote, fromName: string): string => {
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
  names: {
    readonly fromName: string;
    readonly toName: string;
  },
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

/**
 * A quote in the words of its preview.
 *
 * @param atMs today, in epoch milliseconds
 */
export const planChangeWords = (quote: PlanChangeQuote, atMs: number): Words => {
  const [from, to] = [planOfCode(quote.from_plan_code), planOfCode(quote.plan_code)];
  const names = namesOf(from.code, to.code);
  const tier = quote.audience_tier === null ? '' : `, ${tierWords[quote.audience_tier]} tier`;
  const noun = to.billingPeriod === null ? '' : `, ${periodNouns[to.billingPeriod]}`;
  return {
    ...names,
    title: `${names.fromName} to ${names.toName}${tier}`,
    note: noteOf(quote, names.fromName),
    today: { atMs, totalCents: cents(quote.now.total_cents), lines: todayLines(quote, names) },
    next: {
      atMs: Date.parse(quote.next.at),
      totalCents: cents(quote.next.total_cents),
      lines: line(`${to.name}${noun}`, quote.next.total_cents),
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

const doneText = ({
  kind,
  plan_code,
  starts_at,
  next,
}: Pick<PlanChangeQuote, 'kind' | 'plan_code' | 'starts_at' | 'next'>): string => {
  const { name } = planOfCode(plan_code);
  if (kind === 'pause')
    return `${name} goes on until ${dateText(starts_at)}. Then it is paused until ${dateText(next.at)}.`;
  if (kind === 'unpause') return `${name} is running again.`;
  if (kind === 'renewal') return `${name} starts on ${dateText(starts_at)}.`;
  // A cancellation gave up what was set to follow: this names what follows now.
  if (kind === 'resume')
    return `You stay on ${name}. Next payment: ${moneyText(cents(next.total_cents))} on ${dateText(next.at)}.`;
  return kind === 'now' ? `You are on ${name}.` : `You stay on ${name}.`;
};

/**
 * What is said when the change has been made.
 *
 * @param after the account as it is now: a bill that the change brings along can have been declined
 * @example planChangedNews({ kind: 'keep', plan_code: 'rocksprem_i_m_v2', starts_at: '2026-12-02T00:00:00Z' }, account).message
 * // → 'You stay on Premium.'
 */
export const planChangedNews = (
  quote: Pick<PlanChangeQuote, 'kind' | 'plan_code' | 'starts_at' | 'next'>,
  after: Pick<Account, 'subscription'> | undefined,
): Notification =>
  after?.subscription?.state === 'past_due'
    ? {
        error: true,
        message: `Your card was declined, so ${planOfCode(quote.plan_code).name} is not paid for. Another card pays it at once.`,
      }
    : { error: false, message: doneText(quote) };
