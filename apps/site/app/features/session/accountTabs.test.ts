import { createClient } from '@backbeat/sdk';
import {
  accountDeletionMutation,
  certificateIssueMutation,
  coverageAddressMutation,
  giftBuyMutation,
  giftCancelMutation,
  giftClaimMutation,
  nextStreamMutation,
  planChangeMutation,
  planChangePreviewMutation,
  queryKeys,
} from '@backbeat/sdk/query';
import { apiFailure, createTestTransport, fixtures } from '@backbeat/sdk/testing';
import { type MutationOptions, QueryClient, type QueryKey } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';
import { createAccountTabs } from './accountTabs.ts';

const name = 'account-tabs-test';
const open: BroadcastChannel[] = [];
const channel = () => {
  const made = new BroadcastChannel(name);
  open.push(made);
  return made;
};
afterEach(() => {
  for (const one of open.splice(0)) one.close();
});

const shown = {
  account: queryKeys.account,
  coverage: queryKeys.coverage,
  certificates: queryKeys.certificates,
  gifts: queryKeys.gifts,
  gift: queryKeys.gift('7K2M-41QX-8B3D-Z0VN'),
  claim: queryKeys.giftClaim('7K2M-41QX-8B3D-Z0VN'),
  invoices: queryKeys.invoices,
} satisfies Record<string, QueryKey>;

/** A tab that shows all of it. */
const openTab = () => {
  const cache = new QueryClient();
  for (const key of Object.values(shown)) cache.setQueryData(key, {});
  const tabs = createAccountTabs(channel());
  let heard = 0;
  const stop = tabs.follow(cache, () => {
    heard += 1;
  });
  const stale = () =>
    Object.entries(shown)
      .filter(([, key]) => cache.getQueryState(key)?.isInvalidated)
      .map(([what]) => what);
  return { cache, tabs, stop, stale, heard: () => heard };
};
const moment = () => new Promise((done) => setTimeout(done, 30));

const run = async <Data, Variables>(
  cache: QueryClient,
  options: MutationOptions<Data, Error, Variables>,
  variables: Variables,
) => {
  await cache
    .getMutationCache()
    .build(cache, options)
    .execute(variables)
    .catch(() => {});
  await moment();
};

const client = createClient({
  apiUrl: 'https://api.test',
  playerUrl: 'https://player.test',
  fetch: createTestTransport().fetch,
  getToken: () => 'token',
});
const failing = createClient({
  apiUrl: 'https://api.test',
  fetch: createTestTransport({ planChange: () => apiFailure('provider_unavailable') }).fetch,
  getToken: () => 'token',
  retry: { maxRetries: 0 },
});
const gift = fixtures.giftBuy;
const quote = { quote_id: fixtures.planChangePreview.quote_id };
const plan = ['account', 'coverage', 'certificates', 'gifts', 'claim', 'invoices'];
const order = {
  places: 1,
  last_day: '2026-12-31',
  total_cents: 1_199,
  agreedTerms: true,
  first_name: 'Ann',
  last_name: 'Lee',
  email: 'ann@example.com',
  rjs_token_id: 'token',
} as const;

it.each<[string, (cache: QueryClient) => Promise<void>, readonly string[]]>([
  ['a change of plan', (cache) => run(cache, planChangeMutation(client), quote), plan],
  ['a deletion', (cache) => run(cache, accountDeletionMutation(client), true), plan],
  ['a gift', (cache) => run(cache, giftBuyMutation(client), order), ['account', 'gifts', 'invoices']],
  [
    'the end of a gift',
    (cache) => run(cache, giftCancelMutation(client), gift.id),
    ['gifts', 'gift', 'claim', 'invoices'],
  ],
  [
    'a claim',
    (cache) => run(cache, giftClaimMutation(client), gift.code),
    ['account', 'coverage', 'certificates', 'gifts', 'gift', 'claim'],
  ],
  ['a next stream', (cache) => run(cache, nextStreamMutation(client), null), ['coverage']],
  [
    'a chat address',
    (cache) => run(cache, coverageAddressMutation(client), { platform: 'twitch', wanted: true }),
    ['coverage'],
  ],
  [
    'a certificate',
    (cache) =>
      run(cache, certificateIssueMutation(client), {
        platform: 'twitch',
        from: '2026-09-01',
        until: '2026-10-31',
      }),
    ['certificates'],
  ],
  [
    'looking at a price',
    (cache) => run(cache, planChangePreviewMutation(client), { plan_code: 'rocksprem_i_y_v2' }),
    [],
  ],
  ['a change that failed', (cache) => run(cache, planChangeMutation(failing), quote), []],
])('%s: the other tab loads anew what that changes', async (_what, change, expected) => {
  const [one, other] = [openTab(), openTab()];
  await change(one.cache);
  expect(other.stale()).toEqual(expected);
  expect(other.heard()).toBe(expected.length === 0 ? 0 : 1);
});

it('carries what no mutation made, here and there, and nothing to a tab that has stopped', async () => {
  const [one, other, gone] = [openTab(), openTab(), openTab()];
  gone.stop();
  one.tabs.changed(one.cache, 'premiumCheckout');
  await moment();
  expect([one.stale(), other.stale(), gone.stale()]).toEqual([plan, plan, []]);
  expect([one.heard(), other.heard(), gone.heard()]).toEqual([0, 1, 0]);
});

it('does not take any message for its own', async () => {
  const tab = openTab();
  for (const message of [null, 'account', 'toString', '__proto__', { type: 'giftBuy' }, ['giftBuy'], 1]) {
    channel().postMessage(message);
  }
  await moment();
  expect(tab.stale()).toEqual([]);
});

it('stands a browser without channels', () => {
  const tabs = createAccountTabs(null);
  const stop = tabs.follow(new QueryClient(), () => {});
  expect(() => {
    tabs.changed(new QueryClient(), 'premiumCheckout');
    stop();
  }).not.toThrow();
});
