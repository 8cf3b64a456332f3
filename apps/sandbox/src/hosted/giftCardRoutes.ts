import { amountText, brand, cents, giftCardPath, moneyText, policy } from '@backbeat/domain';
import { type Context, Hono } from 'hono';
import { buyGiftCard } from '../billing/giftCards.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import type { Work } from '../work.ts';
import { formText } from './formText.ts';
import { type GiftCardForm, giftCardPage } from './giftCardPage.ts';
import { messagePage } from './messagePage.ts';
import { declinedAttempt, failedAttempt, noAttempt, payByCard } from './payByCard.ts';

const emptyForm: GiftCardForm = {
  dollars: '25',
  firstName: '',
  lastName: '',
  email: '',
  recipientName: '',
  recipientEmail: '',
  message: '',
};

const readForm = (form: FormData): GiftCardForm => ({
  dollars: formText(form, 'dollars'),
  firstName: formText(form, 'first_name'),
  lastName: formText(form, 'last_name'),
  email: formText(form, 'email'),
  recipientName: formText(form, 'recipientName'),
  recipientEmail: formText(form, 'recipientEmail'),
  message: formText(form, 'message'),
});

/** The product code in the page's own path: the last segment. */
const productCode = giftCardPath(brand).split('/').at(-1) ?? '';

/** GET and POST /purchase/gift_card/{slug}_gift_card */
export const giftCardRoutes = (context: SandboxContext, work: Work): Hono => {
  const routes = new Hono();
  const path = giftCardPath(brand);

  const show = (c: Context, form: GiftCardForm, attempt = noAttempt) =>
    c.html(
      giftCardPage({
        form,
        action: new URL(c.req.url).pathname,
        siteUrl: context.siteUrl,
        attempt,
      }),
    );

  routes.get(path, (c) => show(c, emptyForm));
  routes.post(path, async (c) => {
    const sent = await c.req.formData();
    const form = readForm(sent);
    const amountCents = /^\d{1,5}$/.test(form.dollars) ? Number(form.dollars) * 100 : 0;
    const { minimumCents, maximumCents } = policy.giftCard;
    if (amountCents < minimumCents || amountCents > maximumCents) {
      const range = `$${amountText(minimumCents)} to $${amountText(maximumCents)}`;
      return show(c, form, failedAttempt(`Choose an amount from ${range}.`));
    }
    const payment = payByCard(context, sent, amountCents);
    if ('attempt' in payment) return show(c, form, payment.attempt);
    const result = buyGiftCard(context, {
      productCode,
      unitAmountCents: amountCents,
      buyer: {
        accountCode: `gifter-${form.email.toLowerCase()}`.slice(0, 50),
        email: form.email,
        username: '',
        firstName: form.firstName,
        lastName: form.lastName,
        address: {},
      },
      billing: payment.billing,
      delivery: {
        method: 'email',
        email: form.recipientEmail,
        firstName: form.recipientName,
        lastName: '',
        gifterName: form.firstName,
        message: form.message,
        deliverAtMs: null,
      },
      origin: 'hpp',
    });
    context.store.commit(result.changes);
    work.nudge();
    if (!result.isPaid) return show(c, form, declinedAttempt(result.transaction));
    const text = `The code is ${result.card.code}. It is worth ${moneyText(cents(result.card.balanceCents))}.`;
    return c.html(messagePage('The gift card is bought', text, context.siteUrl));
  });
  return routes;
};
