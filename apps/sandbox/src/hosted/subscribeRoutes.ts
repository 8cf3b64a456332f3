import { type Context, Hono } from 'hono';
import { draftPurchase, nextBills, purchase } from '../billing/purchase.ts';
import { findPlan } from '../catalogue/plans.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import type { Work } from '../work.ts';
import { formText } from './formText.ts';
import { messagePage } from './messagePage.ts';
import { declinedAttempt, noAttempt, payByCard } from './payByCard.ts';
import { readSubscribeRequest, type SubscribeRequest, subscribeOrder } from './subscribeOrder.ts';
import { subscribePage } from './subscribePage.ts';

const thankYouPaths = {
  premium: '/checkout/thank-you',
  download: '/checkout/thank-you-premiumdownloads',
  pro: '/checkout/thank-you-pro',
  free: '/',
} as const;

/** Where the buyer goes afterwards: the site's thank-you page, with the account's hash. */
const doneUrl = ({ siteUrl }: SandboxContext, { plan, accountCode }: SubscribeRequest): string => {
  const product = findPlan(plan.code)?.product ?? 'free';
  return `${siteUrl}${thankYouPaths[product]}?hash=${encodeURIComponent(accountCode)}`;
};

/** GET and POST /subscribe/{plan}/{account?}/{name?} */
export const subscribeRoutes = (context: SandboxContext, work: Work): Hono => {
  const routes = new Hono();
  const paths = ['/subscribe/:plan', '/subscribe/:plan/:account', '/subscribe/:plan/:account/:name'];

  const requestOf = (c: Context): SubscribeRequest | null =>
    readSubscribeRequest(
      {
        plan: c.req.param('plan') ?? '',
        account: c.req.param('account') ?? '',
        name: c.req.param('name') ?? '',
      },
      new URL(c.req.url).searchParams,
    );

  const missing = (c: Context) =>
    c.html(
      messagePage(
        'There is no such plan',
        'Check the address: it names a plan and an account.',
        context.siteUrl,
      ),
      404,
    );

  const show = (
    c: Context,
    request: SubscribeRequest,
    form: { firstName: string; lastName: string; email: string },
    attempt = noAttempt,
  ) => {
    const url = new URL(c.req.url);
    const order = subscribeOrder(context.store, request, form);
    const draft = draftPurchase(context, order);
    return c.html(
      subscribePage({
        request,
        draft,
        next: nextBills(context, order, draft)[0],
        hasCoupon: order.coupon !== null,
        action: `${url.pathname}${url.search}`,
        siteUrl: context.siteUrl,
        form,
        attempt,
      }),
    );
  };

  const buy = async (c: Context) => {
    const request = requestOf(c);
    if (request === null) return missing(c);
    const sent = await c.req.formData();
    const form = {
      firstName: formText(sent, 'first_name'),
      lastName: formText(sent, 'last_name'),
      email: formText(sent, 'email'),
    };
    const order = subscribeOrder(context.store, request, form);
    const payment = payByCard(context, sent, draftPurchase(context, order).invoice.balanceCents);
    if ('attempt' in payment) return show(c, request, form, payment.attempt);
    const result = purchase(context, { ...order, billing: payment.billing });
    context.store.commit(result.changes);
    work.nudge();
    if (result.isPaid) return c.redirect(doneUrl(context, request), 303);
    return show(c, request, form, declinedAttempt(result.transaction));
  };

  for (const path of paths) {
    routes.get(path, (c) => {
      const request = requestOf(c);
      if (request === null) return missing(c);
      const query = new URL(c.req.url).searchParams;
      return show(c, request, {
        firstName: query.get('first_name') ?? '',
        lastName: query.get('last_name') ?? '',
        email: query.get('email') ?? '',
      });
    });
    routes.post(path, buy);
  }
  return routes;
};
