import { giftCents } from '@backbeat/domain';
import { type Endpoints, endpoints, type RequestOf } from '@backbeat/sdk/contract';
import type { TestApi, TestPerson } from './createTestApi.ts';
import type { TestSandbox } from './startTestSandbox.ts';

/** The fields of a gift form. */
export type GiftForm = RequestOf<Endpoints['giftBuy']>['body'];

const day = 86_400_000;

type Token = Pick<TestPerson, 'token'>;

/** A filled-in gift form. */
export const giftFormFor = (
  paymentToken: string,
  changed: Partial<GiftForm> = {},
  nowMs = Date.now(),
): GiftForm => ({
  places: changed.places ?? 1,
  last_day: new Date(nowMs + 30 * day).toISOString().slice(0, 10),
  total_cents: giftCents(changed.places ?? 1),
  agreedTerms: true,
  first_name: 'Ada',
  last_name: 'Beat',
  email: 'ada@people.example',
  rjs_token_id: paymentToken,
  ...changed,
});

/** Buys and claims gifts at an api, and reads them. */
export const createGiver = (api: TestApi, sandbox: TestSandbox) => {
  const send = ({ token }: Token, body: unknown) => api.call('/v1/gifts', { method: 'POST', token, body });
  const list = async ({ token }: Token) =>
    endpoints.gifts.response.parse(await (await api.call('/v1/gifts', { token })).json());
  return {
    send,
    list,
    /** Buys with a new token of a test card, and returns the gift. */
    give: async (person: Token, changed: Partial<GiftForm> = {}) => {
      const form = giftFormFor(await sandbox.cardToken(), changed, api.deps.clock.now());
      return endpoints.giftBuy.response.parse(await (await send(person, form)).json());
    },
    read: async (code: string) =>
      endpoints.gift.response.parse(await (await api.call(`/v1/gifts/${code}`)).json()),
    claimState: async ({ token }: Token, code: string) =>
      endpoints.giftClaimState.response.parse(
        await (await api.call(`/v1/gifts/${code}/claim`, { token })).json(),
      ),
    claim: ({ token }: Token, code: string) => api.call(`/v1/gifts/${code}/claim`, { method: 'POST', token }),
    cancel: ({ token }: Token, id: string) => api.call(`/v1/gifts/${id}/cancel`, { method: 'POST', token }),
    /** The account's charges and refunds in cents. */
    booksOf: ({ user }: Pick<TestPerson, 'user'>) => {
      const { charges, transactions } = sandbox.sandbox.ledger();
      const isTheirs = (row: { accountCode: string }) => row.accountCode === user.hash;
      const cents = (rows: readonly { amountCents: number }[]) => rows.map(({ amountCents }) => amountCents);
      return {
        charged: cents(charges.filter(isTheirs)),
        refunded: cents(transactions.filter((row) => isTheirs(row) && row.type === 'refund')),
      };
    },
  };
};

export type Giver = ReturnType<typeof createGiver>;
