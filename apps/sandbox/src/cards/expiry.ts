/** A card's last month; the year has four digits. */
export interface Expiry {
  readonly month: number;
  readonly year: number;
}

const fullYear = (year: number): number => (year < 100 ? 2000 + year : year);

/**
 * Month and year from what somebody typed or a browser filled in; `null` when that is no month of a year.
 *
 * @example parseExpiry('1', '2030') // → { month: 1, year: 2030 }
 * @example parseExpiry('13', '30') // → null
 */
export const parseExpiry = (month: string, year: string): Expiry | null => {
  if (!/^\d{1,2}$/.test(month.trim()) || !/^(\d{2}|\d{4})$/.test(year.trim())) return null;
  const parsed = { month: Number(month), year: fullYear(Number(year)) };
  return parsed.month >= 1 && parsed.month <= 12 ? parsed : null;
};

/**
 * Whether the month is over, in UTC. A card is good until the last day of its month.
 *
 * @example isPast({ month: 1, year: 2020 }, Date.UTC(2026, 10, 20)) // → true
 */
export const isPast = ({ month, year }: Expiry, nowMs: number): boolean => Date.UTC(year, month, 1) <= nowMs;

/**
 * What a combined field shows while somebody types.
 *
 * @example formatExpiry('1028') // → '10 / 28'
 * @example formatExpiry('3') // → '03 / '
 */
export const formatExpiry = (typed: string): string => {
  const digits = typed.replace(/\D/g, '');
  const padded = /^[2-9]/.test(digits) ? `0${digits}` : digits;
  const month = padded.slice(0, 2);
  // A browser fills the year in with four digits; two are shown.
  const year = padded.slice(2, 6).replace(/^20(?=\d\d$)/, '');
  if (month.length < 2) return month;
  return `${month} / ${year}`;
};

/**
 * Month and year of a combined field.
 *
 * @example splitExpiry('10 / 28') // → { month: '10', year: '28' }
 */
export const splitExpiry = (shown: string): { month: string; year: string } => {
  const digits = shown.replace(/\D/g, '');
  return { month: digits.slice(0, 2), year: digits.slice(2) };
};
