import { type PersonalField, personalProblemText, type User } from '@backbeat/domain';
import { ApiError, errorText, invalidFields } from '@backbeat/sdk';
import { redeemMutation } from '@backbeat/sdk/query';
import { Button, FormMessage, Grid, Row, Text, TextField } from '@backbeat/ui';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { tabStorage } from '../../../browserStorage.ts';
import { FormStack } from '../../../chrome/FormStack.ts';
import { PrivateField } from '../../../streamer-mode/PrivateField.tsx';
import { refusedText } from '../../checkout/index.ts';
import { useSignedInServices } from '../../session/index.ts';
import { dropFormDraft, keepFormDraft, readFormDraft } from '../formDraft.ts';

/** What the redeem call asks for, under the names of the wire. */
interface RedeemForm {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly channelName: string;
  readonly coupon: string;
}

export const emptyRedeemForm: RedeemForm = {
  firstName: '',
  lastName: '',
  email: '',
  channelName: '',
  coupon: '',
};

/** What a code that could not be redeemed means; the field at fault is the code's, or none. */
export const redeemProblem = (error: unknown): { readonly isCode: boolean; readonly text: string } => {
  const wireCode = error instanceof ApiError ? error.wireCode : null;
  if (wireCode === 'coupon_invalid') {
    return { isCode: true, text: 'This code is not valid, or it has been used.' };
  }
  if (wireCode === 'already_subscribed') {
    return {
      isCode: true,
      text: 'You already have a subscription, so the code was not used up. Keep it for later.',
    };
  }
  if (wireCode === 'conflict') {
    return {
      isCode: false,
      text: 'Your account is to be deleted, so the code was not used up. Keep the account first.',
    };
  }
  return { isCode: false, text: errorText(error) };
};

const personalFields = {
  firstName: 'first_name',
  lastName: 'last_name',
  email: 'email',
} as const satisfies Partial<Record<keyof RedeemForm, PersonalField>>;

const required = { validate: (value: string) => value.trim() !== '' };

/** Turns a partner's code into a plan. The mutation reads the account anew, and the page shows the plan. */
const RedeemFields = ({ user }: { readonly user: User }) => {
  const { client } = useSignedInServices();
  const { mutate, isPending, error, variables } = useMutation(redeemMutation(client));
  const { register, handleSubmit, formState, getValues, setError, subscribe, trigger, watch } =
    useForm<RedeemForm>({
      mode: 'onChange',
      defaultValues: {
        ...emptyRedeemForm,
        email: user.email,
        ...readFormDraft(tabStorage, 'redeem', user.hash),
      },
    });

  // Kept in this tab: a session that ends in the middle costs nothing that was typed.
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ values }) =>
          keepFormDraft(tabStorage, 'redeem', { account: user.hash, values: { ...values } }),
      }),
    [subscribe, user.hash],
  );

  // An address from a sign-in may be none that we can send to: without a word the button would just stay off.
  useEffect(() => {
    if (getValues('email') !== '') void trigger('email');
  }, [getValues, trigger]);

  useEffect(() => {
    for (const name of ['firstName', 'lastName', 'email', 'channelName'] as const) {
      if (invalidFields(error).includes(name)) setError(name, { message: refusedText });
    }
  }, [error, setError]);

  const fieldOf = (name: keyof RedeemForm) => ({
    state: formState.errors[name] ? ('error' as const) : undefined,
    message: formState.errors[name]?.message,
  });
  const personal = (name: keyof typeof personalFields) => ({
    ...register(name, { validate: (value) => personalProblemText(personalFields[name], value) ?? true }),
    'aria-required': true,
    ...fieldOf(name),
  });

  const problem = error === null ? null : redeemProblem(error);
  // Only while the field still holds the code that was sent.
  const codeLook =
    problem?.isCode && variables?.coupon === watch('coupon')
      ? { state: 'error' as const, message: problem.text }
      : {};

  return (
    <FormStack
      noValidate
      onSubmit={handleSubmit((form) =>
        mutate(form, { onSuccess: () => dropFormDraft(tabStorage, 'redeem') }),
      )}
    >
      <Grid columns="form">
        <PrivateField label="First name" autoComplete="given-name" {...personal('firstName')} />
        <PrivateField label="Last name" autoComplete="family-name" {...personal('lastName')} />
        <PrivateField label="Email" type="email" autoComplete="email" {...personal('email')} />
        <TextField
          label="Channel name"
          aside="optional"
          maxLength={100}
          {...register('channelName')}
          {...fieldOf('channelName')}
        />
        <PrivateField
          label="Code"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...register('coupon', required)}
          {...codeLook}
        />
      </Grid>
      <Row justify="between">
        <Text size="small" tone="muted">
          Codes come from partners and give a plan for some months. They end by themselves.
        </Text>
        <Button type="submit" disabled={!formState.isValid && !isPending} loading={isPending}>
          Redeem
        </Button>
      </Row>
      {problem !== null && !problem.isCode ? (
        <FormMessage state="error" role="alert">
          {problem.text}
        </FormMessage>
      ) : null}
    </FormStack>
  );
};

export default RedeemFields;
