import { brand, cents, moneyText } from '@backbeat/domain';
import { html } from 'hono/html';
import { type Markup, page } from '../pages/page.ts';
import { toCents } from '../server-api/wire.ts';

const frameScript = '/recurly/frame.js';

/** A button that ends the frame: the page's script posts its message to the opener. */
const ending = (label: string, look: 'go' | 'neutral' | 'quiet', message: object): Markup =>
  html`<button class="btn btn--${look}" type="button" data-message="${JSON.stringify(message)}">${label}</button>`;

const sum = (amount: string): string => {
  const dollars = Number(amount);
  return amount !== '' && Number.isFinite(dollars) ? moneyText(cents(toCents(dollars))) : '';
};

export interface PayPalRequest {
  /** The message that the opener waits for. */
  readonly event: string;
  readonly description: string;
  readonly amount: string;
  /** What is sent when the customer agrees. */
  readonly token: object;
}

/** The page that stands in for PayPal's: approve, cancel, or fail. */
export const payPalPage = ({ event, description, amount, token }: PayPalRequest): Markup =>
  page({
    title: 'Approve the payment',
    scripts: [frameScript],
    body: html`<div class="stack" data-event="${event}"><h1>Approve the payment</h1><p class="muted">${description || brand.name}, as sample@creators.example</p></div>
${sum(amount) === '' ? '' : html`<dl class="lines lines--bare"><div class="total"><dt>To approve</dt><dd>${sum(amount)}</dd></div></dl>`}
<div class="row">${ending('Approve', 'go', token)}${ending('Cancel', 'neutral', {
      error: { code: 'paypal-cancel', message: 'The customer cancelled.' },
    })}${ending('Answer with an error', 'quiet', {
      error: { code: 'paypal-tokenize-error', message: 'PayPal could not make a token.' },
    })}</div>
<p class="muted small">The window closes by itself.</p>`,
  });

/** The page that stands in for the bank's. */
export const challengePage = (event: string, amountCents: number): Markup =>
  page({
    title: 'Your bank asks',
    scripts: [frameScript],
    body: html`<div class="stack" data-event="${event}"><h1>Your bank asks</h1><p class="muted">Is this payment of ${moneyText(cents(amountCents))} to ${brand.name} yours?</p></div>
<div class="row">${ending('Yes, approve', 'go', { success: true })}${ending('No, refuse', 'neutral', { success: false })}</div>`,
  });
