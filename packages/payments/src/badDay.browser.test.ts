import { declineText } from '@backbeat/domain/declines';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { commands } from 'vitest/browser';
import { billing, fillCard, frames, mount, open } from '../browser/page.ts';
import { tokenLifetimeMs } from './PaymentToken.ts';
import { paymentErrorText } from './paymentErrorText.ts';

const sandboxUrl = inject('sandboxUrl');

afterEach(() => commands.setReachable(sandboxUrl, true));

describe('a card that was typed in too long ago', () => {
  const laterUrl = inject('laterSandboxUrl');
  const buy = (tokenId: string) =>
    commands.buy(laterUrl, { account: 'payments-late', planCode: 'rocksprem_i_y_v2', tokenId });

  it('is refused, and pays when it is asked for again', async () => {
    const client = open({ scriptUrl: `${laterUrl}/recurly/recurly.js`, apiUrl: `${laterUrl}/js/v1` });
    const fields = mount(client);
    await fields.ready;
    await fillCard('4111111111111111');
    const first = await fields.tokenize(billing);
    if (!first.ok) throw first.error;

    await commands.moveClock(laterUrl, tokenLifetimeMs + 1_000);
    const refused = await buy(first.value.id);
    expect(refused).toMatchObject({ status: 422, refusedBy: 'invalid_token' });
    expect(declineText(refused.refusedBy ?? '')).toBe(
      'The card details were entered too long ago. Enter them again. Nothing was charged.',
    );

    const second = await fields.tokenize(billing);
    if (!second.ok) throw second.error;
    expect(await buy(second.value.id)).toMatchObject({ status: 201 });
  });
});

describe('a net that goes away in the middle', () => {
  it('is told in time, and what was typed still pays when the net is back', async () => {
    const fields = mount(open({ tokenTimeoutMs: 1_500 }));
    await fields.ready;
    await fillCard('4111111111111111');
    await commands.setReachable(sandboxUrl, false);
    const began = performance.now();
    const lost = await fields.tokenize(billing);
    expect(performance.now() - began).toBeLessThan(2_500);
    if (lost.ok) throw new Error('There was a token without a net.');
    expect(lost.error).toMatchObject({ code: 'unavailable', retryable: true });
    expect(paymentErrorText(lost.error)).toBe(
      'The payment service could not be reached. Nothing was charged. Check your connection and try again.',
    );

    await commands.setReachable(sandboxUrl, true);
    expect(await fields.tokenize(billing)).toMatchObject({ ok: true, value: { kind: 'card' } });
  });

  it('is told for a code that is looked up', async () => {
    const client = open({ tokenTimeoutMs: 1_500 });
    await client.load();
    await commands.setReachable(sandboxUrl, false);
    expect(await client.coupon('vidcon50', 'rocksprem_i_m_v2')).toMatchObject({
      ok: false,
      error: { retryable: true },
    });
    await commands.setReachable(sandboxUrl, true);
    expect(await client.coupon('vidcon50', 'rocksprem_i_m_v2')).toMatchObject({ ok: true });
  });

  it('is told when it was gone before the fields came, and leaves no frame', async () => {
    const client = open({ readyTimeoutMs: 1_500 });
    await client.load();
    await commands.setReachable(sandboxUrl, false);
    const fields = mount(client);
    expect(await fields.ready).toMatchObject({ ok: false, error: { code: 'unavailable', retryable: true } });
    expect(frames()).toBe(0);
    await commands.setReachable(sandboxUrl, true);
    expect(await mount(client).ready).toMatchObject({ ok: true });
  });
});
