import { brand, cents, dateText, moneyText } from '@backbeat/domain';
import { html } from 'hono/html';
import type { Draft } from '../billing/purchase.ts';
import { planTitle } from '../catalogue/plans.ts';
import { type Markup, page } from '../pages/page.ts';
import type { Invoice } from '../store/rows.ts';
import { cardForm, cardScripts } from './cardForm.ts';
import type { Attempt } from './payByCard.ts';
import type { SubscribeRequest } from './subscribeOrder.ts';

export interface SubscribeView {
  readonly request: SubscribeRequest;
  readonly draft: Draft;
  readonly next: Invoice | undefined;
  /** The coupon of the address works. */
  readonly hasCoupon: boolean;
  readonly action: string;
  readonly siteUrl: string;
  readonly form: { readonly firstName: string; readonly lastName: string; readonly email: string };
  readonly attempt: Attempt;
}

const off = (label: string, amountCents: number): Markup =>
  html`<div class="off"><dt>${label}</dt><dd>−${moneyText(cents(amountCents))}</dd></div>`;

const line = (term: string, amountCents: number): Markup =>
  html`<dt>${term}</dt><dd>${moneyText(cents(amountCents))}</dd>`;

const lines = ({ request, draft: { invoice, subscriptions }, next }: SubscribeView): Markup => {
  const list = request.unitAmountCents;
  const trialEndsAtMs = subscriptions[0]?.trialEndsAtMs ?? null;
  return html`<dl class="lines"><div>${line(planTitle(request.plan), list)}</div>
${trialEndsAtMs === null ? '' : off(`Free until ${dateText(trialEndsAtMs)}`, list)}${invoice.discountCents === 0 ? '' : off(`Coupon ${request.couponCode}`, invoice.discountCents)}
${invoice.taxCents === 0 ? '' : html`<div>${line(invoice.lineItems.some(({ isTaxInclusive }) => isTaxInclusive) ? 'Tax in it' : 'Tax', invoice.taxCents)}</div>`}<div class="total">${line('Total today', invoice.balanceCents)}</div>
${next === undefined ? '' : html`<div>${line(`Then, on ${dateText(next.createdAtMs)}`, next.balanceCents)}</div>`}</dl>`;
};

/** The provider's own page on which a subscription is bought. */
export const subscribePage = (view: SubscribeView): Markup =>
  page({
    title: `Subscribe to ${view.request.plan.name}`,
    warning: 'card',
    scripts: cardScripts,
    body: html`<div class="stack"><h1>Subscribe to ${view.request.plan.name}</h1><p class="muted">For ${view.request.displayName || view.request.accountCode}</p></div>
${lines(view)}
${view.hasCoupon || view.request.couponCode === '' ? '' : html`<p class="sbx-note">The coupon ${view.request.couponCode} cannot be used here.</p>`}
${cardForm({
  action: view.action,
  firstName: view.form.firstName,
  lastName: view.form.lastName,
  fields:
    view.attempt.challenge === null
      ? html`<div class="field"><label for="email">E-mail</label><input class="input" id="email" name="email" type="email" value="${view.form.email}" required autocomplete="email"></div>`
      : html`<input type="hidden" name="email" value="${view.form.email}">`,
  submitLabel: 'Subscribe',
  back: { href: view.siteUrl, label: `Back to ${brand.name}` },
  attempt: view.attempt,
})}`,
  });
