/**
 * Runs on the hosted pages: mounts the card field, makes a token before the form is sent, and asks the
 * bank's question when the answer to the form has one.
 */
import { isRecord } from '../isRecord.ts';
import type { Recurly } from '../recurly/Recurly.ts';

declare const recurly: Recurly;

const form = document.querySelector<HTMLFormElement>('form[data-card]');
const slot = document.querySelector<HTMLElement>('[data-card-slot]');
const problem = document.querySelector<HTMLElement>('[data-problem]');
const challenge = document.querySelector<HTMLElement>('[data-action-token]');

const field = (name: string): HTMLInputElement | null => form?.querySelector(`input[name="${name}"]`) ?? null;

const say = (text: string): void => {
  if (problem !== null) problem.textContent = text;
};

const fieldTexts: Readonly<Record<string, string>> = {
  number: 'Check the card number. Only test cards work here.',
  month: 'Check the expiry date.',
  cvv: 'Check the security code.',
  first_name: 'Enter a first name.',
  last_name: 'Enter a last name.',
};

const textOf = (error: unknown): string => {
  const fields = isRecord(error) ? error.fields : [];
  const first = Array.isArray(fields) ? String(fields[0] ?? '') : '';
  return fieldTexts[first] ?? 'The card could not be read. Try again.';
};

const idIn = (token: unknown): string => (isRecord(token) && 'id' in token ? String(token.id) : '');

const send = (name: string, value: string): void => {
  const input = field(name);
  if (input === null || form === null) return;
  input.value = value;
  HTMLFormElement.prototype.submit.call(form);
};

const colour = (name: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(name).trim();

const mountCard = (target: HTMLElement, owner: HTMLFormElement): void => {
  const elements = recurly.Elements();
  const style = {
    fontColor: colour('--text'),
    placeholder: { color: colour('--muted') },
    invalid: { fontColor: colour('--error') },
  };
  const card = elements.CardElement({ style });
  card.attach(target);
  const tokenize = (): void => {
    say('');
    const data = { first_name: field('first_name')?.value ?? '', last_name: field('last_name')?.value ?? '' };
    recurly.token(elements, data, (error: unknown, token: unknown) => {
      if (!error) return send('token_id', idIn(token));
      say(textOf(error));
      card.focus();
    });
  };
  elements.on('submit', () => owner.requestSubmit());
  owner.addEventListener('submit', (event) => {
    if (event.submitter instanceof HTMLButtonElement && event.submitter.formNoValidate) return;
    event.preventDefault();
    tokenize();
  });
};

const runChallenge = (target: HTMLElement): void => {
  const secure = recurly.Risk().ThreeDSecure({ actionTokenId: target.dataset.actionToken ?? '' });
  secure.on('token', (token) => send('result_token_id', idIn(token)));
  secure.on('error', () => say('The bank did not approve the payment. Use another card.'));
  secure.attach(target);
};

recurly.configure({ publicKey: 'sandbox-public-key' });
if (challenge !== null) runChallenge(challenge);
else if (slot !== null && form !== null) mountCard(slot, form);
