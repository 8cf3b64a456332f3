import { queryKeys } from '@backbeat/sdk/query';
import { QueryClient } from '@tanstack/react-query';
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

/** A tab that shows an account. */
const openTab = () => {
  const cache = new QueryClient();
  cache.setQueryData(queryKeys.account, { tier: 'free' });
  const tabs = createAccountTabs(channel());
  const stop = tabs.follow(cache);
  return { cache, tabs, stop, isStale: () => cache.getQueryState(queryKeys.account)?.isInvalidated === true };
};
const moment = () => new Promise((done) => setTimeout(done, 30));

const run = async (cache: QueryClient, mutationKey: string, fails = false) => {
  const mutation = cache.getMutationCache().build(cache, {
    mutationKey: [mutationKey],
    mutationFn: async () => {
      if (fails) throw new Error('no');
    },
  });
  await mutation.execute(undefined).catch(() => {});
  await moment();
};

it('what one tab changes, the other reads anew', async () => {
  const [one, other] = [openTab(), openTab()];
  await run(one.cache, 'planChange');
  expect([one.isStale(), other.isStale()]).toEqual([false, true]);
});

it.each([
  ['looking at a price', 'planChangePreview', false],
  ['a change that failed', 'planChange', true],
])('%s changes nothing', async (_what, key, fails) => {
  const [one, other] = [openTab(), openTab()];
  await run(one.cache, key, fails);
  expect(other.isStale()).toBe(false);
});

it('hears of what no mutation made, and nothing after it has stopped', async () => {
  const [one, other] = [openTab(), openTab()];
  other.stop();
  one.tabs.tell();
  await moment();
  expect(other.isStale()).toBe(false);
});

it('does not take any message for its own', async () => {
  const tab = openTab();
  for (const message of [null, 'changed', { type: 'account-changed' }, ['account-changed'], 1]) {
    channel().postMessage(message);
  }
  await moment();
  expect(tab.isStale()).toBe(false);
});

it('stands a browser without channels', () => {
  const tabs = createAccountTabs(null);
  const stop = tabs.follow(new QueryClient());
  expect(() => {
    tabs.tell();
    stop();
  }).not.toThrow();
});
