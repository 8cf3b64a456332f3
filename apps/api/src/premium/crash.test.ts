import { setTimeout as wait } from 'node:timers/promises';
import { cookieNames, endpoints } from '@backbeat/sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttpBrowser } from '../../testing/createBrowser.ts';
import { formFor } from '../../testing/createBuyer.ts';
import { createKillableSystem, type KillableSystem } from '../../testing/createKillableSystem.ts';
import { siteUrl } from '../../testing/createTestApi.ts';
import type { ApiProcess } from '../../testing/startApiProcess.ts';
import type { TestSandbox } from '../../testing/startTestSandbox.ts';

describe('a kill in the middle of a checkout', () => {
  let system: KillableSystem;
  let sandbox: TestSandbox;
  let api: ApiProcess;

  beforeAll(async () => {
    system = await createKillableSystem();
    ({ sandbox } = system);
    api = await system.start();
  });
  afterAll(async () => {
    await api.end('SIGKILL');
    await system.close();
  });

  const signUp = async (name: string): Promise<string> => {
    const browser = createHttpBrowser({ apiUrl: sandbox.apiUrl, sandboxUrl: sandbox.url, siteUrl });
    browser.jar.set(cookieNames.license, 'accepted');
    const chooser = await browser.open('/auth/twitch?return_url=/');
    const callback = await browser.choose(chooser, 'make', { name, email: '' });
    const { url } = await browser.follow(callback.href);
    return new URLSearchParams(url.hash.slice(1)).get('token') ?? '';
  };
  const readAccount = async (token: string) =>
    endpoints.account.response.parse(await (await system.call('/v1/account', token)).json());
  const chargesOf = (code: string) =>
    sandbox.sandbox.ledger().charges.filter(({ accountCode }) => accountCode === code);
  const isCharged = (code: string) => expect.poll(() => chargesOf(code).length, { timeout: 60_000 }).toBe(1);
  /** Waits until the purchase has reached the provider, which delays it. */
  const isSent = () => expect.poll(() => sandbox.sandbox.faults.list()).toEqual([]);

  /** Buys, kills the api at one moment of the purchase, and starts it again. */
  const crash = async (
    name: string,
    fault: { delayMs: number; when: 'before' | 'after' },
    killWhen: 'charged' | 'sent',
  ) => {
    const token = await signUp(name);
    const { user } = await readAccount(token);
    const body = formFor({ user }, await sandbox.cardToken(), { coupon: 'save5' });
    sandbox.sandbox.faults.add({ target: 'purchases', ...fault, times: 1 });
    const buying = system.call('/v1/premium/checkout', token, body).catch(() => null);
    if (killWhen === 'charged') await isCharged(user.hash);
    else await isSent();
    await api.end('SIGKILL');
    expect(await buying).toBeNull();
    api = await system.start();
    return { token, user, body };
  };
  const untilSubscribed = async (token: string) => {
    await expect.poll(async () => (await readAccount(token)).subscription).not.toBeNull();
    return readAccount(token);
  };

  it('after the charge, before its answer: the first account that is read has the subscription', async () => {
    const { token, user, body } = await crash('Killed After', { delayMs: 60_000, when: 'after' }, 'charged');
    const account = await readAccount(token);
    expect(account.subscription).toMatchObject({ state: 'active', provider: null });
    expect(account.user.tier).toBe('premStream');
    expect(account.used_offers).toEqual(['coupon:save5']);
    expect((await system.call('/v1/premium/checkout', token, body)).status).toBe(204);
    expect(chargesOf(user.hash)).toHaveLength(1);
  });

  it('before the charge: the purchase that then happens is adopted', async () => {
    // Longer than an api needs to start on a busy machine.
    const { token, user } = await crash('Killed Before', { delayMs: 40_000, when: 'before' }, 'sent');
    expect((await readAccount(token)).user.tier).toBe('free');
    await isCharged(user.hash);
    await wait(4_000);
    expect(chargesOf(user.hash)).toHaveLength(1);
    const account = await untilSubscribed(token);
    expect(account.subscription).toMatchObject({ state: 'active', provider: null });
    expect(account.used_offers).toEqual(['coupon:save5']);
  });

  it('before the charge: the same call again ends in one charge', async () => {
    const { token, user, body } = await crash('Killed Twice', { delayMs: 3_000, when: 'before' }, 'sent');
    expect((await system.call('/v1/premium/checkout', token, body)).status).toBe(204);
    expect(chargesOf(user.hash)).toHaveLength(1);
    const account = await readAccount(token);
    expect(account.subscription).toMatchObject({ state: 'active', provider: null });
    expect(account.used_offers).toEqual(['coupon:save5']);
  });
});
