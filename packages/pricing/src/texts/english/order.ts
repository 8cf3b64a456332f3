import type { PricingTexts } from '../PricingTexts.ts';
import { nouns, span } from './nouns.ts';

/** What an order says. */
export const orderTexts = {
  afterTrial: (isMonth) => `After your free ${isMonth ? 'month' : 'trial'}`,
  amountOn: (amount, date) => `${amount} on ${date}`,
  amountOff: (amount) => `${amount} off`,
  comingPayments: 'Coming payments',
  couponLine: (off) => `Coupon, ${off}`,
  couponOnAll: (off) => `The coupon takes ${off} every payment.`,
  couponOnFirst: (off) => `The coupon takes ${off} the first payment.`,
  couponUntil: (off, date) => `The coupon takes ${off} payments before ${date}.`,
  creditLine: 'Credit on your account',
  discount: 'Discount',
  firstPayment: 'First payment',
  firstSpanFree: (of) =>
    of.amount === 1 ? `Your first ${of.unit} is free.` : `Your first ${span(of)} are free.`,
  freeTrial: 'Free trial',
  freeTrialOf: (of) => `Free trial, ${span(of)}`,
  freeUntil: (date) => `Free until ${date}.`,
  giftCardLeft: 'Left on the card',
  giftCardLine: 'Gift card',
  nextPayment: 'Next payment',
  nothingToPay: 'Nothing to pay today.',
  percentOff: (percent) => `${percent}% off`,
  planLine: (planName, period) => `${planName}, one ${nouns[period]}`,
  tax: 'Tax',
  taxName: (type) => {
    if (type === 'vat' || type === 'GB') return 'VAT';
    if (type === 'usst') return 'Sales tax';
    return /^[A-Z]{3,}$/.test(type) ? type : 'Tax';
  },
  terms: (days) => `Cancel any time. Full refund within ${days} days of payment.`,
  totalToday: 'Total today',
  vatInside: 'Of which VAT',
  withVat: (text) => `${text}, incl. VAT`,
} satisfies Partial<PricingTexts>;
