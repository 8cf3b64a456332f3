import { type Handler, Hono } from 'hono';
import type { SandboxContext } from '../SandboxContext.ts';
import {
  deactivateAccount,
  getAccount,
  getBalance,
  getBillingInfo,
  listInvoices,
  listSites,
  listSubscriptions,
  updateAccount,
  updateBillingInfo,
} from './accounts.ts';
import { answer, sendError } from './answer.ts';
import { getCoupon, listPlanAddOns } from './catalogue.ts';
import { createGiftCard, previewGiftCard, redeemCard } from './giftCards.ts';
import { createReplays } from './idempotency.ts';
import { getDunningCampaign, getInvoice, listRelatedInvoices, markInvoiceFailed } from './invoices.ts';
import { createLineItem, listLineItems } from './lineItems.ts';
import { createPurchase, previewPurchase } from './purchases.ts';
import { listRedemptions, redeemCoupon } from './redemptions.ts';
import { refundInvoice } from './refunds.ts';
import { createChange, previewChange, removeChange } from './subscriptionChanges.ts';
import {
  cancelSubscription,
  getSubscription,
  pauseSubscription,
  previewRenewal,
  reactivateSubscription,
  resumeSubscription,
  terminateSubscription,
  updateSubscription,
} from './subscriptions.ts';
import { V3Error } from './V3Error.ts';
import type { V3Handler } from './V3Handler.ts';

const isAuthorised = (header: string | undefined, privateKey: string): boolean => {
  const [scheme = '', encoded = ''] = (header ?? '').split(' ');
  if (scheme.toLowerCase() !== 'basic') return false;
  const [user] = Buffer.from(encoded, 'base64').toString('utf8').split(':');
  return user === privateKey;
};

/**
 * The part of the server API that the product uses. Any other path is a 404 that names it, so that a gap of the
 * sandbox does not pass for an answer.
 */
export const serverApiRoutes = (context: SandboxContext): Hono => {
  const routes = new Hono();
  const replays = createReplays(context);
  const on = (handler: V3Handler): Handler => answer(context, replays, 'v3', handler);

  routes.use(async (c, next) => {
    if (isAuthorised(c.req.header('authorization'), context.privateKey)) return next();
    return sendError(new V3Error('invalid_api_key', 'The API key is not the sandbox’s private key.'));
  });
  routes.use(async (c, next) => {
    const { limit, remaining, resetAtSeconds, isOver } = context.rateLimit.take(c.req.method);
    if (isOver) c.res = sendError(new V3Error('rate_limited', 'Too many requests to this site.'));
    else await next();
    for (const [name, value] of Object.entries({ limit, remaining, reset: resetAtSeconds }))
      c.res.headers.set(`x-ratelimit-${name}`, String(value));
  });
  routes.post('/purchases', answer(context, replays, 'purchases', createPurchase(context)));
  routes.post('/purchases/preview', on(previewPurchase(context)));
  routes.get('/sites', on(listSites(context)));
  routes.get('/accounts/:account', on(getAccount(context)));
  routes.put('/accounts/:account', on(updateAccount(context)));
  routes.delete('/accounts/:account', on(deactivateAccount(context)));
  routes.get('/accounts/:account/subscriptions', on(listSubscriptions(context)));
  routes.get('/accounts/:account/balance', on(getBalance(context)));
  routes.get('/accounts/:account/invoices', on(listInvoices(context)));
  routes.get('/accounts/:account/line_items', on(listLineItems(context)));
  routes.post('/accounts/:account/line_items', answer(context, replays, 'credits', createLineItem(context)));
  routes.get('/accounts/:account/billing_info', on(getBillingInfo(context)));
  routes.put(
    '/accounts/:account/billing_info',
    answer(context, replays, 'cards', updateBillingInfo(context)),
  );
  routes.get('/accounts/:account/coupon_redemptions', on(listRedemptions(context)));
  routes.post(
    '/accounts/:account/coupon_redemptions/active',
    answer(context, replays, 'coupons', redeemCoupon(context)),
  );
  routes.get('/subscriptions/:subscription', on(getSubscription(context)));
  routes.get('/subscriptions/:subscription/preview_renewal', on(previewRenewal(context)));
  routes.put('/subscriptions/:subscription', on(updateSubscription(context)));
  routes.put('/subscriptions/:subscription/cancel', on(cancelSubscription(context)));
  routes.put('/subscriptions/:subscription/reactivate', on(reactivateSubscription(context)));
  routes.put(
    '/subscriptions/:subscription/pause',
    answer(context, replays, 'changes', pauseSubscription(context)),
  );
  routes.put(
    '/subscriptions/:subscription/resume',
    answer(context, replays, 'changes', resumeSubscription(context)),
  );
  routes.delete('/subscriptions/:subscription', on(terminateSubscription(context)));
  routes.post(
    '/subscriptions/:subscription/change',
    answer(context, replays, 'changes', createChange(context)),
  );
  routes.post('/subscriptions/:subscription/change/preview', on(previewChange(context)));
  routes.delete('/subscriptions/:subscription/change', on(removeChange(context)));
  routes.get('/invoices/:invoice', on(getInvoice(context)));
  routes.get('/invoices/:invoice/related_invoices', on(listRelatedInvoices(context)));
  routes.post('/invoices/:invoice/refund', answer(context, replays, 'refunds', refundInvoice(context)));
  routes.put('/invoices/:invoice/mark_failed', on(markInvoiceFailed(context)));
  routes.get('/dunning_campaigns/:campaign', on(getDunningCampaign));
  routes.get('/plans/:plan/add_ons', on(listPlanAddOns));
  routes.get('/coupons/:coupon', on(getCoupon));
  routes.post('/gift_cards', on(createGiftCard(context)));
  routes.post('/gift_cards/preview', on(previewGiftCard(context)));
  routes.post('/gift_cards/:card/redeem', on(redeemCard(context)));
  routes.all('*', (c) =>
    sendError(
      new V3Error('not_found', `The sandbox does not have ${c.req.method} ${new URL(c.req.url).pathname}.`),
    ),
  );
  routes.onError((error) => {
    console.error(error);
    return sendError(new V3Error('internal_server_error', 'The sandbox failed. See its output.'));
  });
  return routes;
};
