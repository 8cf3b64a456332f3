import { amountText, brand, policy } from '@backbeat/domain';
import { html } from 'hono/html';
import { type Markup, page } from '../pages/page.ts';
import { cardForm, cardScripts } from './cardForm.ts';
import type { Attempt } from './payByCard.ts';

/** What the gift-card form holds. */
export interface GiftCardForm {
  readonly dollars: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly recipientName: string;
  readonly recipientEmail: string;
  readonly message: string;
}

export interface GiftCardView {
  readonly form: GiftCardForm;
  readonly action: string;
  readonly siteUrl: string;
  readonly attempt: Attempt;
}

const labels: readonly (readonly [keyof GiftCardForm, string, string])[] = [
  ['email', 'Your e-mail', 'email'],
  ['recipientName', 'Name of the receiver', 'text'],
  ['recipientEmail', 'E-mail of the receiver', 'email'],
];

const fields = ({ form, attempt }: GiftCardView): Markup => {
  if (attempt.challenge !== null) {
    return html`${Object.entries(form)
      .filter(([name]) => name !== 'firstName' && name !== 'lastName')
      .map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}`;
  }
  const min = amountText(policy.giftCard.minimumCents);
  const max = amountText(policy.giftCard.maximumCents);
  return html`<div class="field"><label for="dollars">Amount in dollars, ${min} to ${max}</label><input class="input num" id="dollars" name="dollars" inputmode="numeric" pattern="[0-9]+" title="Whole dollars, ${min} to ${max}" value="${form.dollars}" required></div>
${labels.map(
  ([name, label, type]) =>
    html`<div class="field"><label for="${name}">${label}</label><input class="input" id="${name}" name="${name}" type="${type}" value="${form[name]}" required></div>`,
)}
<div class="field"><label for="message">Message (optional)</label><input class="input" id="message" name="message" value="${form.message}" maxlength="200"></div>`;
};

/** The provider's own page on which gift cards are bought. */
export const giftCardPage = (view: GiftCardView): Markup =>
  page({
    title: 'Give a gift card',
    warning: 'card',
    scripts: cardScripts,
    body: html`<div class="stack"><h1>Give a ${brand.name} gift card</h1><p class="muted">The code comes on the next page. No e-mail is sent from here.</p></div>
${cardForm({
  action: view.action,
  firstName: view.form.firstName,
  lastName: view.form.lastName,
  fields: fields(view),
  submitLabel: 'Buy the gift card',
  back: { href: view.siteUrl, label: `Back to ${brand.name}` },
  attempt: view.attempt,
})}`,
  });
