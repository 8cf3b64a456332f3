import type { Client } from '@backbeat/sdk';
import { type Endpoints, endpoints, type RequestOf } from '@backbeat/sdk/contract';
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

const declinedCard = '4000000000000002';
const questioningCard = '4000000000003220';
const noId = '3b8f0c52-6a0d-4a5e-9a3e-2f6b1c7d8e90';
const noCode = '0000-0000-0000-0000';

type Body = RequestOf<Endpoints['giftBuy']>['body'];

/** A filled-in form for two months, until tomorrow. */
const form = (changed: Partial<Body> = {}): Body => ({
  places: 2,
  last_day: new Date(Date.now() + 86_400_000).toISOString().slice(0, 10),
  total_cents: 2398,
  agreedTerms: true,
  first_name: 'Ada',
  last_name: 'Beat',
  email: 'ada@people.example',
  rjs_token_id: 'token',
  ...changed,
});

/** Somebody gives with a fresh payment token. */
const giving =
  (changed: Partial<Body> = {}, card?: string): Case =>
  async ({ open }) => {
    const rjs_token_id = await open.sandbox.cardToken(card);
    return (await open.signedIn()).client.giftBuy({ body: form({ rjs_token_id, ...changed }) });
  };

const buy = (client: Client, token = 'token') => client.giftBuy({ body: form({ rjs_token_id: token }) });
const read = (client: Client) => client.gift({ params: { code: noCode } });
const readClaim = (client: Client) => client.giftClaimState({ params: { code: noCode } });
const claim = (client: Client) => client.giftClaim({ params: { code: noCode } });
const cancel = (client: Client) => client.giftCancel({ params: { id: noId } });

/** Somebody else opens the link of a gift. */
const withGift =
  (make: (client: Client, code: string) => Promise<unknown>): Case =>
  async ({ open }) => {
    const giver = (await open.signedIn()).client;
    const { code } = await giver.giftBuy({
      body: form({ rjs_token_id: await open.sandbox.cardToken() }),
    });
    return make((await open.signedIn()).client, code);
  };

/** Gifts of months. */
export const giftCases: ContractCases<
  'gifts' | 'giftBuy' | 'giftCancel' | 'gift' | 'giftClaimState' | 'giftClaim'
> = {
  gifts: {
    success: async ({ open }) => {
      const { client } = await open.signedIn();
      await client.giftBuy({ body: form({ rjs_token_id: await open.sandbox.cardToken() }) });
      return client.gifts();
    },
    unauthorized: asAnonymous((client) => client.gifts()),
    rate_limited: overLimit((client) => client.gifts()),
    internal: withoutDatabase((client) => client.gifts()),
  },
  giftBuy: {
    success: giving(),
    unauthorized: asAnonymous((client) => buy(client)),
    validation: asSomebody((client) => client.giftBuy({ body: form({ last_day: '2020-01-01' }) })),
    too_large: withTooMuch(endpoints.giftBuy),
    conflict: async ({ open }) => {
      const { client } = await open.signedIn();
      const body = form({ rjs_token_id: await open.sandbox.cardToken(declinedCard) });
      await client.giftBuy({ body }).catch(() => undefined);
      return client.giftBuy({ body: { ...body, first_name: 'Eve' } });
    },
    gift_refused: async ({ open }) => {
      const { client } = await open.signedIn();
      for (;;) await buy(client, await open.sandbox.cardToken());
    },
    quote_changed: giving({ total_cents: 1 }),
    payment_declined: giving({}, declinedCard),
    three_d_secure_required: giving({}, questioningCard),
    rate_limited: beyondItsLimit((client) => buy(client, crypto.randomUUID())),
    provider_unavailable: withoutProvider((client) => buy(client)),
    internal: withoutDatabase((client) => buy(client)),
  },
  giftCancel: {
    success: async ({ open }) => {
      const { client } = await open.signedIn();
      const body = form({ rjs_token_id: await open.sandbox.cardToken() });
      return client.giftCancel({ params: { id: (await client.giftBuy({ body })).id } });
    },
    unauthorized: asAnonymous(cancel),
    not_found: asSomebody(cancel),
    validation: withOther(endpoints.giftCancel, { params: { id: 'gift' } }),
    rate_limited: overLimit(cancel),
    internal: withoutDatabase(cancel),
  },
  gift: {
    success: withGift((client, code) => client.gift({ params: { code } })),
    not_found: asAnonymous(read),
    validation: withOther(endpoints.gift, { params: { code: '0000' } }),
    rate_limited: beyondItsLimit(read),
    internal: withoutDatabase(read),
  },
  giftClaimState: {
    success: withGift((client, code) => client.giftClaimState({ params: { code } })),
    unauthorized: asAnonymous(readClaim),
    not_found: asSomebody(readClaim),
    validation: withOther(endpoints.giftClaimState, { params: { code: '0000' } }),
    rate_limited: beyondItsLimit(readClaim),
    internal: withoutDatabase(readClaim),
  },
  giftClaim: {
    success: withGift((client, code) => client.giftClaim({ params: { code } })),
    unauthorized: asAnonymous(claim),
    not_found: asSomebody(claim),
    validation: withOther(endpoints.giftClaim, { params: { code: '0000' } }),
    gift_refused: async ({ open }) => {
      const { client } = await open.signedIn();
      const body = form({ rjs_token_id: await open.sandbox.cardToken() });
      return client.giftClaim({ params: { code: (await client.giftBuy({ body })).code } });
    },
    rate_limited: beyondItsLimit(claim),
    internal: withoutDatabase(claim),
  },
};
