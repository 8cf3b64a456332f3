import { Hono } from 'hono';
import { applyFault } from '../control/faults.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import { put } from '../store/store.ts';
import { answerError, answerJson, notFound, openHeaders } from './answers.ts';
import { createToken } from './createToken.ts';
import { fieldPage } from './fieldPage.ts';
import { fieldsOf, valuesOf } from './formFields.ts';
import { challengePage, payPalPage } from './framePages.ts';
import { lookUpCoupon, lookUpGiftCard, lookUpPlan, lookUpTax } from './lookups.ts';
import { createResultToken, describeToken, findToken, newToken } from './tokens.ts';

const payPalMethod = {
  kind: 'paypal',
  brand: 'PayPal',
  firstSix: '',
  lastFour: '',
  expiryMonth: 12,
  expiryYear: 2099,
  outcome: 'approved',
  challenge: null,
} as const;

/** The API that browsers call. Requests need no preflight; an error stands only in the body. */
export const browserApiRoutes = (context: SandboxContext): Hono => {
  const routes = new Hono();
  const { store, faults } = context;

  routes.use('/token', applyFault(faults, 'token'));
  routes.use('*', applyFault(faults, 'js'));
  routes.options(
    '*',
    () =>
      new Response(null, {
        status: 204,
        headers: {
          'access-control-allow-origin': '*',
          'access-control-allow-methods': 'GET, POST, PUT',
          'access-control-allow-headers': 'content-type, recurly-credential-checkout-hostname',
        },
      }),
  );

  routes.get('/field.html', () => fieldPage(context));
  routes.get('/field-canary.html', () => fieldPage(context));
  routes.post('/token', async (c) => createToken(context, fieldsOf(await c.req.text())));

  routes.get('/plans/:code', (c) => lookUpPlan(c.req.param('code')));
  routes.get('/coupons/:code', (c) =>
    lookUpCoupon(c.req.param('code'), valuesOf(c.req.query(), 'plan_codes')),
  );
  routes.get('/gift_cards/:code', (c) => lookUpGiftCard(store, c.req.param('code')));
  routes.get('/items/:code', () => notFound('Item'));
  routes.get('/tax', (c) => {
    const { country = '', postal_code: postalCode = '', vat_number: vatNumber = '' } = c.req.query();
    return lookUpTax(store, { country: country.toUpperCase(), postalCode, vatNumber });
  });

  routes.get('/risk/info', () => answerJson({ profiles: [] }));
  routes.get('/risk/preflights', () => answerJson({ preflights: [] }));
  routes.get('/engage/settings', () =>
    answerError({ code: 'engage-not-enabled', message: 'Engage is not enabled.' }),
  );
  routes.post('/events', () => new Response('', { headers: openHeaders }));

  routes.get('/tokens/:id', (c) => describeToken(context, c.req.param('id')));
  routes.post('/tokens', async (c) => createResultToken(context, fieldsOf(await c.req.text())));
  routes.get('/three_d_secure/mock', (c) => {
    const action = findToken(context, c.req.query('three_d_secure_action_token_id') ?? '');
    return c.html(challengePage(c.req.query('event') ?? '', action?.threeDSecure?.amountCents ?? 0));
  });

  const payPal = (type: 'paypal' | 'paypal_complete_paypal') => (query: Readonly<Record<string, string>>) => {
    // The token is made when the page opens, so that approving needs no further request.
    const { id, ...content } = newToken(context, 'paypal', { method: payPalMethod });
    store.commit([put('tokens', id, { id, ...content })]);
    return payPalPage({
      event: query.event ?? '',
      description: query.description ?? '',
      amount: query.amount ?? '',
      token: { type, id },
    });
  };
  routes.get('/paypal/start', (c) => c.html(payPal('paypal')(c.req.query())));
  routes.get('/paypal_complete/start', (c) => c.html(payPal('paypal_complete_paypal')(c.req.query())));

  routes.all('*', () => notFound('Page'));
  return routes;
};
