import {
  InfiniteQueryObserver,
  type MutationOptions,
  QueryClient,
  QueryObserver,
} from '@tanstack/react-query';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { validRequests } from '../../test/allCalls.ts';
import { createClient } from '../client/createClient.ts';
import type { EndpointName } from '../contract/endpoints.ts';
import { ApiError } from '../errors/ApiError.ts';
import { WireError } from '../errors/WireError.ts';
import { apiFailure } from '../testing/apiFailure.ts';
import { createTestTransport } from '../testing/createTestTransport.ts';
import { fixtures } from '../testing/fixtures.ts';
import type { TestAnswers } from '../testing/openTransport.ts';
import {
  accountMergeQuery,
  accountQuery,
  billingDetailsQuery,
  coverageQuery,
  identitiesQuery,
  invoiceQuery,
  invoicesQuery,
  liveQuery,
  meQuery,
  premiumCardQuery,
  premiumClientQuery,
  premiumCreditQuery,
  premiumTaxQuery,
  usernameCheckQuery,
} from './accountQueries.ts';
import { shareChannelAddMutation } from './channelMutations.ts';
import {
  averageViewsQuery,
  channelSearchQuery,
  featuredHomepageQuery,
  playingQuery,
  sharedChannelQuery,
  twitchViewersQuery,
} from './contentQueries.ts';
import {
  accountMergeConfirmMutation,
  accountMergeUndoMutation,
  contactMusicMutation,
  coverageAddressMutation,
  identityDefaultMutation,
  nextStreamMutation,
  planChangeMutation,
  premiumCancelMutation,
  premiumCardUpdateMutation,
  premiumStartMutation,
  redeemMutation,
  usernameUpdateMutation,
} from './mutations.ts';
import { queryKeys } from './queryKeys.ts';

const open = (answers: TestAnswers = {}) => {
  const transport = createTestTransport(answers);
  const services = { playerUrl: 'https://p.test', metadataUrl: 'https://m.test', graphUrl: 'https://g.test' };
  const client = createClient({
    apiUrl: 'https://api.test',
    ...services,
    fetch: transport.fetch,
    retry: { maxRetries: 0 },
  });
  const called = (): EndpointName[] => transport.calls.map(({ endpoint }) => endpoint);
  return { client, queries: new QueryClient(), transport, called };
};

afterEach(() => {
  vi.useRealTimers();
});

describe('queries', () => {
  it('give what the client gives', async () => {
    const { client, queries } = open();
    expect(await queries.fetchQuery(meQuery(client))).toEqual(fixtures.me);
    expect(await queries.fetchQuery(accountQuery(client))).toEqual(fixtures.account);
    expect(await queries.fetchQuery(identitiesQuery(client))).toEqual(fixtures.identities);
    expect(await queries.fetchQuery(premiumClientQuery(client))).toEqual(fixtures.premiumClient);
    expect(await queries.fetchQuery(premiumCardQuery(client))).toEqual(fixtures.premiumCard);
    expect(await queries.fetchQuery(premiumCreditQuery(client))).toEqual(fixtures.premiumCredit);
    const asked = { plan_code: 'rocksprem_i_m_v2', address: null, amounts: [1199] } as const;
    expect(await queries.fetchQuery(premiumTaxQuery(client, { ...asked, amounts: [1199] }))).toEqual(
      fixtures.premiumTax,
    );
    expect(await queries.fetchQuery(invoiceQuery(client, '1042'))).toEqual(fixtures.invoice);
    expect((await queries.fetchInfiniteQuery(invoicesQuery(client))).pages).toEqual([fixtures.invoices]);
    expect(await queries.fetchQuery(billingDetailsQuery(client))).toEqual(fixtures.billingDetails);
    expect(await queries.fetchQuery(featuredHomepageQuery(client))).toEqual(fixtures.featuredHomepage);
    expect(await queries.fetchQuery(sharedChannelQuery(client))).toEqual(fixtures.shareChannels.channels[0]);
    expect(await queries.fetchQuery(averageViewsQuery(client, 'c1'))).toBe(12_500);
    expect(await queries.fetchQuery(twitchViewersQuery(client, '77'))).toBe(340);
  });

  it('do not repeat what the client has already repeated', async () => {
    const { client, queries, called } = open({ me: () => apiFailure('provider_unavailable') });
    await expect(queries.fetchQuery(meQuery(client))).rejects.toBeInstanceOf(ApiError);
    expect(called()).toEqual(['me']);
  });

  it('go page by page through what is playing', async () => {
    const { client, queries, transport } = open({
      playing: ({ url }) => {
        const page = Number(url.searchParams.get('page'));
        return { ...fixtures.playing, page, has_more: page < 2 };
      },
    });
    const { pages } = await queries.fetchInfiniteQuery({ ...playingQuery(client, 'u1'), pages: 5 });
    expect(pages.map(({ page }) => page)).toEqual([1, 2]);
    expect(transport.calls.map(({ url }) => url.search)).toEqual(['?limit=15&page=1', '?limit=15&page=2']);
  });

  it('keep apart what belongs to a person', async () => {
    const { client, queries } = open();
    await queries.fetchQuery(accountQuery(client));
    await queries.fetchQuery(featuredHomepageQuery(client));
    queries.removeQueries({ queryKey: queryKeys.personal });
    expect(queries.getQueryData(queryKeys.account)).toBeUndefined();
    expect(queries.getQueryData(queryKeys.featuredHomepage)).toEqual(fixtures.featuredHomepage);
  });
});

describe('queries that follow typing', () => {
  it('ask for the last name only, 300 ms after it, in lower case', async () => {
    vi.useFakeTimers();
    const { client, queries, transport } = open();
    const observer = new QueryObserver(queries, usernameCheckQuery(client, 'D'));
    const stop = observer.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(200);
    observer.setOptions(usernameCheckQuery(client, 'DJ'));
    await vi.advanceTimersByTimeAsync(299);
    expect(transport.calls).toHaveLength(0);
    await vi.advanceTimersByTimeAsync(2);
    expect(transport.calls.map(({ body }) => body)).toEqual(['{"username":"dj"}']);
    await vi.waitFor(() => expect(observer.getCurrentResult().data).toEqual({ available: true }));
    stop();
  });

  it('wait 500 ms for a channel’s name', async () => {
    vi.useFakeTimers();
    const { client, queries, called } = open();
    const asked = queries.fetchQuery(channelSearchQuery(client, 'night'));
    await vi.advanceTimersByTimeAsync(499);
    expect(called()).toEqual([]);
    await vi.advanceTimersByTimeAsync(2);
    expect((await asked).map(({ channelName }) => channelName)).toEqual(['DJ Night']);
  });

  it('are off while there is no name', () => {
    const { client } = open();
    expect(usernameCheckQuery(client, ' ').enabled).toBe(false);
    expect(channelSearchQuery(client, '').enabled).toBe(false);
  });
});

/** Runs a mutation as `useMutation` would. */
const execute = <Data, Variables>(
  queries: QueryClient,
  options: MutationOptions<Data, Error, Variables>,
  variables: Variables,
): Promise<Data> => queries.getMutationCache().build(queries, options).execute(variables);

describe('mutations', () => {
  const accountChanges = {
    usernameUpdate: ({ client, queries }) => execute(queries, usernameUpdateMutation(client), 'Ann'),
    redeem: ({ client, queries }) => execute(queries, redeemMutation(client), validRequests.redeem.body),
    premiumCancel: ({ client, queries }) => execute(queries, premiumCancelMutation(client), undefined),
    premiumStart: ({ client, queries }) =>
      execute(queries, premiumStartMutation(client), validRequests.premiumStart.body),
  } satisfies Record<string, (setup: ReturnType<typeof open>) => Promise<void>>;

  it.each(Object.entries(accountChanges))('%s loads account and user anew', async (name, run) => {
    const setup = open();
    const { client, queries, called } = setup;
    const stops = [
      new QueryObserver(queries, accountQuery(client)).subscribe(() => undefined),
      new QueryObserver(queries, meQuery(client)).subscribe(() => undefined),
    ];
    await vi.waitFor(() => expect(queries.isFetching()).toBe(0));
    await run(setup);
    expect(called()).toEqual(['account', 'me', name, 'account', 'me']);
    for (const stop of stops) stop();
  });

  it('load the invoices anew, which they pay, make or give up', async () => {
    const { client, queries, called } = open();
    const stop = new InfiniteQueryObserver(queries, invoicesQuery(client)).subscribe(() => undefined);
    await vi.waitFor(() => expect(queries.isFetching()).toBe(0));
    await execute(queries, premiumCardUpdateMutation(client), validRequests.premiumCardUpdate.body);
    await execute(queries, planChangeMutation(client), validRequests.planChange.body);
    await execute(queries, premiumCancelMutation(client), undefined);
    expect(called().filter((name) => name === 'invoices')).toHaveLength(4);
    stop();
  });

  it('show another card, and what it has paid, before they are done', async () => {
    const { client, queries, called } = open();
    const stops = [
      new QueryObserver(queries, premiumCardQuery(client)).subscribe(() => undefined),
      new QueryObserver(queries, accountQuery(client)).subscribe(() => undefined),
    ];
    await vi.waitFor(() => expect(queries.isFetching()).toBe(0));
    await execute(queries, premiumCardUpdateMutation(client), validRequests.premiumCardUpdate.body);
    expect(called()).toEqual(['premiumCard', 'account', 'premiumCardUpdate', 'account', 'premiumCard']);
    for (const stop of stops) stop();
  });

  it('make an identity the default 300 ms later, as a number, and load the identities anew', async () => {
    vi.useFakeTimers();
    const { client, queries, transport, called } = open();
    const stop = new QueryObserver(queries, identitiesQuery(client)).subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(1);
    const done = execute(queries, identityDefaultMutation(client), '12');
    await vi.advanceTimersByTimeAsync(299);
    expect(called()).toEqual(['identities']);
    await vi.advanceTimersByTimeAsync(2);
    await done;
    expect(called()).toEqual(['identities', 'identityDefault', 'identities']);
    expect(transport.calls[1]?.body).toBe('{"identity_id":12}');
    stop();
  });

  it('refuse an identity id that is no number', async () => {
    const { client, queries, called } = open();
    await expect(execute(queries, identityDefaultMutation(client), 'twelve')).rejects.toBeInstanceOf(
      WireError,
    );
    expect(called()).toEqual([]);
  });

  it('change nothing after a failure', async () => {
    const { client, queries, called } = open({ premiumCancel: () => apiFailure('provider_unavailable') });
    const stop = new QueryObserver(queries, accountQuery(client)).subscribe(() => undefined);
    await vi.waitFor(() => expect(queries.isFetching()).toBe(0));
    await expect(execute(queries, premiumCancelMutation(client), undefined)).rejects.toBeInstanceOf(ApiError);
    expect(called()).toEqual(['account', 'premiumCancel']);
    stop();
  });

  it('write to the music team, and save a channel', async () => {
    const { client, queries, called } = open();
    await execute(queries, contactMusicMutation(client), validRequests.contactMusic.body);
    const channel = { channelId: 'UC0000000000000000000001', channelName: 'n', channelImage: 'i' };
    expect(await execute(queries, shareChannelAddMutation(client), channel)).toEqual(
      fixtures.shareChannelAdd,
    );
    expect(called()).toEqual(['contactMusic', 'shareChannelAdd']);
  });
});

it.each([
  [true, 5_000],
  [false, 60_000],
  [null, 60_000],
])('who is live is asked often where the platform tells: %s', async (is_told, intervalMs) => {
  const { client, queries } = open({ live: { live: false, is_told } });
  const options = liveQuery(client);
  const observer = new QueryObserver(queries, options);
  await observer.refetch();
  const { refetchInterval: interval } = options;
  expect(typeof interval === 'function' && interval(observer.getCurrentQuery())).toBe(intervalMs);
});

describe('coverage', () => {
  it('is asked for anew every minute and by every view of it', async () => {
    vi.useFakeTimers();
    const { client, queries, called } = open();
    const look = () => new QueryObserver(queries, coverageQuery(client)).subscribe(() => undefined);
    const first = look();
    await vi.advanceTimersByTimeAsync(1_000);
    const second = look();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(called()).toEqual(['coverage', 'coverage']);
    // Outside of a page TanStack Query asks nothing by itself.
    expect(coverageQuery(client)).toMatchObject({ refetchInterval: 60_000, refetchOnWindowFocus: true });
    first();
    second();
  });

  it('is what a change of it answers, and no older answer comes after', async () => {
    const { client, queries } = open();
    const made = queries.getMutationCache().build(queries, coverageAddressMutation(client));
    const older = queries.fetchQuery(coverageQuery(client)).catch(() => 'cancelled');
    await made.execute({ platform: 'twitch', wanted: true });
    expect(queries.getQueryData(queryKeys.coverage)).toEqual(fixtures.coverageAddress);
    await older;
    expect(queries.getQueryData(queryKeys.coverage)).toEqual(fixtures.coverageAddress);
    const planned = queries.getMutationCache().build(queries, nextStreamMutation(client));
    await planned.execute('2026-11-21T19:00:00Z');
    expect(queries.getQueryData(queryKeys.coverage)).toEqual(fixtures.nextStream);
  });
});

describe('two accounts that become one', () => {
  it('are asked about anew when they are one, and when they are two again', async () => {
    const { client, queries, called } = open();
    const look = new QueryObserver(queries, accountMergeQuery(client)).subscribe(() => undefined);
    await vi.waitFor(() =>
      expect(queries.getQueryData(queryKeys.accountMerge)).toEqual(fixtures.accountMerge),
    );
    await execute(queries, accountMergeConfirmMutation(client), true);
    await execute(queries, accountMergeUndoMutation(client), validRequests.accountMergeUndo.body.merge_id);
    expect(called()).toEqual([
      'accountMerge',
      'accountMergeConfirm',
      'accountMerge',
      'accountMergeUndo',
      'accountMerge',
    ]);
    look();
  });

  it('leave the account that goes alone, whose token is worth nothing any more', async () => {
    const { queries } = open();
    queries.setQueryData(queryKeys.account, fixtures.account);
    const accountMergeConfirm = async () => ({ ...fixtures.accountMergeConfirm, token: 'of the other one' });
    await execute(queries, accountMergeConfirmMutation({ accountMergeConfirm }), true);
    expect(queries.getQueryState(queryKeys.account)?.isInvalidated).toBe(false);
  });
});
