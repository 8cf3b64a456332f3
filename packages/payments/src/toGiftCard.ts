import { type GiftCard, isRecord } from '@backbeat/domain';
import { toCents } from './toCoupon.ts';

/** The provider's gift card (`{currency, unit_amount}` in dollars) as the domain knows it. */
export const toGiftCard = (answer: unknown, code: string): GiftCard | null => {
  if (!isRecord(answer)) return null;
  const { currency, unit_amount: balance } = answer;
  if (typeof currency !== 'string' || typeof balance !== 'number' || !(balance >= 0)) return null;
  return { code, currency, balanceCents: toCents(balance) };
};
