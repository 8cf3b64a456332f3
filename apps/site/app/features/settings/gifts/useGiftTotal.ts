import { type Cents, cents } from '@backbeat/domain';
import { premiumCreditQuery, premiumTaxQuery, queryKeys } from '@backbeat/sdk/query';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useSignedInServices } from '../../session/index.ts';

/** What gift months come to with the tax of where the account is; null while that is being read. */
export const useGiftTotal = (listCents: Cents): Cents | null => {
  const { client } = useSignedInServices();
  const { data: credit, isError } = useQuery(premiumCreditQuery(client));
  const isTaxed = credit?.tax?.address != null && listCents > 0;
  const asked = { plan_code: null, address: null, amounts: [Number(listCents)] };
  const { data: tax, isError: hasFailed } = useQuery(
    isTaxed ? premiumTaxQuery(client, asked) : { queryKey: queryKeys.premiumTax({}), queryFn: skipToken },
  );
  if (credit === undefined && !isError) return null;
  // If the tax cannot be read, the api names the total when it is asked to sell.
  if (!isTaxed || hasFailed) return listCents;
  if (tax === undefined) return null;
  const lines = tax.is_included ? [] : tax.amounts.flatMap((amount) => amount.lines);
  return cents(lines.reduce<number>((sum, { amount_cents }) => sum + amount_cents, listCents));
};
