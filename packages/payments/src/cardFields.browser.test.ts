import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { billing, fillCard, frames, inFrame, mount, open } from '../browser/page.ts';

describe('card fields in one frame', () => {
  it('trades 4111 1111 1111 1111 for a token', async () => {
    const fields = mount(open());
    expect(await fields.ready).toEqual({ ok: true, value: undefined });
    await fillCard('4111 1111 1111 1111');
    const token = await fields.tokenize(billing);
    expect(token).toMatchObject({
      ok: true,
      value: { kind: 'card', id: expect.stringMatching(/^[\w-]{21,23}$/) },
    });
  });

  it('comes while the provider is asked whether it is ready, and is ready after that', async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const ask = window.fetch;
    const asking = vi.spyOn(window, 'fetch').mockImplementation(async (...call) => {
      if (String(call[0]).includes('/risk/info')) await answered;
      return ask(...call);
    });
    let isReady = false;
    const fields = mount(open());
    void fields.ready.then(() => {
      isReady = true;
    });
    try {
      await fillCard('4111 1111 1111 1111');
      expect(isReady).toBe(false);
    } finally {
      answer();
      asking.mockRestore();
    }
    expect(await fields.ready).toEqual({ ok: true, value: undefined });
  });

  it('names the fields that are not right', async () => {
    const fields = mount(open());
    await fields.ready;
    await fillCard('4111 1111 1111 1112', '12 / 39', '1');
    const token = await fields.tokenize(billing);
    expect(token).toMatchObject({ ok: false, error: { code: 'validation', retryable: false } });
    const refused = token.ok ? [] : token.error.fields.map(({ field }) => field);
    expect(refused).toEqual(expect.arrayContaining(['number', 'cvv']));
  });

  it('tells its state', async () => {
    const fields = mount(open());
    await fields.ready;
    let state = {};
    fields.subscribe((next) => {
      state = next;
    });
    await fillCard('4111 1111 1111 1111');
    await expect
      .poll(() => state)
      .toMatchObject({ empty: false, valid: true, brand: 'visa', lastFour: '1111' });
    await userEvent.fill(inFrame().getByRole('textbox', { name: 'Card number' }), '4111 1111 1111 1112');
    await userEvent.click(inFrame().getByRole('textbox', { name: 'Security code' }));
    await expect.poll(() => state).toMatchObject({ valid: false, invalidParts: ['number'] });
  });

  it('fills its place, has a name, and takes the focus', async () => {
    const fields = mount(open());
    await fields.ready;
    const frame = document.querySelector('iframe');
    expect(frame?.title).toBe('Card number, expiry date and security code');
    expect(frame?.getBoundingClientRect().height).toBe(52);
    fields.focus();
    await expect.poll(() => document.activeElement === frame).toBe(true);
  });

  it('hears Enter', async () => {
    let submitted = 0;
    const fields = mount(open(), {
      onSubmit: () => {
        submitted += 1;
      },
    });
    await fields.ready;
    await userEvent.click(inFrame().getByRole('textbox', { name: 'Card number' }));
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => submitted).toBe(1);
  });
});

describe('card fields in four frames', () => {
  it('trades the parts for one token', async () => {
    const fields = mount(open(), { layout: 'split' });
    expect(await fields.ready).toMatchObject({ ok: true });
    expect(frames()).toBe(4);
    for (const [title, text] of [
      ['Card number', '5555 5555 5555 4444'],
      ['Expiry month', '12'],
      ['Expiry year', '39'],
      ['Security code', '123'],
    ] as const) {
      await userEvent.fill(inFrame(title).getByRole('textbox'), text);
    }
    expect(await fields.tokenize(billing)).toMatchObject({ ok: true, value: { kind: 'card' } });
    fields.destroy();
    expect(frames()).toBe(0);
    expect(document.querySelectorAll('[data-card-field]')).toHaveLength(0);
  });
});
