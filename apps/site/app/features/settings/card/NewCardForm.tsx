import { type Account, cents } from '@backbeat/domain';
import { CardField, type CardFieldsHandle } from '@backbeat/payments/react';
import { Button, Icon, Notice, Row } from '@backbeat/ui';
import { LockIcon } from '@backbeat/ui/icons';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { BlurredFrames } from '../../../streamer-mode/BlurredFrames.tsx';
import { PrivateField } from '../../../streamer-mode/PrivateField.tsx';
import { ChallengeModal, CheckoutPayments } from '../../checkout/index.ts';
import { cardChangeHint, cardProblemText } from './cardChangeWords.ts';
import { CardForm, Hint } from './cardStyles.ts';
import { type CardHolder, useCardChange } from './useCardChange.ts';
import '@backbeat/payments/styles.css';
import { FieldPair } from '../components/settingsStyles.ts';

const required = { validate: (value: string) => value.trim() !== '' };

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
    <CardForm noValidate aria-label="New card" onSubmit={submit}>
      <FieldPair>
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
      </FieldPair>
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
    </CardForm>
  );
};

/** The form with the payment provider around it, whose script is asked for only now. */
const NewCardForm = ({ account }: { readonly account: Account }) => (
  <CheckoutPayments>
    <NewCard account={account} />
  </CheckoutPayments>
);

export default NewCardForm;
