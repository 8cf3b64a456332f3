import { isRecord } from '../isRecord.ts';
import { ClientError } from './clientError.ts';
import { Elements } from './Elements.ts';
import type { RecurlyContext } from './RecurlyContext.ts';

export type Done = (error: unknown, answer?: unknown) => void;

const customerFields = [
  'first_name',
  'last_name',
  'address1',
  'address2',
  'company',
  'country',
  'city',
  'state',
  'postal_code',
  'phone',
  'vat_number',
  'tax_identifier',
  'tax_identifier_type',
];

const inputsOf = (data: unknown): Record<string, unknown> => {
  if (data instanceof HTMLFormElement) {
    const inputs = [...data.querySelectorAll<HTMLInputElement>('[data-recurly]')];
    return Object.fromEntries(inputs.map((input) => [input.dataset.recurly ?? '', input.value]));
  }
  const given = isRecord(data) ? Object.entries(data) : [];
  return Object.fromEntries(given.filter(([name]) => customerFields.includes(name)));
};

const browserInfo = (): object => ({
  color_depth: screen.colorDepth,
  java_enabled: false,
  language: navigator.language,
  referrer_url: location.origin + location.pathname,
  screen_height: screen.height,
  screen_width: screen.width,
  time_zone_offset: new Date().getTimezoneOffset(),
  user_agent: navigator.userAgent,
});

const settle = (message: unknown, done: Done): void => {
  const { err, token }: { err?: unknown; token?: unknown } = isRecord(message)
    ? message
    : { err: new ClientError('api-error', 'There was no answer.') };
  if (err) done(err);
  else done(null, token);
};

/** Asks the group's fields for a token; the field that holds the number answers. */
export const tokenize = (recurly: RecurlyContext, elements: unknown, data: unknown, done: unknown): void => {
  if (!recurly.configured)
    throw new ClientError('not-configured', 'Not configured. Call recurly.configure() first.');
  if (!isDone(done)) throw new ClientError('missing-callback', 'Missing callback');
  if (!(elements instanceof Elements)) {
    done(new ClientError('elements-tokenization-not-possible', 'Pass the Elements that hold the card.'));
    return;
  }
  const id = crypto.randomUUID();
  recurly.once(`token:done:${id}`, (message) => settle(message, done));
  elements.bus.send('token:init', { id, inputs: { ...inputsOf(data), fraud: [], browser: browserInfo() } });
};

const isDone = (value: unknown): value is Done => typeof value === 'function';
