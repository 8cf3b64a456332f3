import { html } from 'hono/html';
import type { Markup } from '../pages/page.ts';
import type { Attempt } from './payByCard.ts';

/** The scripts that a page with a card field loads. */
export const cardScripts = ['/recurly/recurly.js', '/recurly/hosted.js'] as const;

/** What test cards there are, in one sentence. */
const testCardNote: Markup = html`<p class="sbx-note num" id="cards">Test cards only. Pays: <code>4111 1111 1111 1111</code>. Declined: <code>4000 0000 0000 0002</code>. Asks for 3-D Secure: <code>4000 0000 0000 3220</code>. Any other number is refused.</p>`;

export interface CardFormInput {
  readonly action: string;
  readonly firstName: string;
  readonly lastName: string;
  /** Other fields of the form. */
  readonly fields: Markup;
  readonly submitLabel: string;
  readonly back: { readonly href: string; readonly label: string };
  readonly attempt: Attempt;
}

const nameFields = ({ firstName, lastName }: CardFormInput): Markup => html`<div class="pair">
<div class="field"><label for="first_name">First name</label><input class="input" id="first_name" name="first_name" value="${firstName}" required autocomplete="given-name"></div>
<div class="field"><label for="last_name">Last name</label><input class="input" id="last_name" name="last_name" value="${lastName}" required autocomplete="family-name"></div></div>`;

const cardField = html`<div class="field"><span class="label" id="card-label">Card</span><div class="cardfield" role="group" aria-labelledby="card-label" aria-describedby="cards problem" data-card-slot></div></div>`;

/** A form that is paid by card: names, the card's frame, and the hidden fields for what the frame gives. */
export const cardForm = (input: CardFormInput): Markup => {
  const { action, submitLabel, back } = input;
  const { challenge, problem } = input.attempt;
  const hidden = html`<input type="hidden" name="token_id" value="${challenge?.tokenId ?? ''}"><input type="hidden" name="result_token_id" value="">`;
  const note = html`<p class="error" id="problem" role="alert" data-problem>${problem}</p>`;
  if (challenge !== null) {
    return html`<form class="stack" method="post" action="${action}" data-card>${hidden}
<input type="hidden" name="first_name" value="${input.firstName}"><input type="hidden" name="last_name" value="${input.lastName}">${input.fields}</form>
<div class="frame3ds" data-action-token="${challenge.actionTokenId}"></div>${note}<div class="row"><a class="btn btn--quiet" href="${back.href}">${back.label}</a></div>`;
  }
  return html`<form class="panel" method="post" action="${action}" data-card>${hidden}${nameFields(input)}${input.fields}${cardField}${note}${testCardNote}
<div class="row"><button class="btn btn--go" type="submit">${submitLabel}</button><a class="btn btn--quiet" href="${back.href}">${back.label}</a></div></form>`;
};
