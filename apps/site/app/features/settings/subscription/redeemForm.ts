import { ApiError, errorText } from '@backbeat/sdk';

/** What the redeem call asks for, under the names of the wire. */
export interface RedeemForm {
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
