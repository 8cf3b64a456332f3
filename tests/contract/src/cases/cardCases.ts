import type { Client } from '@backbeat/sdk';
import { endpoints } from '@backbeat/sdk/contract';
import type { Case, ContractCases } from '../../testing/ContractCases.ts';
import {
  asAnonymous,
  asSomebody,
  beyondItsLimit,
  overLimit,
  withoutDatabase,
  withoutProvider,
  withTooMuch,
} from '../../testing/commonCases.ts';
import type { World } from '../../testing/startWorld.ts';

/** The provider's test cards. */
const masterCard = '5555555555554444';
const declinedCard = '4000000000000002';
const questioningCard = '4000000000003220';

const update = (client: Client, token = 'token') =>
  client.premiumCardUpdate({ body: { rjs_token_id: token } });

const askTax = (client: Client, postalCode = '') =>
  client.premiumTax({
    body: {
      plan_code: 'rocksprem_i_m_v2',
      address: { country: 'DE', postal_code: postalCode },
      amounts: [1199],
    },
  });

/** A subscriber with monthly Premium. */
const subscriber = async (open: World) => {
  const signedIn = await open.signedIn();
  await signedIn.client.premiumCheckout({ body: await open.checkoutBody(signedIn.person) });
  return signedIn;
};

/** A subscriber gives another card. */
const giving =
  (card: string): Case =>
  async ({ open }) =>
    update((await subscriber(open)).client, await open.sandbox.cardToken(card));

/** The calls about the card that pays the bills. */
export const cardCases: ContractCases<'premiumCard' | 'premiumCardUpdate' | 'premiumCredit' | 'premiumTax'> =
  {
    premiumCard: {
      success: async ({ open }) => (await subscriber(open)).client.premiumCard(),
      unauthorized: asAnonymous((client) => client.premiumCard()),
      rate_limited: overLimit((client) => client.premiumCard()),
      provider_unavailable: withoutProvider((client) => client.premiumCard()),
      internal: withoutDatabase((client) => client.premiumCard()),
    },
    premiumCardUpdate: {
      success: giving(masterCard),
      unauthorized: asAnonymous((client) => update(client)),
      forbidden: asSomebody(async (client) => {
        const who = { firstName: 'Ada', lastName: 'Beat', email: 'ada@people.example', channelName: 'ada' };
        await client.redeem({ body: { ...who, coupon: 'HUMBLE-BUNDLE-3-MONTHS' } });
        return update(client);
      }),
      not_found: asSomebody((client) => update(client)),
      validation: asSomebody((client) => update(client, 'a\u0000b')),
      too_large: withTooMuch(endpoints.premiumCardUpdate),
      conflict: async ({ open }) => {
        const { client } = await subscriber(open);
        const token = await open.sandbox.cardToken(masterCard);
        open.sandbox.sandbox.faults.add({ target: 'cards', delayMs: 1_500, times: 1 });
        const first = update(client, token);
        await new Promise((resolve) => setTimeout(resolve, 700));
        try {
          return await update(client, token);
        } finally {
          await first;
        }
      },
      payment_declined: giving(declinedCard),
      three_d_secure_required: giving(questioningCard),
      rate_limited: beyondItsLimit((client) => update(client)),
      provider_unavailable: withoutProvider((client) => update(client)),
      internal: withoutDatabase((client) => update(client)),
    },
    premiumCredit: {
      success: asSomebody((client) => client.premiumCredit()),
      unauthorized: asAnonymous((client) => client.premiumCredit()),
      rate_limited: overLimit((client) => client.premiumCredit()),
      provider_unavailable: withoutProvider((client) => client.premiumCredit()),
      internal: withoutDatabase((client) => client.premiumCredit()),
    },
    premiumTax: {
      success: asSomebody((client) => askTax(client)),
      unauthorized: asAnonymous((client) => askTax(client)),
      validation: asSomebody((client) => askTax(client, 'a\u0000b')),
      too_large: withTooMuch(endpoints.premiumTax),
      rate_limited: overLimit((client) => askTax(client)),
      provider_unavailable: withoutProvider((client) => askTax(client)),
      internal: withoutDatabase((client) => askTax(client)),
    },
  };
