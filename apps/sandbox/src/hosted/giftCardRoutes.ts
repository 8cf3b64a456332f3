import { brand, cents, giftCardPath, moneyText } from '@backbeat/domain';
import { type Context, Hono } from 'hono';
import { buyGiftCard, giftCardLimits } from '../billing/giftCards.ts';
import { declineOf } from '../cards/declines.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import { declineCodeOf } from '../server-api/declined.ts';
import type { Work } from '../work.ts';
import { formText } from './formText.ts';
import { type GiftCardForm, giftCardPage } from './giftCardPage.ts';
import { messagePage } from './messagePage.ts';
import { payByCard } from './payByCard.ts';

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

  const show = (
    c: Context,
    form: GiftCardForm,
    more: { problem?: string; challenge?: { tokenId: string; actionTokenId: string } } = {},
  ) =>
    c.html(
      giftCardPage({
        form,
        action: new URL(c.req.url).pathname,
        siteUrl: context.siteUrl,
        problem: more.problem ?? '',
        challenge: more.challenge ?? null,
      }),
    );

  routes.get(path, (c) => show(c, emptyForm));
  routes.post(path, async (c) => {
    const sent = await c.req.formData();
    const form = readForm(sent);
    const amountCents = /^\d{1,5}$/.test(form.dollars) ? Number(form.dollars) * 100 : 0;
    if (amountCents < giftCardLimits.minCents || amountCents > giftCardLimits.maxCents) {
      return show(c, form, { problem: 'Choose an amount from $15 to $150.' });
    }
    const tokenId = formText(sent, 'token_id');
    const payment = payByCard(context, tokenId, formText(sent, 'result_token_id'), amountCents);
    if (payment.state === 'failed') return show(c, form, { problem: payment.message });
    if (payment.state === 'challenge') {
      return show(c, form, { challenge: { tokenId, actionTokenId: payment.actionTokenId } });
    }
    const result = buyGiftCard(context, {
      productCode,
      unitAmountCents: amountCents,
      buyer: {
        accountCode: `gifter-${form.email.toLowerCase()}`.slice(0, 50),
        email: form.email,
        username: '',
        firstName: form.firstName,
        lastName: form.lastName,
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
    if (!result.isPaid)
      return show(c, form, { problem: declineOf(declineCodeOf(result.transaction.code)).message });
    const text = `The code is ${result.card.code}. It is worth ${moneyText(cents(result.card.balanceCents))}.`;
    return c.html(messagePage('The gift card is bought', text, context.siteUrl));
  });
  return routes;
};
