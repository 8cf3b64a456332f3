import { cents } from '@backbeat/domain';
import { describe, expect, it } from 'vitest';
import { commands } from 'vitest/browser';
import { open } from '../browser/page.ts';
import type { PaymentsClient } from './createPayments.ts';

describe('PayPal', () => {
  const pay = async (client: PaymentsClient, button: string | null) => {
    await client.load();
    const answered = commands.answerPopup(button);
    const token = await client.paypal({ description: 'Premium', amountCents: cents(1199) });
    await answered;
    return token;
  };

  it('answers a token', async () => {
    expect(await pay(open(), 'Approve')).toMatchObject({ ok: true, value: { kind: 'paypal' } });
  });

  it.each([
    ['is refused', 'Cancel'],
    ['is closed', null],
  ])('is cancelled when the window %s', async (_, button) => {
    expect(await pay(open(), button)).toMatchObject({ ok: false, error: { code: 'cancelled' } });
  });

  it('passes other errors on', async () => {
    expect(await pay(open(), 'Answer with an error')).toMatchObject({
      ok: false,
      error: { code: 'unknown', providerCode: 'paypal-tokenize-error' },
    });
  });

  it('says that the browser blocked the window', async () => {
    const client = open();
    await client.load();
    const { open: openWindow } = window;
    window.open = () => null;
    const token = await client.paypal({ description: 'Premium', amountCents: cents(1199) });
    window.open = openWindow;
    expect(token).toMatchObject({ ok: false, error: { code: 'unavailable', providerCode: 'popup-blocked' } });
  });
});
