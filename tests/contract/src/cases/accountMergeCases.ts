import { confirmMerge, leavePurchase, offerMerge, signUpTwice } from '@backbeat/api/testing/twoAccounts.ts';
import type { Client } from '@backbeat/sdk';
import { endpoints } from '@backbeat/sdk/contract';
import type { ContractCases } from '../../testing/ContractCases.ts';
import {
  asAnonymous,
  asSomebody,
  beyondItsLimit,
  overLimit,
  withOther,
  withoutDatabase,
  withTooMuch,
} from '../../testing/commonCases.ts';
import type { World } from '../../testing/startWorld.ts';

const confirm = (client: Client) => client.accountMergeConfirm({ body: { wanted: true } });

const merge_id = '00000000-0000-4000-8000-000000000000';
const undo = (client: Client) => client.accountMergeUndo({ body: { merge_id } });

/** One of two accounts, after the other one has confirmed. */
const secondOfTwo = async (world: World) => {
  const [first, person] = await signUpTwice(world.api);
  await confirmMerge(world.api, first);
  return { first, person, client: world.client(person) };
};

const noLink = 'x'.repeat(43);
const openOffer = (client: Client, link: string) => client.mergeOffer({ query: { link } });
const answerOffer = (client: Client, link: string) =>
  client.mergeOfferAnswer({ body: { link, wanted: true } });

/** The link of an offer to an account that lost its sign-in. */
const offeredLink = async ({ api }: World): Promise<string> =>
  offerMerge(api, await api.signUp(), await api.signUp(undefined, 'google_oauth2'));

/** The calls by which two accounts of one person become one. */
export const accountMergeCases: ContractCases<
  'accountMerge' | 'accountMergeConfirm' | 'accountMergeUndo' | 'mergeOffer' | 'mergeOfferAnswer'
> = {
  accountMerge: {
    success: asSomebody((client) => client.accountMerge()),
    unauthorized: asAnonymous((client) => client.accountMerge()),
    rate_limited: overLimit((client) => client.accountMerge()),
    internal: withoutDatabase((client) => client.accountMerge()),
  },
  accountMergeConfirm: {
    success: async ({ open }) => confirm((await secondOfTwo(open)).client),
    unauthorized: asAnonymous(confirm),
    validation: withOther(endpoints.accountMergeConfirm, { body: { wanted: 'yes' } }),
    too_large: withTooMuch(endpoints.accountMergeConfirm),
    not_found: asSomebody(confirm),
    conflict: async ({ open }) => {
      const { first, client } = await secondOfTwo(open);
      await leavePurchase(open.api, first);
      return confirm(client);
    },
    rate_limited: beyondItsLimit(confirm),
    provider_unavailable: async ({ open }) => {
      const { client } = await secondOfTwo(open);
      open.sandbox.sandbox.faults.add({ target: 'v3', status: 503 });
      return confirm(client).finally(() => open.sandbox.sandbox.faults.clear());
    },
    internal: withoutDatabase(confirm),
  },
  accountMergeUndo: {
    success: asSomebody(undo),
    unauthorized: asAnonymous(undo),
    validation: withOther(endpoints.accountMergeUndo, { body: { merge_id: 7 } }),
    too_large: withTooMuch(endpoints.accountMergeUndo),
    conflict: async ({ open }) => {
      const { first, client } = await secondOfTwo(open);
      await confirm(client);
      const own = open.client(first);
      const [merged] = (await own.accountMerge()).merged;
      open.api.time.offsetMs += 8 * 86_400_000;
      return own
        .accountMergeUndo({ body: { merge_id: merged?.merge_id ?? merge_id } })
        .finally(() => (open.api.time.offsetMs -= 8 * 86_400_000));
    },
    rate_limited: beyondItsLimit(undo),
    internal: withoutDatabase(undo),
  },
  mergeOffer: {
    success: async ({ open }) => openOffer(open.client(), await offeredLink(open)),
    not_found: asAnonymous((client) => openOffer(client, noLink)),
    validation: withOther(endpoints.mergeOffer, { query: { link: '' } }),
    rate_limited: overLimit((client) => openOffer(client, noLink)),
    internal: withoutDatabase((client) => openOffer(client, noLink)),
  },
  mergeOfferAnswer: {
    success: async ({ open }) => answerOffer(open.client(), await offeredLink(open)),
    not_found: asAnonymous((client) => answerOffer(client, noLink)),
    validation: withOther(endpoints.mergeOfferAnswer, { body: { link: 'x' } }),
    too_large: withTooMuch(endpoints.mergeOfferAnswer),
    rate_limited: overLimit((client) => answerOffer(client, noLink)),
    internal: withoutDatabase((client) => answerOffer(client, noLink)),
  },
};
