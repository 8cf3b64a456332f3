import type { CheckoutForm } from '@backbeat/api/testing/createBuyer.ts';
import { hostedForm } from '@backbeat/api/testing/hostedForm.ts';
import type { Client } from '@backbeat/sdk';
import { endpoints } from '@backbeat/sdk/contract';
import type { Case, ContractCases } from '../../testing/ContractCases.ts';
import {
  asAnonymous,
  asSomebody,
  beyondItsLimit,
  overLimit,
  withOther,
  withoutDatabase,
  withoutProvider,
  withTooMuch,
} from '../../testing/commonCases.ts';

/** The provider's test cards. */
const declinedCard = '4000000000000002';
const questioningCard = '4000000000003220';

const plan = 'rocksprem_i_m_v2';
const other = 'rocksprem_i_y_v2';

/** Somebody buys with a fresh payment token. */
const buying =
  (changed: Partial<CheckoutForm> = {}, card?: string): Case =>
  async ({ open }) => {
    const { person, client } = await open.signedIn();
    return client.premiumCheckout({ body: await open.checkoutBody(person, changed, card) });
  };

/** A filled-in form that is refused before its content is checked. */
const someForm = (accountCode = 'hash'): CheckoutForm => ({
  first_name: 'Ada',
  last_name: 'Beat',
  email: 'ada@people.example',
  coupon: '',
  gift_card: '',
  agreedTerms: true,
  account_code: accountCode,
  rjs_token_id: 'token',
  plan_code: plan,
});

const start = (client: Client, nonce = 'nonce') => client.premiumStart({ body: { nonce, plan } });

/** Somebody whose plan has ended buys again, with the code of the first time. */
const buyingAgain =
  (coupon: string): Case =>
  async ({ open }) => {
    const { person, client } = await open.signedIn();
    await client.premiumCheckout({ body: await open.checkoutBody(person, { coupon }) });
    await open.sandbox.endSubscriptions(person.user.hash);
    return client.premiumCheckout({ body: await open.checkoutBody(person, { coupon }) });
  };

/** Somebody buys by the older call, with a card. */
const starting =
  (card?: string): Case =>
  async ({ open }) =>
    start((await open.signedIn()).client, await open.sandbox.cardToken(card));

const say = (client: Client, note = '') => client.premiumCancelReason({ body: { reason: 'other', note } });

/** Agrees to Pro, as the page shows it before the hosted page. */
const leave = (client: Client, change: { version?: string } = {}) => {
  const form = hostedForm(Date.now());
  const agreed = { ...form.agreed, terms: { ...form.agreed.terms, ...change } };
  return client.premiumHosted({ body: { ...form, agreed } });
};

/** The calls around a subscription. */
export const premiumCases: ContractCases<
  | 'premiumClient'
  | 'premiumCancel'
  | 'premiumCancelReason'
  | 'premiumHosted'
  | 'premiumStart'
  | 'premiumCheckout'
> = {
  premiumClient: {
    success: asSomebody((client) => client.premiumClient()),
    unauthorized: asAnonymous((client) => client.premiumClient()),
    rate_limited: overLimit((client) => client.premiumClient()),
    internal: withoutDatabase((client) => client.premiumClient()),
  },
  premiumCancel: {
    success: async ({ open }) => {
      const { person, client } = await open.signedIn();
      await client.premiumCheckout({ body: await open.checkoutBody(person) });
      return client.premiumCancel();
    },
    unauthorized: asAnonymous((client) => client.premiumCancel()),
    forbidden: asSomebody(async (client) => {
      const who = { firstName: 'Ada', lastName: 'Beat', email: 'ada@people.example', channelName: 'ada' };
      await client.redeem({ body: { ...who, coupon: 'HUMBLE-BUNDLE-3-MONTHS' } });
      return client.premiumCancel();
    }),
    not_found: asSomebody((client) => client.premiumCancel()),
    rate_limited: overLimit((client) => client.premiumCancel()),
    provider_unavailable: withoutProvider((client) => client.premiumCancel()),
    internal: withoutDatabase((client) => client.premiumCancel()),
  },
  premiumCancelReason: {
    success: asSomebody((client) => say(client)),
    unauthorized: asAnonymous((client) => say(client)),
    validation: asSomebody((client) => say(client, 'a\u0000b')),
    too_large: withTooMuch(endpoints.premiumCancelReason),
    rate_limited: beyondItsLimit((client) => say(client)),
    internal: withoutDatabase((client) => say(client)),
  },
  premiumHosted: {
    success: asSomebody((client) => leave(client)),
    unauthorized: asAnonymous((client) => leave(client)),
    validation: asSomebody((client) => leave(client, { version: 'older' })),
    too_large: withTooMuch(endpoints.premiumHosted),
    rate_limited: beyondItsLimit((client) => leave(client)),
    provider_unavailable: withoutProvider((client) => leave(client)),
    internal: withoutDatabase((client) => leave(client)),
  },
  premiumStart: {
    success: starting(),
    unauthorized: asAnonymous(start),
    validation: asSomebody((client) => start(client, 'a\u0000b')),
    too_large: withTooMuch(endpoints.premiumStart),
    conflict: async ({ open }) => {
      const { client } = await open.signedIn();
      const nonce = await open.sandbox.cardToken(declinedCard);
      await start(client, nonce).catch(() => undefined);
      return client.premiumStart({ body: { nonce, plan: other } });
    },
    payment_declined: starting(declinedCard),
    three_d_secure_required: starting(questioningCard),
    already_subscribed: async ({ open }) => {
      const { client } = await open.signedIn();
      await start(client, await open.sandbox.cardToken());
      return start(client, await open.sandbox.cardToken());
    },
    rate_limited: beyondItsLimit(start),
    provider_unavailable: withoutProvider((client) => start(client)),
    internal: withoutDatabase(start),
  },
  premiumCheckout: {
    success: buying(),
    unauthorized: asAnonymous((client) => client.premiumCheckout({ body: someForm() })),
    forbidden: buying({ account_code: 'somebody-else' }),
    validation: withOther(endpoints.premiumCheckout, { body: { ...someForm(), agreedTerms: false } }),
    too_large: withTooMuch(endpoints.premiumCheckout),
    conflict: async ({ open }) => {
      const { person, client } = await open.signedIn();
      const body = await open.checkoutBody(person, {}, declinedCard);
      await client.premiumCheckout({ body }).catch(() => undefined);
      return client.premiumCheckout({ body: { ...body, plan_code: other } });
    },
    quote_changed: buying({ quote_hash: 'the hash of another total' }),
    payment_declined: buying({}, declinedCard),
    three_d_secure_required: buying({}, questioningCard),
    coupon_invalid: buying({ coupon: 'no-such-coupon' }),
    trial_used: buyingAgain('twitch14'),
    coupon_used: buyingAgain('save5'),
    gift_card_invalid: buying({ gift_card: 'NO-SUCH-CARD-AT-ALL' }),
    already_subscribed: async ({ open }) => {
      const { person, client } = await open.signedIn();
      await client.premiumCheckout({ body: await open.checkoutBody(person) });
      return client.premiumCheckout({ body: await open.checkoutBody(person) });
    },
    rate_limited: async ({ strict }) => {
      const { person, client } = await strict.signedIn();
      const body = someForm(person.user.hash);
      await client.premiumCheckout({ body }).catch(() => undefined);
      return client.premiumCheckout({ body: { ...body, rjs_token_id: 'another' } });
    },
    provider_unavailable: async ({ open }) => {
      const { person, client } = await open.signedIn();
      const body = await open.checkoutBody(person);
      open.sandbox.sandbox.faults.add({ target: 'v3', status: 503 });
      return client.premiumCheckout({ body });
    },
    internal: ({ broken }) => broken.client.premiumCheckout({ body: someForm(broken.person.user.hash) }),
  },
};
