import {
  cents,
  dateText,
  isPlanCode,
  moneyText,
  type PaidPlanCode,
  type PauseRange,
  pauseRange,
  plans,
  policy,
} from '@backbeat/domain';
import type { Account, PlanChangeQuote } from '@backbeat/sdk/contract';
import { dayText } from './planChangeWords.ts';

/** A subscription that can be paused. */
export interface Pausable {
  readonly planCode: PaidPlanCode;
  readonly name: string;
  /** What is paid for lasts until then, and the pause begins. ISO 8601. */
  readonly startsAt: string;
  readonly range: PauseRange;
}

/**
 * Whether a subscription can be paused: one that was bought here, is paid for and waits for nothing else.
 *
 * @param atMs now, in epoch milliseconds: a trial cannot be paused
 */
export const pausable = (account: Account, atMs: number): Pausable | null => {
  const { subscription } = account;
  if (subscription === null || account.deletes_at != null) return null;
  const { state, provider, plan_code: code, paid_through_date: startsAt } = subscription;
  if (state !== 'active' || provider !== null || startsAt === null) return null;
  if (code == null || !isPlanCode(code) || code === 'free') return null;
  const { pending_plan_code, pending_extra_channels, pauses_at } = subscription;
  const waits = pending_plan_code != null || pending_extra_channels != null || pauses_at != null;
  const isOnTrial =
    subscription.first_billing_date !== null && Date.parse(subscription.first_billing_date) > atMs;
  if (waits || isOnTrial) return null;
  return { planCode: code, name: plans[code].name, startsAt, range: pauseRange(startsAt) };
};

/** The lengths of a pause that are offered, in months. */
export const pauseMonths = Array.from({ length: policy.maxPauseMonths }, (_, index) => index + 1);

/** A day as a date field writes it. */
export const dayOf = (atMs: number): string => new Date(atMs).toISOString().slice(0, 10);

/** A year that is not typed to its end has fewer digits. */
const isTyped = (day: string): boolean => /^[1-9]\d{3}-/.test(day);

/**
 * What the field of a day says of it, as it is typed.
 *
 * @example dayField('', { firstMs: 0, lastMs: Date.UTC(2027, 2, 20) }).message // → 'March 20, 2027 at the latest'
 */
export const dayField = (day: string, { firstMs, lastMs }: PauseRange) => {
  const ms = Date.parse(day);
  const isOut = isTyped(day) && (ms < firstMs || ms > lastMs);
  return isOut
    ? ({ state: 'error', message: `Choose a day from ${dateText(firstMs)} to ${dateText(lastMs)}.` } as const)
    : { message: `${dateText(lastMs)} at the latest` };
};

/** A pause, or the end of one, in the words of its preview. */
export interface PauseWords {
  readonly title: string;
  readonly note: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly confirmLabel: string;
}

const payment = ({ next }: PlanChangeQuote): string =>
  `${moneyText(cents(next.total_cents))} on ${dateText(next.at)}`;

const money = (label: string, amountCents: number) =>
  amountCents === 0 ? [] : [{ label, value: moneyText(cents(amountCents)) }];

/** A quote in the words of its preview. */
export const pauseWords = (quote: PlanChangeQuote): PauseWords => {
  const { kind, now, plan_code, starts_at, period_ends_at, next } = quote;
  const { name } = plans[plan_code];
  if (kind === 'pause')
    return {
      title: `Pause ${name}`,
      note: 'While paused you are on Free: ten stations, with the chatbot on. You can resume on any day before.',
      facts: [
        { label: 'Covered until', value: dateText(starts_at) },
        { label: 'Paused until', value: dateText(next.at) },
        { label: 'To pay today', value: 'Nothing' },
        { label: 'Next payment', value: payment(quote) },
      ],
      confirmLabel: `Pause from ${dayText(starts_at)}`,
    };
  if (kind === 'unpause') {
    const { charge_cents: chargeCents, discount_cents: discountCents, tax_cents: taxCents = 0 } = now;
    const creditCents = chargeCents - discountCents + taxCents - now.credit_cents - now.total_cents;
    const total = moneyText(cents(now.total_cents));
    return {
      title: `Resume ${name}`,
      note: 'A new period begins today. This is what the billing service will charge, and it holds for 10 minutes.',
      facts: [
        ...(creditCents + discountCents + taxCents === 0 ? [] : money(name, chargeCents)),
        ...money('Coupon', -discountCents),
        ...money('Tax', taxCents),
        ...money('Credit', -creditCents),
        { label: now.has_vat ? 'To pay today, incl. VAT' : 'To pay today', value: total },
        { label: 'Covered until', value: dateText(period_ends_at) },
        { label: 'Next payment', value: payment(quote) },
      ],
      confirmLabel: now.total_cents === 0 ? `Resume ${name}` : `Resume and pay ${total}`,
    };
  }
  return {
    title: `Keep ${name}`,
    note: 'The pause has not begun. Nothing is charged today.',
    facts: [{ label: 'Next payment', value: payment(quote) }],
    confirmLabel: `Keep ${name}`,
  };
};

/** The facts in one line, for those who hear them. */
export const spokenFacts = ({ facts }: Pick<PauseWords, 'facts'>): string =>
  facts.map(({ label, value }) => `${label}: ${value}.`).join(' ');
