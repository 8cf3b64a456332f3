import { brand, cents, dateText, moneyText } from '@backbeat/domain';
import { html } from 'hono/html';
import { addOnsCents } from '../billing/lineItems.ts';
import { resumeAtMs } from '../billing/pause.ts';
import { findPlan, planTitle } from '../catalogue/plans.ts';
import { type Markup, page } from '../pages/page.ts';
import type { Account, Invoice, Subscription } from '../store/rows.ts';
import { cardForm, cardScripts } from './cardForm.ts';
import type { Attempt } from './payByCard.ts';

export interface AccountView {
  readonly account: Account;
  readonly subscriptions: readonly Subscription[];
  readonly invoices: readonly Invoice[];
  readonly siteUrl: string;
  readonly attempt: Attempt;
}

const nameOf = (code: string): string => {
  const plan = findPlan(code);
  return plan === undefined ? code : planTitle(plan);
};

const stateText = (row: Subscription): string => {
  const price = moneyText(cents(row.unitAmountCents * row.quantity + addOnsCents(row.addOns)));
  switch (row.state) {
    case 'active':
      if (row.pause !== null) return `Pauses on ${dateText(row.pause.startsAtMs)}`;
      return `Renews on ${dateText(row.periodEndsAtMs)} for ${price}`;
    case 'canceled':
      return `Cancelled. Runs until ${dateText(row.expiresAtMs ?? row.periodEndsAtMs)}`;
    case 'paused':
      return `Paused until ${dateText(resumeAtMs(row) ?? row.periodEndsAtMs)}`;
    case 'expired':
    case 'failed':
      return `Ended on ${dateText(row.expiresAtMs ?? row.updatedAtMs)}`;
    default:
      return row.state satisfies never;
  }
};

const action = (row: Subscription): Markup | string => {
  if (row.state !== 'active' && row.state !== 'canceled') return '';
  const [name, label] = row.state === 'active' ? ['cancel', 'Cancel'] : ['reactivate', 'Reactivate'];
  return html`<button class="btn btn--neutral" type="submit" name="${name}" value="${row.id}" aria-label="${label} ${nameOf(row.planCode)}">${label}</button>`;
};

const subscriptionLine = (row: Subscription): Markup =>
  html`<li class="row plan"><span class="grow"><b>${nameOf(row.planCode)}</b><br><span class="muted small">${stateText(row)}</span></span>${action(row)}</li>`;

const invoiceLine = (invoice: Invoice): Markup =>
  html`<tr><td>${invoice.number}</td><td>${dateText(invoice.createdAtMs)}</td><td>${invoice.state.replace('_', ' ')}</td><td>${moneyText(cents(invoice.paidCents || invoice.totalCents))}</td></tr>`;

const cardText = ({ billing }: Account): string =>
  billing === null
    ? 'No card is stored.'
    : billing.method.kind === 'paypal'
      ? 'PayPal'
      : `${billing.method.brand} ending in ${billing.method.lastFour}, good until ${billing.method.expiryMonth}/${billing.method.expiryYear}`;

/** The provider's own page of one account. Whoever has its address may change the account. */
export const accountPage = ({ account, subscriptions, invoices, siteUrl, attempt }: AccountView): Markup =>
  page({
    title: 'Your subscription',
    warning: 'card',
    scripts: cardScripts,
    body: html`<div class="stack"><h1>Your subscription</h1><p class="muted">${account.username || account.email || account.code}</p></div>
<section class="block" aria-labelledby="plans"><h2 id="plans">Plans</h2>${
      subscriptions.length === 0
        ? html`<p class="muted">There is none.</p>`
        : html`<form method="post"><ul class="stack">${subscriptions.map(subscriptionLine)}</ul></form>`
    }</section>
<section class="block" aria-labelledby="pay"><h2 id="pay">Payment</h2><p class="muted">${cardText(account)}</p>
${cardForm({
  action: '',
  firstName: account.billing?.person.firstName ?? account.firstName,
  lastName: account.billing?.person.lastName ?? account.lastName,
  fields: html``,
  submitLabel: 'Use this card',
  back: { href: siteUrl, label: `Back to ${brand.name}` },
  attempt,
})}</section>
<section class="block" aria-labelledby="invoices"><h2 id="invoices">Invoices</h2><div class="scroll"><table><thead><tr><th scope="col">Number</th><th scope="col">Date</th><th scope="col">State</th><th scope="col">Amount</th></tr></thead><tbody>${invoices.map(invoiceLine)}</tbody></table></div></section>`,
  });
