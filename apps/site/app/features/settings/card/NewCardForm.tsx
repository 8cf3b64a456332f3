import { type Account, cents } from '@backbeat/domain';
import { CardField, type CardFieldsHandle } from '@backbeat/payments/react';
import { Button, Grid, Icon, Notice, Row } from '@backbeat/ui';
import { LockIcon } from '@backbeat/ui/icons';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { BlurredFrames } from '../../../streamer-mode/BlurredFrames.tsx';
import { PrivateField } from '../../../streamer-mode/PrivateField.tsx';
import {
  ChallengeModal,
  CheckoutPayments,
  type CheckoutProblem,
  runPurchase,
  useChallenge,
} from '../../checkout/index.ts';
import { cardChangedText, cardChangeHint, cardProblemText } from './cardChangeWords.ts';
import { Hint } from './cardStyles.ts';
import '@backbeat/payments/styles.css';
import { accountQuery, premiumCardUpdateMutation, queryKeys } from '@backbeat/sdk/query';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { track } from '../../../analytics/track.ts';
import { FormStack } from '../../../chrome/FormStack.ts';
import { useAppDispatch } from '../../../store/hooks.ts';
import { useSignedInServices } from '../../session/index.ts';
import { notified } from '../notificationSlice.ts';
import { cardChangeClosed } from './cardSlice.ts';

const required = { validate: (value: string) => value.trim() !== '' };

/** The name that is printed on the card. */
interface CardHolder {
  readonly first_name: string;
  readonly last_name: string;
}

/** Putting another card on file: one attempt at a time, with the bank's question where it has one. */
const useCardChange = (account: Account, card: RefObject<CardFieldsHandle | null>) => {
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
      // After a lost answer the page reads the card anew and shows whether it was saved.
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

/** Another card: its inputs belong to the payment provider; what is typed there never touches this page. */
const NewCard = ({ account }: { readonly account: Account }) => {
  const card = useRef<CardFieldsHandle>(null);
  const { register, handleSubmit, formState, setFocus } = useForm<CardHolder>({
    mode: 'onChange',
    defaultValues: { first_name: '', last_name: '' },
  });
  const { save, isSaving, problem, challenge } = useCardChange(account, card);
  const words = problem === null ? null : cardProblemText(problem);
  const submit = handleSubmit(save);

  useEffect(() => setFocus('first_name'), [setFocus]);

  return (
    <FormStack noValidate aria-label="New card" onSubmit={submit}>
      <Grid columns="form">
        <PrivateField
          label="First name"
          autoComplete="cc-given-name"
          aria-required
          {...register('first_name', required)}
        />
        <PrivateField
          label="Last name"
          autoComplete="cc-family-name"
          aria-required
          {...register('last_name', required)}
        />
      </Grid>
      <BlurredFrames>
        <CardField
          ref={card}
          label="New card"
          error={words?.isAtCard ? words.text : null}
          onSubmit={() => void submit()}
        />
      </BlurredFrames>
      {words === null || words.isAtCard ? null : (
        <Notice tone="error" role="alert">
          {words.text}
        </Notice>
      )}
      <Hint>
        <Icon icon={LockIcon} />
        <span>{cardChangeHint(account)}</span>
      </Hint>
      <Row>
        <Button
          type="submit"
          size="sm"
          variant="primary"
          disabled={!formState.isValid && !isSaving}
          loading={isSaving}
          loadingText="Saving"
        >
          Save card
        </Button>
      </Row>
      <ChallengeModal
        actionTokenId={challenge.actionTokenId}
        totalCents={cents(0)}
        onAnswer={challenge.settle}
        onClose={challenge.close}
      />
    </FormStack>
  );
};

/** The form with the payment provider around it, whose script is asked for only now. */
const NewCardForm = ({ account }: { readonly account: Account }) => (
  <CheckoutPayments>
    <NewCard account={account} />
  </CheckoutPayments>
);

export default NewCardForm;
