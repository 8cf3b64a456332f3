import { extraChannelsText, isExtraChannelCode } from '@backbeat/domain';
import type { CreditPayment, Invoice, LineItem, Transaction } from 'recurly';
import type { ProviderInvoice } from '../ProviderInvoice.ts';
import { centsOf } from './centsOf.ts';
import { readTaxes, taxOnTopCents } from './readTaxes.ts';

type Payment = ProviderInvoice['payments'][number];
type Line = ProviderInvoice['lines'][number];

const readLine = (item: LineItem): Line => {
  const { addOnCode, quantity, type } = item;
  const extraChannels = isExtraChannelCode(addOnCode ?? '') && type === 'charge' ? (quantity ?? 1) : 0;
  return {
    // The provider names an add-on and not how many there are of it.
    description: extraChannels > 0 ? extraChannelsText(extraChannels) : (item.description ?? ''),
    extraChannels,
    // An add-on's line has the code of its plan too.
    planCode: addOnCode ? null : (item.planCode ?? null),
    giftMark: item.accountingCode ?? null,
    amountCents: centsOf(item.subtotal ?? 0),
    startsAt: item.startDate ?? null,
    endsAt: item.endDate ?? null,
  };
};

/** A long invoice arrives with its first lines only; one line stands for the rest, so that the sum is right. */
const otherLines = (lines: readonly Line[], subtotalCents: number): Line[] => {
  const rest = subtotalCents - lines.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return rest === 0
    ? []
    : [
        {
          description: 'Other items',
          planCode: null,
          giftMark: null,
          extraChannels: 0,
          amountCents: rest,
          startsAt: null,
          endsAt: null,
        },
      ];
};

const readCreditPayment = ({ action, amount, voidedAt, originalInvoice }: CreditPayment): Payment[] =>
  action !== 'payment' || voidedAt
    ? []
    : [
        {
          kind: 'credit',
          brand: null,
          lastFour: null,
          amountCents: centsOf(amount ?? 0),
          creditId: originalInvoice?.id ?? null,
        },
      ];

const paying: ReadonlySet<string> = new Set(['purchase', 'capture']);

const readTransaction = ({ type, status, amount, paymentMethod }: Transaction): Payment[] => {
  const isRefund = type === 'refund';
  if (status !== 'success' || (!isRefund && !paying.has(type ?? ''))) return [];
  const { object, cardType, lastFour } = paymentMethod ?? {};
  const amountCents = centsOf(amount ?? 0) * (isRefund ? -1 : 1);
  return object?.startsWith('paypal')
    ? [{ kind: 'paypal', brand: null, lastFour: null, amountCents, creditId: null }]
    : [{ kind: 'card', brand: cardType ?? null, lastFour: lastFour ?? null, amountCents, creditId: null }];
};

const chargeState = (state: string, totalCents: number, refundedCents: number): ProviderInvoice['state'] => {
  switch (state) {
    case 'paid':
      if (refundedCents <= 0) return 'paid';
      return refundedCents >= totalCents ? 'refunded' : 'partly_refunded';
    case 'past_due':
    case 'failed':
    case 'voided':
      return state;
    default:
      return 'open';
  }
};

const origins = ['purchase', 'renewal', 'immediate_change'] as const;

const lastPayment = ({ transactions }: Invoice): Date | null =>
  (transactions ?? [])
    .filter(({ type, status }) => status === 'success' && paying.has(type ?? ''))
    .flatMap(({ createdAt }) => createdAt ?? [])
    .toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null;

/** Where a bank takes money back, the provider writes a transaction of that status or origin. */
const isDisputed = ({ transactions }: Invoice): boolean =>
  (transactions ?? []).some(({ status, origin }) => status === 'chargeback' || origin === 'chargeback');

/** The provider's invoice in our terms and in cents; null for a draft. */
export const readInvoice = (invoice: Invoice, refundOf: string | null = null): ProviderInvoice | null => {
  const { number, account, createdAt, refundableAmount, state } = invoice;
  if (!number || !account?.code || !createdAt) return null;
  const kind = invoice.type === 'credit' ? 'credit' : 'charge';
  const subtotalCents = centsOf(invoice.subtotal ?? 0);
  const lines = (invoice.lineItems ?? []).map(readLine);
  const payments = [
    ...(kind === 'credit' ? [] : (invoice.creditPayments ?? []).flatMap(readCreditPayment)),
    ...(invoice.transactions ?? []).flatMap(readTransaction),
  ];
  const totalCents = centsOf(invoice.total ?? 0);
  const refunds = payments.filter(({ amountCents }) => amountCents < 0);
  const refundedCents =
    kind === 'credit'
      ? -refunds.reduce((sum, { amountCents }) => sum + amountCents, 0)
      : // What can be refunded begins with the total, whatever paid it.
        Math.max(
          0,
          refundableAmount == null || state !== 'paid' ? 0 : totalCents - centsOf(refundableAmount),
        );
  const creditState = refunds.length > 0 ? 'refunded' : 'credited';
  const chargedState = chargeState(state ?? '', totalCents, refundedCents);
  return {
    id: invoice.id ?? '',
    number,
    accountCode: account.code,
    email: account.email ?? null,
    subscriptionIds: invoice.subscriptionIds ?? [],
    origin: origins.find((one) => one === invoice.origin) ?? 'other',
    kind,
    state: kind === 'charge' || state === 'voided' ? chargedState : creditState,
    issuedAt: createdAt,
    paidAt: lastPayment(invoice) ?? createdAt,
    lines: [...lines, ...otherLines(lines, subtotalCents)],
    discountCents: centsOf(invoice.discount ?? 0),
    taxCents: taxOnTopCents(invoice),
    taxes: readTaxes(invoice),
    taxNotes: [
      ...(invoice.vatNumber ? [`VAT number: ${invoice.vatNumber}`] : []),
      ...(invoice.vatReverseChargeNotes ? [invoice.vatReverseChargeNotes] : []),
    ],
    totalCents,
    payments,
    refundedCents,
    balanceCents: kind === 'credit' ? 0 : centsOf(invoice.balance ?? 0),
    isDisputed: isDisputed(invoice),
    refundOf: kind === 'credit' ? refundOf : null,
  };
};
