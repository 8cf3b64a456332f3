import { type Context, Hono } from 'hono';
import { cancel, reactivate } from '../billing/endSubscription.ts';
import { storeBilling } from '../billing/storeBilling.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import type { Account } from '../store/rows.ts';
import type { Work } from '../work.ts';
import { accountPage } from './accountPage.ts';
import { formText } from './formText.ts';
import { messagePage } from './messagePage.ts';
import { declinedAttempt, noAttempt, payByCard } from './payByCard.ts';

/** GET and POST /account/{token}, and /account/billing_info/edit?ht={token} */
export const accountRoutes = (context: SandboxContext, work: Work): Hono => {
  const routes = new Hono();
  const { store, clock } = context;

  const accountOf = (c: Context): Account | undefined => {
    const token = c.req.param('token') ?? c.req.query('ht') ?? '';
    return store.list('accounts').find(({ hostedLoginToken }) => token !== '' && hostedLoginToken === token);
  };

  const missing = (c: Context) =>
    c.html(
      messagePage('That address is not valid', 'Open it again from your account settings.', context.siteUrl),
      404,
    );

  const show = (c: Context, account: Account, attempt = noAttempt) => {
    const isMine = ({ accountCode }: { accountCode: string }): boolean => accountCode === account.code;
    c.header('cache-control', 'no-store');
    return c.html(
      accountPage({
        account,
        subscriptions: store.list('subscriptions').filter(isMine).reverse(),
        invoices: store.list('invoices').filter(isMine).reverse(),
        siteUrl: context.siteUrl,
        attempt,
      }),
    );
  };

  const changeSubscription = (account: Account, form: FormData): boolean => {
    const id = formText(form, 'cancel') || formText(form, 'reactivate');
    const row = store.get('subscriptions', id);
    if (row?.accountCode !== account.code) return false;
    if (form.has('cancel') && row.state === 'active') store.commit(cancel(row, clock.nowMs()).changes);
    if (form.has('reactivate') && row.state === 'canceled')
      store.commit(reactivate(row, clock.nowMs()).changes);
    return true;
  };

  const act = async (c: Context) => {
    const account = accountOf(c);
    if (account === undefined) return missing(c);
    const form = await c.req.formData();
    const back = () => {
      work.nudge();
      return c.redirect(new URL(c.req.url).href, 303);
    };
    if (changeSubscription(account, form)) return back();
    const payment = payByCard(context, form, 0);
    if ('attempt' in payment) return show(c, account, payment.attempt);
    const stored = storeBilling(store, account, payment.billing, clock.nowMs());
    store.commit(stored.changes);
    return stored.billing === null ? show(c, account, declinedAttempt(stored.transaction)) : back();
  };

  for (const path of ['/account/billing_info/edit', '/account/:token']) {
    routes.get(path, (c) => {
      const account = accountOf(c);
      return account === undefined ? missing(c) : show(c, account);
    });
    routes.post(path, act);
  }
  return routes;
};
