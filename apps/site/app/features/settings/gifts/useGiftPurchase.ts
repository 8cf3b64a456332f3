import { type Cents, giveRefusals, giveRefusalTexts } from '@backbeat/domain';
import type { CardFieldsHandle } from '@backbeat/payments/react';
import { errorDetailsOf, invalidFields } from '@backbeat/sdk';
import type { Gift, TaxAddress } from '@backbeat/sdk/contract';
import { giftBuyMutation, giftsQuery, queryKeys } from '@backbeat/sdk/query';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { type CheckoutProblem, runPurchase, shownTerms, useChallenge } from '../../checkout/index.ts';
import { useSignedInServices } from '../../session/index.ts';

/** What the form holds. */
export interface GiveFields {
  readonly places: string;
  readonly last_day: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly agreed: boolean;
}

/** The same, with the months counted. */
interface GiftOrder extends Omit<GiveFields, 'places'> {
  readonly places: number;
  /** Where the buyer said to be; null where the form did not ask. */
  readonly address: TaxAddress | null;
}

/** A total that the api named in place of ours, and the order that it answered. */
interface ChangedTotal extends Pick<GiftOrder, 'places' | 'address'> {
  readonly totalCents: Cents;
}

const refusalText = (error: unknown): string | null => {
  // Tax is charged since the form was shown.
  if (invalidFields(error).includes('address'))
    return 'Say where you are: tax goes by it. Nothing was charged.';
  const reason = errorDetailsOf(error, 'gift_refused')?.reason;
  const known = giveRefusals.find((refusal) => refusal === reason);
  return known === undefined ? null : `${giveRefusalTexts[known]} Nothing was charged.`;
};

/**
 * Buying months: one attempt at a time. After an answer that got lost the same token is sent again, so that both
 * attempts charge once.
 */
export const useGiftPurchase = (card: RefObject<CardFieldsHandle | null>, onGiven: (gift: Gift) => void) => {
  const { client } = useSignedInServices();
  const { mutateAsync } = useMutation(giftBuyMutation(client));
  const cache = useQueryClient();
  const challenge = useChallenge();
  const isBusy = useRef(false);
  const kept = useRef<{ readonly order: string; readonly id: string } | null>(null);
  const [isPaying, setIsPaying] = useState(false);
  const [problem, setProblem] = useState<CheckoutProblem | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [changedTotal, setChangedTotal] = useState<ChangedTotal | null>(null);

  const pay = async (fields: GiftOrder, totalCents: Cents): Promise<void> => {
    const field = card.current;
    if (isBusy.current || field === null) return;
    isBusy.current = true;
    setIsPaying(true);
    setProblem(null);
    setRefusal(null);
    const holder = { firstName: fields.first_name.trim(), lastName: fields.last_name.trim() };
    const { places, address } = fields;
    const body = {
      places,
      last_day: fields.last_day,
      total_cents: totalCents,
      agreedTerms: true as const,
      agreed: { terms: shownTerms },
      first_name: holder.firstName,
      last_name: holder.lastName,
      email: fields.email.trim(),
      ...(address === null ? {} : { address }),
    };
    const order = JSON.stringify(body);
    const known = new Set(cache.getQueryData(giftsQuery(client).queryKey)?.gifts.map(({ id }) => id));
    let bought: Gift | undefined;
    const outcome = await runPurchase({
      token: async () =>
        kept.current?.order === order ? { ok: true, value: { id: kept.current.id } } : field.tokenize(holder),
      send: async (tokenId, bankTokenId) => {
        kept.current = { order, id: tokenId };
        const bank = bankTokenId === undefined ? {} : { three_d_secure_action_result_token_id: bankTokenId };
        try {
          bought = await mutateAsync({ ...body, rjs_token_id: tokenId, ...bank });
        } catch (error) {
          setRefusal(refusalText(error));
          throw error;
        }
      },
      challenge: challenge.ask,
      // The answer got lost: is there a gift that was not there before?
      hasPlan: async () => {
        const { gifts } = await cache.fetchQuery({ ...giftsQuery(client), staleTime: 0 });
        bought = gifts.find((gift) => !known.has(gift.id) && gift.places === places);
        return bought !== undefined;
      },
    });
    isBusy.current = false;
    setIsPaying(false);
    if (outcome.kind === 'failed') {
      if (!outcome.keepsToken) kept.current = null;
      if (outcome.problem.kind === 'quote-changed')
        setChangedTotal({ places, address, totalCents: outcome.problem.nowTotalCents });
      // A rate may have changed, or tax may be charged, since they were read.
      if (outcome.problem.kind === 'quote-changed' || outcome.problem.kind === 'details-refused') {
        void cache.invalidateQueries({ queryKey: queryKeys.premiumCredit });
        void cache.invalidateQueries({ queryKey: queryKeys.premiumTaxes });
      }
      return setProblem(outcome.problem);
    }
    kept.current = null;
    if (bought !== undefined) onGiven(bought);
  };

  return { pay, isPaying, problem, refusal, changedTotal, challenge };
};
