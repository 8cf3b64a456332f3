import { type Account, brand, conversionCents, isPlanCode } from '@backbeat/domain';
import type { SafeStorage } from '@backbeat/sdk';

/** A sale, as the affiliate program hears of it. */
export interface Conversion {
  readonly accountHash: string;
  /** In dollars, with two decimals. */
  readonly value: string;
  readonly currency: 'USD';
}

/** A sale and what it is told apart by: the same purchase has the same key on every visit. */
export interface KeyedConversion {
  readonly key: string;
  readonly conversion: Conversion;
}

/**
 * The sale that a visit of a thank-you page stands for; null when the address names somebody else's purchase, or
 * when nothing was bought.
 *
 * @param hash the account that the address names
 */
export const conversionOf = (
  { user, subscription }: Account,
  hash: string | null,
): KeyedConversion | null => {
  const code = subscription?.plan_code ?? null;
  if (hash !== user.hash || subscription?.state !== 'active' || code === null || !isPlanCode(code))
    return null;
  return {
    key: [user.hash, code, subscription.first_billing_date].join(' '),
    conversion: { accountHash: user.hash, value: (conversionCents(code) / 100).toFixed(2), currency: 'USD' },
  };
};

const marksKey = `${brand.slug}.conversions`;
const keptMarks = 20;

/**
 * Whether a sale is told now: true the first time, false for ever after in this browser. Where nothing can be
 * kept nothing is told, as it could be told twice.
 */
export const claimConversion = (storage: SafeStorage, key: string): boolean => {
  const marks = (storage.getItem(marksKey) ?? '').split('\n').filter((mark) => mark !== '');
  if (marks.includes(key)) return false;
  storage.setItem(marksKey, [...marks, key].slice(-keptMarks).join('\n'));
  return storage.lasts(marksKey);
};
