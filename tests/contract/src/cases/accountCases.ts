import { linkIdentity } from '@backbeat/api/testing/linkIdentity.ts';
import { subscribeElsewhere } from '@backbeat/api/testing/subscribeElsewhere.ts';
import type { Client } from '@backbeat/sdk';
import { endpoints } from '@backbeat/sdk/contract';
import { expect } from 'vitest';
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

const redeem = (client: Client, coupon = 'HUMBLE-BUNDLE-3-MONTHS', channelName = 'ada') =>
  client.redeem({
    body: { firstName: 'Ada', lastName: 'Beat', email: 'ada@people.example', channelName, coupon },
  });

const check = (client: Client) => client.usernameCheck({ body: { username: 'Somebody' } });

const rename = (client: Client, username: string) => client.usernameUpdate({ body: { username } });

/** PostgreSQL text cannot hold this character, so the api accepts it nowhere. */
const nul = 'a\u0000b';

const makeFirstDefault = async (client: Client) => {
  const [first] = (await client.identities()).identities;
  if (first?.id == null) throw new Error('The person has no identity.');
  return client.identityDefault({ body: { identity_id: first.id } });
};

const makeDefault = (client: Client) => client.identityDefault({ body: { identity_id: 1 } });

const unlink = (client: Client, identity_id = 1) => client.identityUnlink({ body: { identity_id } });

/** Unlinks one of two linked accounts, of which only Twitch signs in. */
const unlinkOneOfTwo =
  (provider: 'twitch' | 'discord'): Case =>
  async ({ open }) => {
    const { person, client } = await open.signedIn();
    await linkIdentity(open.api, person, 'discord');
    const { identities } = await client.identities();
    const { id } = identities.find((one) => one.provider === provider) ?? {};
    return unlink(client, id ?? expect.fail('It is not linked.'));
  };

const leave = (client: Client) => client.accountDeletion({ body: { wanted: true } });

/** The calls around an account. */
export const accountCases: ContractCases<
  | 'me'
  | 'account'
  | 'accountExport'
  | 'accountDeletion'
  | 'redeem'
  | 'usernameCheck'
  | 'usernameUpdate'
  | 'identities'
  | 'identityDefault'
  | 'identityUnlink'
> = {
  me: {
    success: asSomebody((client) => client.me()),
    unauthorized: asAnonymous((client) => client.me()),
    rate_limited: overLimit((client) => client.me()),
    internal: withoutDatabase((client) => client.me()),
  },
  account: {
    success: asSomebody((client) => client.account()),
    unauthorized: asAnonymous((client) => client.account()),
    rate_limited: overLimit((client) => client.account()),
    internal: withoutDatabase((client) => client.account()),
  },
  accountExport: {
    success: asSomebody((client) => client.accountExport()),
    unauthorized: asAnonymous((client) => client.accountExport()),
    rate_limited: beyondItsLimit((client) => client.accountExport()),
    internal: withoutDatabase((client) => client.accountExport()),
  },
  accountDeletion: {
    success: asSomebody(leave),
    unauthorized: asAnonymous(leave),
    forbidden: async ({ open }) => {
      const { person, client } = await open.signedIn();
      await subscribeElsewhere(open.api, person);
      return leave(client);
    },
    validation: withOther(endpoints.accountDeletion, { body: { wanted: 'yes' } }),
    too_large: withTooMuch(endpoints.accountDeletion),
    conflict: async ({ open }) => {
      const { client } = await open.signedIn();
      await leave(client);
      open.api.time.offsetMs += 8 * 86_400_000;
      return client
        .accountDeletion({ body: { wanted: false } })
        .finally(() => (open.api.time.offsetMs -= 8 * 86_400_000));
    },
    rate_limited: beyondItsLimit(leave),
    provider_unavailable: withoutProvider(leave),
    internal: withoutDatabase(leave),
  },
  redeem: {
    success: asSomebody(redeem),
    unauthorized: asAnonymous(redeem),
    validation: asSomebody((client) => redeem(client, undefined, nul)),
    too_large: withTooMuch(endpoints.redeem),
    conflict: async ({ open }) => {
      const { client } = await open.signedIn();
      await leave(client);
      return redeem(client);
    },
    coupon_invalid: asSomebody((client) => redeem(client, 'NO-SUCH-CODE')),
    already_subscribed: async ({ open }) => {
      const { person, client } = await open.signedIn();
      await client.premiumCheckout({ body: await open.checkoutBody(person) });
      return redeem(client);
    },
    rate_limited: beyondItsLimit((client) => redeem(client, 'NO-SUCH-CODE')),
    internal: withoutDatabase(redeem),
  },
  usernameCheck: {
    success: asSomebody(check),
    unauthorized: asAnonymous(check),
    validation: asSomebody((client) => client.usernameCheck({ body: { username: nul } })),
    too_large: withTooMuch(endpoints.usernameCheck),
    rate_limited: beyondItsLimit(check),
    internal: withoutDatabase(check),
  },
  usernameUpdate: {
    success: asSomebody((client) => rename(client, 'Ada of the Beats')),
    unauthorized: asAnonymous((client) => rename(client, 'Ada')),
    forbidden: asSomebody(async (client) => {
      await rename(client, 'Ada the First');
      return rename(client, 'Ada the Second');
    }),
    validation: asSomebody((client) => rename(client, nul)),
    too_large: withTooMuch(endpoints.usernameUpdate),
    conflict: async ({ open }) => {
      const other = await open.api.signUp('Taken Already');
      return rename((await open.signedIn()).client, other.user.username.toUpperCase());
    },
    rate_limited: overLimit((client) => rename(client, 'Ada')),
    internal: withoutDatabase((client) => rename(client, 'Ada')),
  },
  identities: {
    success: asSomebody((client) => client.identities()),
    unauthorized: asAnonymous((client) => client.identities()),
    rate_limited: overLimit((client) => client.identities()),
    internal: withoutDatabase((client) => client.identities()),
  },
  identityDefault: {
    success: asSomebody(makeFirstDefault),
    unauthorized: asAnonymous(makeDefault),
    validation: withOther(endpoints.identityDefault, { body: { identity_id: 'seven' } }),
    too_large: withTooMuch(endpoints.identityDefault),
    not_found: asSomebody((client) => client.identityDefault({ body: { identity_id: 2_147_483_647 } })),
    rate_limited: overLimit(makeDefault),
    internal: withoutDatabase(makeDefault),
  },
  identityUnlink: {
    success: unlinkOneOfTwo('discord'),
    unauthorized: asAnonymous(unlink),
    validation: withOther(endpoints.identityUnlink, { body: { identity_id: 'seven' } }),
    too_large: withTooMuch(endpoints.identityUnlink),
    not_found: asSomebody((client) => unlink(client, 2_147_483_647)),
    unlink_refused: unlinkOneOfTwo('twitch'),
    rate_limited: overLimit(unlink),
    internal: withoutDatabase(unlink),
  },
};
