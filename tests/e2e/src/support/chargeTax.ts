import { ledgerOf } from './ledger.ts';
import { moveClock } from './moveClock.ts';
import { expect, type RunningSystem } from './test.ts';

/** A rate of one part. */
export const rate = (country: string, type: string, millionths: number, postalCode = '') => ({
  country,
  postalCode,
  type,
  region: country,
  parts: [{ type, region: country, millionths }],
});

const usual = [rate('DE', 'vat', 190_000), rate('US', 'usst', 87_500, '941')];

/** Switches tax on at the payment provider, as its operator does. */
export const chargeTax = async (
  { sandboxUrl }: Pick<RunningSystem, 'sandboxUrl'>,
  setup: { readonly rates?: readonly object[]; readonly isInclusive?: boolean } = {},
): Promise<void> => {
  const answer = await fetch(`${sandboxUrl}/tax`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ home: 'FR', rates: usual, ...setup }),
  });
  expect(answer.status).toBe(200);
};

/** The charges of an account, after so many more months. */
export const chargesOf = async (
  system: RunningSystem,
  accountCode: string,
  months = 0,
): Promise<number[]> => {
  if (months > 0) await moveClock(system, { months });
  return (await ledgerOf(system, accountCode)).charges.map(({ amountCents }) => amountCents);
};
