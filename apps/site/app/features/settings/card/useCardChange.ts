import type { Account } from '@backbeat/domain';
import type { CardFieldsHandle } from '@backbeat/payments/react';
import { accountQuery, premiumCardUpdateMutation, queryKeys } from '@backbeat/sdk/query';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { track } from '../../../analytics/track.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { type CheckoutProblem, runPurchase, useChallenge } from '../../checkout/index.ts';
import { useSignedInServices } from '../../session/index.ts';
import { notified } from '../notificationSlice.ts';
import { cardChangedText } from './cardChangeWords.ts';
import { cardChangeClosed } from './cardSlice.ts';

/** The name that is printed on the card. */
export interface CardHolder {
  readonly first_name: string;
  readonly last_name: string;
}

/** Putting another card on file: one attempt at a time, with the bank's question where it has one. */
export const useCardChange = (account: Account, card: RefObject<CardFieldsHandle | null>) => {
  const { client } = useSignedInServices();
  const { mutateAsync } = useMutation(premiumCardUpdateMutation(client));
  const cache = useQueryClient();
  const dispatch = useAppDispatch();
  const challenge = useChallenge();
  const isBusy = useRef(false);
  const [isSaving, setIsSaving] = useState(false);
  const [problem, setProblem] = useState<CheckoutProblem | null>(null);

  const save = async ({ first_name, last_name }: CardHolder): Promise<void> => {
    const field = card.current;
    if (isBusy.current || field === null) return;
    isBusy.current = true;
    setIsSaving(true);
    setProblem(null);
    const billing = { firstName: first_name.trim(), lastName: last_name.trim() };
    const outcome = await runPurchase({
      token: () => field.tokenize(billing),
      send: async (tokenId, bankTokenId) => {
        const bank = bankTokenId === undefined ? {} : { three_d_secure_action_result_token_id: bankTokenId };
        const { payment_method } = await mutateAsync({ rjs_token_id: tokenId, ...bank });
        const after = cache.getQueryData(accountQuery(client).queryKey);
        dispatch(notified(cardChangedText(payment_method, account, after)));
      },
      challenge: challenge.ask,
      // What became of a lost answer the page shows itself, once it has read the card anew.
      hasPlan: async () => {
        await cache.invalidateQueries({ queryKey: queryKeys.premiumCard });
        return false;
      },
    });
    isBusy.current = false;
    setIsSaving(false);
    if (outcome.kind === 'failed') return setProblem(outcome.problem);
    track({ name: 'card_changed' });
    dispatch(cardChangeClosed());
  };

  return { save, isSaving, problem, challenge };
};
