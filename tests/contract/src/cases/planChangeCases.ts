import { type Client, errorDetailsOf } from '@backbeat/sdk';
import { endpoints } from '@backbeat/sdk/contract';
import type { Case, ContractCases } from '../../testing/ContractCases.ts';
import {
  asAnonymous,
  asSomebody,
  beyondItsLimit,
  withOther,
  withoutDatabase,
  withoutProvider,
  withTooMuch,
} from '../../testing/commonCases.ts';
import type { World } from '../../testing/startWorld.ts';

/** The provider's test cards. */
const questioningCard = '4000000000003220';
const unpayableCard = '4000000000000341';

const monthly = 'rocksprem_i_m_v2';
const yearly = 'rocksprem_i_y_v2';
const download = 'rockspremdownloads_m_v1';
const nothing = '0f0f0f0f-0f0f-4f0f-8f0f-0f0f0f0f0f0f';

const preview = (client: Client, coupon: string | null = null) =>
  client.planChangePreview({ body: { plan_code: yearly, coupon } });

const askPause = (
  client: Client,
  until: string | null = new Date(Date.now() + 60 * 86_400_000).toISOString(),
) => client.pausePreview({ body: { until } });

const askChannels = (client: Client, count = 1) =>
  client.extraChannelsPreview({ body: { extra_channels: count } });

const confirm = (client: Client, quoteId = nothing) => client.planChange({ body: { quote_id: quoteId } });

const quoteId = async (client: Client, planCode: typeof yearly | typeof download = yearly) =>
  (await client.planChangePreview({ body: { plan_code: planCode } })).quote_id;

/** A subscriber with monthly Premium. */
const subscriber = async (open: World, coupon = '') => {
  const signedIn = await open.signedIn();
  await signedIn.client.premiumCheckout({ body: await open.checkoutBody(signedIn.person, { coupon }) });
  return signedIn;
};

const asSubscriber =
  (make: (client: Client, accountCode: string) => Promise<unknown>): Case =>
  async ({ open }) => {
    const { client, person } = await subscriber(open);
    return make(client, person.user.hash);
  };

const redeemed = async (client: Client): Promise<void> => {
  const who = { firstName: 'Ada', lastName: 'Beat', email: 'ada@people.example', channelName: 'ada' };
  await client.redeem({ body: { ...who, coupon: 'HUMBLE-BUNDLE-3-MONTHS' } });
};

/** The calls that move a subscription to another plan. */
export const planChangeCases: ContractCases<
  'planChangePreview' | 'pausePreview' | 'extraChannelsPreview' | 'planChange'
> = {
  planChangePreview: {
    success: asSubscriber((client) => preview(client)),
    unauthorized: asAnonymous((client) => preview(client)),
    forbidden: asSomebody(async (client) => {
      await redeemed(client);
      return preview(client);
    }),
    not_found: asSomebody((client) => preview(client)),
    validation: asSubscriber((client) => client.planChangePreview({ body: { plan_code: 'rockspro_m_v1' } })),
    too_large: withTooMuch(endpoints.planChangePreview),
    already_subscribed: asSubscriber((client) => client.planChangePreview({ body: { plan_code: monthly } })),
    coupon_invalid: asSubscriber((client) => preview(client, 'no-such-coupon')),
    trial_used: async ({ open }) => preview((await subscriber(open, 'twitch14')).client, 'twitch60'),
    coupon_used: async ({ open }) => preview((await subscriber(open, 'save5')).client, 'save5'),
    rate_limited: beyondItsLimit((client) => preview(client)),
    provider_unavailable: withoutProvider((client) => preview(client)),
    internal: withoutDatabase((client) => preview(client)),
  },
  pausePreview: {
    success: asSubscriber((client) => askPause(client)),
    unauthorized: asAnonymous((client) => askPause(client)),
    forbidden: async ({ open }) => askPause((await subscriber(open, 'twitch14')).client),
    not_found: asSomebody((client) => askPause(client)),
    validation: asSubscriber((client) => askPause(client, '2020-01-01')),
    too_large: withTooMuch(endpoints.pausePreview),
    already_subscribed: asSubscriber((client) => askPause(client, null)),
    rate_limited: beyondItsLimit((client) => askPause(client)),
    provider_unavailable: withoutProvider((client) => askPause(client)),
    internal: withoutDatabase((client) => askPause(client)),
  },
  extraChannelsPreview: {
    success: asSubscriber((client) => askChannels(client)),
    unauthorized: asAnonymous((client) => askChannels(client)),
    forbidden: asSubscriber(async (client) => {
      await client.premiumCancel();
      return askChannels(client);
    }),
    not_found: asSomebody((client) => askChannels(client)),
    validation: withOther(endpoints.extraChannelsPreview, { body: { extra_channels: 1_000 } }),
    too_large: withTooMuch(endpoints.extraChannelsPreview),
    already_subscribed: asSubscriber((client) => askChannels(client, 0)),
    rate_limited: beyondItsLimit((client) => askChannels(client)),
    provider_unavailable: withoutProvider((client) => askChannels(client)),
    internal: withoutDatabase((client) => askChannels(client)),
  },
  planChange: {
    success: asSubscriber(async (client) => confirm(client, await quoteId(client))),
    unauthorized: asAnonymous((client) => confirm(client)),
    not_found: asSomebody((client) => confirm(client)),
    validation: withOther(endpoints.planChange, { body: { quote_id: 'mine' } }),
    too_large: withTooMuch(endpoints.planChange),
    conflict: async ({ open }) => {
      const { client } = await subscriber(open);
      const id = await quoteId(client);
      open.sandbox.sandbox.faults.add({ target: 'changes', delayMs: 1_500, times: 1 });
      const first = confirm(client, id);
      await new Promise((resolve) => setTimeout(resolve, 700));
      try {
        return await confirm(client, id);
      } finally {
        await first;
      }
    },
    quote_changed: async ({ open }) => {
      const { client } = await subscriber(open);
      const id = await quoteId(client);
      const before = open.api.time.offsetMs;
      open.api.time.offsetMs += 11 * 60_000;
      try {
        return await confirm(client, id);
      } finally {
        open.api.time.offsetMs = before;
      }
    },
    version_conflict: asSubscriber(async (client) => {
      const [first, second] = [await quoteId(client), await quoteId(client, download)];
      await confirm(client, first);
      return confirm(client, second);
    }),
    payment_declined: async ({ open }) => {
      const { client, person } = await subscriber(open);
      const id = await quoteId(client);
      await open.sandbox.storeCard(person.user.hash, unpayableCard);
      return confirm(client, id);
    },
    three_d_secure_required: async ({ open }) => {
      const { client, person } = await open.signedIn();
      const body = await open.checkoutBody(person, {}, questioningCard);
      const asked: unknown = await client.premiumCheckout({ body }).catch((error: unknown) => error);
      const action = errorDetailsOf(asked, 'three_d_secure_required')?.action_token_id ?? '';
      const result = await open.sandbox.passedChallenge(action);
      await client.premiumCheckout({ body: { ...body, three_d_secure_action_result_token_id: result } });
      return confirm(client, await quoteId(client));
    },
    rate_limited: beyondItsLimit((client) => confirm(client)),
    provider_unavailable: async ({ open }) => {
      const { client } = await subscriber(open);
      const id = await quoteId(client);
      open.sandbox.sandbox.faults.add({ target: 'v3', status: 503 });
      return confirm(client, id);
    },
    internal: withoutDatabase((client) => confirm(client)),
  },
};
