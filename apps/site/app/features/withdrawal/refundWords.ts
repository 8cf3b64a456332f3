import {
  cents,
  dateText,
  extraChannelsText,
  isPlanCode,
  moneyText,
  plans,
  refundRefusalTexts,
} from '@backbeat/domain';
import type { Refund } from '@backbeat/sdk/contract';

type Method = Refund['method'];

/**
 * What paid, in words.
 *
 * @example methodText({ kind: 'card', brand: 'Visa', last_four: '1111' }) // → 'Visa ending in 1111'
 */
export const methodText = (method: Method): string => {
  if (method === null) return 'Your card';
  if (method.kind === 'paypal') return 'PayPal';
  const brandText = method.brand ?? 'Card';
  return method.last_four === null ? brandText : `${brandText} ending in ${method.last_four}`;
};

const planText = (code: string | null): string =>
  code !== null && isPlanCode(code) ? plans[code].name : 'your plan';

/** The plan, and the extra channels that were paid for with it. */
const paidText = ({
  plan_code,
  extra_channels: channels = 0,
}: Pick<Refund, 'plan_code' | 'extra_channels'>): string =>
  `${planText(plan_code)}${channels === 0 ? '' : ` with ${extraChannelsText(channels)}`}`;

const kindTexts = {
  purchase: (plan) => `First payment of ${plan}`,
  renewal: (plan) => `Renewal of ${plan}`,
  change: (plan) => `Change to ${plan}`,
  gift: () => 'Months for others',
} as const satisfies Readonly<Record<Refund['kind'], (plan: string) => string>>;

/** What a payment was for, and when. */
export const paymentText = (refund: Refund): string =>
  `${kindTexts[refund.kind](paidText(refund))}, ${dateText(refund.paid_at)}`;

/** Where the money goes: a line for each place that gets some, and how the amount is named without digits. */
export const refundLines = (
  refund: Refund,
): readonly { readonly label: string; readonly amountName: string; readonly amount: string }[] =>
  [
    {
      label: methodText(refund.method),
      amountName: refund.method?.kind === 'paypal' ? 'amount to PayPal' : 'amount to your card',
      amountCents: refund.method_cents,
    },
    { label: 'Your gift card', amountName: 'amount to your gift card', amountCents: refund.gift_card_cents },
    { label: 'Credit for your next bills', amountName: 'amount of credit', amountCents: refund.credit_cents },
  ]
    .filter(({ amountCents }) => amountCents > 0)
    .map(({ amountCents, ...line }) => ({ ...line, amount: moneyText(cents(amountCents)) }));

type Ended = Pick<Refund, 'ends' | 'plan_code' | 'extra_channels'>;

/** What ends, and when. */
export const endText = (refund: Ended): string => {
  const { ends, extra_channels: channels } = refund;
  if (ends === 'plan') {
    const keepText =
      channels === undefined
        ? ''
        : ' Extra channels do not go back alone: while the plan renews, you can have fewer from its next bill on.';
    return `${paidText(refund)} ends at once. What was covered until then stays covered, and nothing after it is.${keepText}`;
  }
  return ends === 'gift'
    ? 'The gift ends at once. Whoever has claimed a month keeps it.'
    : 'Nothing ends: what this payment was for is over already, or goes on by a later one.';
};

/** What has ended with a withdrawal; null where nothing has. */
export const endedText = (refund: Ended): string | null => {
  const { ends } = refund;
  if (ends === 'plan')
    return `${paidText(refund)} has ended. What was covered until then stays covered, and nothing after it is.`;
  return ends === 'gift' ? 'The gift has ended. Whoever has claimed a month keeps it.' : null;
};

/** Why a payment does not go back. */
export const refusalText = ({ reason }: Pick<Refund, 'reason'>): string | null =>
  reason === null ? null : refundRefusalTexts[reason];

/** Until when, as long as it is possible. */
export const untilText = ({ until }: Pick<Refund, 'until'>): string => `Possible until ${dateText(until)}.`;

/** The moment of a withdrawal, as a clock on the wall says it. */
const momentText = (at: string): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'long' }).format(new Date(at));

/** How it stands with money that has not moved. */
const openText = (unpaid: NonNullable<Refund['withdrawn']>['unpaid']): string => {
  switch (unpaid) {
    case null:
      return 'We send the money as soon as the payment provider answers.';
    case 'disputed':
      return 'Your bank is getting the payment back for you, so nothing comes from us besides.';
    case 'by_support':
      return 'The payment provider has not sent your money, so our support sends it. You need do nothing.';
  }
  return unpaid satisfies never;
};

/** The acknowledgement: when, and how it stands with the money. */
export const acknowledgedText = (
  { at, done_at, unpaid }: NonNullable<Refund['withdrawn']>,
  { method_cents }: Pick<Refund, 'method_cents'>,
): string => {
  const when = `You withdrew on ${momentText(at)}.`;
  if (done_at === null) return `${when} ${openText(unpaid)}`;
  return method_cents === 0
    ? `${when} The money is back where it came from.`
    : `${when} The money is on its way. Your bank may need some days to show it.`;
};
