import { digitsOf, hasValidCheckDigit } from '../../cards/cardNumber.ts';
import { isPast, parseExpiry } from '../../cards/expiry.ts';
import { encode } from '../recurly/apiClient.ts';
import { errorIn } from '../recurly/clientError.ts';
import type { FieldConfig } from './fieldConfig.ts';

/** What the fields of a group hold together. */
export interface CardValues {
  readonly number?: string;
  readonly month?: string;
  readonly year?: string;
  readonly cvv?: string;
}

/** A failure as it is posted to the page: a plain object, because structured cloning loses an error's fields. */
interface PlainError {
  readonly code: string;
  readonly message: string;
  readonly fields: readonly string[];
  readonly details: readonly unknown[];
}

/** What is told to the page when a token was asked for. */
export type TokenAnswer = { readonly err: PlainError } | { readonly err: null; readonly token: unknown };

type Inputs = Readonly<Record<string, unknown>>;

const alwaysRequired = ['first_name', 'last_name'];

const refused = (field: string, message: string) => ({ field, messages: [message] });

/** What is wrong with the values, found without a request. */
export const problemsOf = (
  values: CardValues,
  inputs: Inputs,
  required: readonly string[],
): { field: string; messages: string[] }[] => {
  const all: Inputs = { ...inputs, ...values };
  const isBlank = (name: string): boolean => String(all[name] ?? '').trim() === '';
  const isCodeAlone = values.number === undefined && values.cvv !== undefined;
  // A security code that stands alone needs neither card nor name.
  const needed = isCodeAlone
    ? ['cvv']
    : [...new Set(['number', 'month', 'year', ...alwaysRequired, ...required])];
  const blank = needed.filter(isBlank).map((name) => refused(name, "can't be blank"));
  const expiry = parseExpiry(values.month ?? '', values.year ?? '');
  const isBadExpiry = expiry === null || isPast(expiry, Date.now());
  const wrong = [
    ...(values.number && !hasValidCheckDigit(digitsOf(values.number))
      ? [refused('number', 'is invalid')]
      : []),
    ...(values.month && values.year && isBadExpiry
      ? [refused('month', 'is invalid'), refused('year', 'is invalid')]
      : []),
    ...(values.cvv && !/^\d{3,4}$/.test(values.cvv) ? [refused('cvv', 'is invalid')] : []),
  ];
  return [...blank, ...wrong];
};

const offline: PlainError = {
  code: 'api-error',
  message: 'There was an error connecting to the payment provider.',
  fields: [],
  details: [],
};

/** Checks the values, then asks the API for a token. The page never sees number or security code. */
export const requestToken = async (
  config: FieldConfig,
  values: CardValues,
  inputs: Inputs,
): Promise<TokenAnswer> => {
  const details = problemsOf(values, inputs, config.required);
  if (details.length > 0) {
    const fields = details.map(({ field }) => field);
    return {
      err: { code: 'validation', message: 'There was an error validating your request.', fields, details },
    };
  }
  const identity = {
    deviceId: config.deviceId,
    sessionId: config.sessionId,
    instanceId: crypto.randomUUID(),
  };
  const data = { ...inputs, ...values, version: 'sandbox-1', key: config.publicKey, ...identity };
  try {
    const response = await fetch(`${config.api}/token`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: encode(data),
    });
    const answer: unknown = await response.json();
    const error = errorIn(answer);
    if (error === null) return { err: null, token: answer };
    const { code, message, fields, details: told } = error;
    return { err: { code, message, fields, details: told } };
  } catch {
    return { err: offline };
  }
};
