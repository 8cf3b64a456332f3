import { describe, expect, inject, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { messageListeners } from '../browser/messageListeners.ts';
import { billing, config, frames, inFrame, mount, open } from '../browser/page.ts';
import { createPayments } from './createPayments.ts';

describe('leaving', () => {
  it('leaves no frame and no listener', async () => {
    const before = messageListeners();
    for (const layout of ['single', 'split'] as const) {
      const client = open();
      const fields = mount(client, { layout });
      await fields.ready;
      expect(messageListeners()).toBeGreaterThan(before);
      fields.destroy();
      expect(frames()).toBe(0);
      client.dispose();
      expect(messageListeners()).toBe(before);
    }
  });

  it('takes the fields along when only the client is disposed', async () => {
    const before = messageListeners();
    const client = open();
    const fields = mount(client);
    await fields.ready;
    client.dispose();
    expect(frames()).toBe(0);
    expect(messageListeners()).toBe(before);
    expect(await fields.tokenize(billing)).toMatchObject({ ok: false, error: { code: 'cancelled' } });
  });

  it('ends what is under way', async () => {
    const client = open();
    const fields = mount(client);
    await fields.ready;
    const leaving = new AbortController();
    const token = fields.tokenize(billing, { signal: leaving.signal });
    leaving.abort();
    expect(await token).toMatchObject({ ok: false, error: { code: 'cancelled' } });
  });

  it('makes no frame when it left while the script was loading', async () => {
    const before = messageListeners();
    const client = open();
    const fields = mount(client);
    fields.destroy();
    client.dispose();
    expect(await fields.ready).toMatchObject({ ok: false, error: { code: 'cancelled' } });
    await createPayments(config).load();
    expect(frames()).toBe(0);
    expect(messageListeners()).toBeLessThanOrEqual(before + 1);
  });
});

describe('two clients on one page', () => {
  it('share the script and nothing else', async () => {
    const [first, second] = [open(), open()];
    const [a, b] = [mount(first), mount(second, { labels: { card: 'Second card' } })];
    expect(await Promise.all([a.ready, b.ready])).toMatchObject([{ ok: true }, { ok: true }]);
    expect(document.querySelectorAll(`script[src="${config.scriptUrl}"]`)).toHaveLength(1);
    await userEvent.fill(inFrame('Second card').getByRole('textbox', { name: 'Card number' }), '4111');
    first.dispose();
    expect(frames()).toBe(1);
    expect(await second.load()).toMatchObject({ ok: true });
  });
});

describe('a provider that does not come', () => {
  it('is unavailable at once when nobody answers', async () => {
    const began = performance.now();
    const loaded = await open({ scriptUrl: 'http://127.0.0.1:1/recurly.js' }).load();
    expect(loaded).toMatchObject({ ok: false, error: { code: 'unavailable', providerCode: 'script-error' } });
    expect(performance.now() - began).toBeLessThan(2_000);
  });

  it('is unavailable within 8 s when somebody keeps the line open', async () => {
    const began = performance.now();
    const loaded = await open({ scriptUrl: `${inject('silentUrl')}/recurly.js` }).load();
    expect(loaded).toMatchObject({
      ok: false,
      error: { code: 'unavailable', providerCode: 'script-timeout' },
    });
    expect(performance.now() - began).toBeLessThan(8_500);
    expect(document.querySelectorAll('script[src*="recurly.js"]:not([src*="localhost"])')).toHaveLength(0);
  }, 12_000);

  it('is unavailable when the script brings no provider', async () => {
    const loaded = await open({ scriptUrl: 'data:text/javascript,delete window.recurly' }).load();
    expect(loaded).toMatchObject({ ok: false, error: { code: 'unavailable', providerCode: 'script-empty' } });
  });

  it('is unavailable when the API is dead, and leaves no frame', async () => {
    const client = open({ apiUrl: `${inject('silentUrl')}/js/v1`, readyTimeoutMs: 400 });
    const fields = mount(client);
    expect(await fields.ready).toMatchObject({ ok: false, error: { code: 'unavailable' } });
    expect(frames()).toBe(0);
    expect(await fields.tokenize(billing)).toMatchObject({ ok: false, error: { code: 'unavailable' } });
  });

  it('can be asked again', async () => {
    const client = open({ scriptUrl: `${inject('flakyUrl')}/again.js` });
    expect(await client.load()).toMatchObject({ ok: false, error: { retryable: true } });
    expect(await client.load()).toMatchObject({ ok: true });
  });
});
