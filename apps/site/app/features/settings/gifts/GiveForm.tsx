import {
  type Account,
  cents,
  dateText,
  giftCents,
  moneyText,
  type PersonalField,
  personalProblemText,
} from '@backbeat/domain';
import { CardField, type CardFieldsHandle } from '@backbeat/payments/react';
import type { Gift, TaxAddress } from '@backbeat/sdk/contract';
import { Button, Grid, Icon, Notice, Row, TextField } from '@backbeat/ui';
import { LockIcon } from '@backbeat/ui/icons';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { BlurredFrames } from '../../../streamer-mode/BlurredFrames.tsx';
import { PrivateText } from '../../../streamer-mode/Private.tsx';
import { PrivateField } from '../../../streamer-mode/PrivateField.tsx';
import {
  ChallengeModal,
  CheckoutPayments,
  isTaxPlace,
  PlaceFields,
  refusedText,
  TermsCheckbox,
  useChargedPrices,
} from '../../checkout/index.ts';
import { OtherAccountNotice } from '../../merge/index.ts';
import { hasCard } from '../../session/index.ts';
import { cardProblemText } from '../card/cardChangeWords.ts';
import { Hint } from '../card/cardStyles.ts';
import { giftDays, monthsText, placesOf } from './giveWords.ts';
import { type GiveFields, useGiftPurchase } from './useGiftPurchase.ts';
import '@backbeat/payments/styles.css';
import { FormStack } from '../../../chrome/FormStack.ts';

interface GiveFormProps {
  readonly account: Account;
  readonly maxPlaces: number;
  readonly onGiven: (gift: Gift) => void;
}

const Give = ({ account, maxPlaces, onGiven }: GiveFormProps) => {
  const card = useRef<CardFieldsHandle>(null);
  const days = useMemo(() => giftDays(Date.now()), []);
  const { register, handleSubmit, formState, setError, setFocus, trigger, watch } = useForm<GiveFields>({
    mode: 'onTouched',
    defaultValues: {
      places: String(Math.min(5, maxPlaces)),
      last_day: days.proposed,
      first_name: '',
      last_name: '',
      email: account.user.email,
      agreed: false,
    },
  });
  const { pay, isPaying, problem, refusal, changedTotal, challenge } = useGiftPurchase(card, onGiven);
  const places = placesOf(watch('places'), maxPlaces);
  const listCents = places === null ? cents(0) : giftCents(places);
  // What was said is sent again with a second attempt, even if the account has kept it by then.
  const [address, setAddress] = useState<TaxAddress | null>(null);
  const prices = useChargedPrices(null, [listCents], address);
  const saidPlace = address !== null && isTaxPlace(address) ? address : null;
  const isPlaceAsked = prices.isPlaceMissing || address !== null;
  const isPriced = !prices.isReading && !prices.isPlaceMissing && !(isPlaceAsked && prices.hasTaxFailed);
  const shownCents = isPriced ? prices.of(listCents) : null;
  const note = prices.note === '' ? '' : ` ${prices.note}`;
  const isChanged = changedTotal?.places === places && changedTotal.address === saidPlace;
  const totalCents = isChanged ? changedTotal.totalCents : (shownCents ?? listCents);
  const words = problem === null ? null : cardProblemText(problem);
  const text = refusal ?? words?.text ?? null;
  const isAtCard = refusal === null && words !== null && words.isAtCard;
  const submit = handleSubmit((fields) =>
    places === null || shownCents === null
      ? undefined
      : pay({ ...fields, places, address: saidPlace }, totalCents),
  );
  const { errors } = formState;

  useEffect(() => setFocus('places', { shouldSelect: true }), [setFocus]);

  // An address from a sign-in may be none that we can send to: said at once, before somebody types a card.
  useEffect(() => {
    if (account.user.email !== '') void trigger('email');
  }, [account.user.email, trigger]);

  useEffect(() => {
    if (problem?.kind !== 'details-refused') return;
    for (const name of ['places', 'last_day', 'first_name', 'last_name', 'email'] as const) {
      if (problem.fields.includes(name)) setError(name, { message: refusedText });
    }
  }, [problem, setError]);

  const personal = (name: PersonalField) => ({
    ...register(name, { validate: (value) => personalProblemText(name, value) ?? true }),
    'aria-required': true,
    state: errors[name] ? ('error' as const) : undefined,
    message: errors[name]?.message,
  });

  return (
    <FormStack noValidate aria-label="Give months" onSubmit={submit}>
      <OtherAccountNotice before="gift" />
      <Grid columns="form">
        <TextField
          label="Months"
          inputMode="numeric"
          autoComplete="off"
          aria-required
          state={errors.places ? 'error' : undefined}
          message={
            errors.places ? (
              `A number from 1 to ${maxPlaces}`
            ) : places === null ? (
              `1 to ${maxPlaces}`
            ) : (
              <PrivateText
                text={`${moneyText(totalCents)}${note}: one month of Premium for ${places === 1 ? 'one person' : `each of ${places}`}`}
              />
            )
          }
          {...register('places', { validate: (typed) => placesOf(typed, maxPlaces) !== null })}
        />
        <TextField
          label="Last day to claim"
          type="date"
          min={days.first}
          max={days.last}
          aria-required
          state={errors.last_day ? 'error' : undefined}
          message={
            errors.last_day
              ? `From ${dateText(days.first)} to ${dateText(days.last)}`
              : 'What nobody has claimed by then is refunded'
          }
          {...register('last_day', { validate: (day) => day >= days.first && day <= days.last })}
        />
      </Grid>
      <Grid columns="form">
        <PrivateField label="First name" autoComplete="cc-given-name" {...personal('first_name')} />
        <PrivateField label="Last name" autoComplete="cc-family-name" {...personal('last_name')} />
      </Grid>
      <PrivateField label="Email" type="email" autoComplete="email" {...personal('email')} />
      {isPlaceAsked ? (
        <PlaceFields
          place={{
            address: address ?? { country: '', postal_code: '' },
            isComplete: saidPlace !== null,
            change: setAddress,
          }}
          hasFailed={prices.hasTaxFailed}
        />
      ) : null}
      <BlurredFrames>
        <CardField ref={card} label="Card" error={isAtCard ? text : null} onSubmit={() => void submit()} />
      </BlurredFrames>
      <TermsCheckbox
        error={errors.agreed ? 'Accept them to go on' : undefined}
        {...register('agreed', { validate: (value) => value })}
      />
      {text === null || isAtCard ? null : (
        <Notice tone="error" role="alert">
          <PrivateText name="amount" text={text} />
        </Notice>
      )}
      <Hint>
        <Icon icon={LockIcon} />
        <span>
          {hasCard(account)
            ? 'Charged once, now. This card also pays your own plan from now on.'
            : 'Charged once, now. Nothing renews.'}
        </span>
      </Hint>
      <Row>
        <Button
          type="submit"
          variant="primary"
          disabled={(places === null || shownCents === null) && !isPaying}
          loading={isPaying}
          loadingText="Paying"
        >
          <PrivateText
            text={
              places === null || prices.isPlaceMissing
                ? 'Pay'
                : `Pay ${moneyText(totalCents)} for ${monthsText(places)}`
            }
          />
        </Button>
      </Row>
      <ChallengeModal
        actionTokenId={challenge.actionTokenId}
        totalCents={totalCents}
        onAnswer={challenge.settle}
        onClose={challenge.close}
      />
    </FormStack>
  );
};

/** The form with the payment provider around it, whose script is asked for only now. */
const GiveForm = (props: GiveFormProps) => (
  <CheckoutPayments>
    <Give {...props} />
  </CheckoutPayments>
);

export default GiveForm;
