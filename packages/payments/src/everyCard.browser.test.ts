import { declineText } from '@backbeat/domain/declines';
import { describe, expect, inject, it } from 'vitest';
import { commands, userEvent } from 'vitest/browser';
import { billing, fillCard, host, inFrame, mount, open } from '../browser/page.ts';
import type { PaymentsClient } from './createPayments.ts';
import { paymentErrorText } from './paymentErrorText.ts';

/* Every number of the provider's test gateway, from the keys to the bank's answer. */

const sandboxUrl = inject('sandboxUrl');

const tokenFor = async (client: PaymentsClient, number: string) => {
  const fields = mount(client);
  await fields.ready;
  await fillCard(number);
  return fields.tokenize(billing);
};

const buy = (number: string, tokenId: string, resultTokenId?: string) =>
  commands.buy(sandboxUrl, {
    account: `card-${number}`,
    planCode: 'rocksprem_i_m_v2',
    tokenId,
    ...(resultTokenId === undefined ? {} : { resultTokenId }),
  });

describe('a card that pays', () => {
  it.each(['4111111111111111', '5555555555554444', '378282246310005', '2223000048400011'])(
    '%s',
    async (number) => {
      const token = await tokenFor(open(), number);
      const { status, refusedBy } = await buy(number, token.ok ? token.value.id : '');
      expect([status, refusedBy]).toEqual([201, null]);
    },
  );
});

/** What the person reads for each card that is refused. */
const refusals = [
  ['4000000000000002', 'declined', 'Your bank declined this card. Try another card or PayPal.'],
  [
    '4000000000000077',
    'insufficient_funds',
    'There is not enough money on this card. Try another card or PayPal.',
  ],
  ['4000000000000069', 'expired_card', 'This card has expired. Use another card.'],
  [
    '4000000000000101',
    'fraud_security_code',
    'The security code is not right. Check the 3 or 4 digits and try again.',
  ],
  ['4000000000000119', 'call_issuer', 'Your bank wants to speak to you first. Call the number on the card.'],
  [
    '4000000000000085',
    'fraud_gateway',
    'This payment looked unusual and was stopped. Try another card or contact support.',
  ],
  ['4000000000000309', 'gateway_timeout', 'The bank could not be reached. Try again in a few minutes.'],
  [
    '4000000000000317',
    'duplicate_transaction',
    'This payment was sent twice, so it was stopped. Look at your account before you try again.',
  ],
  [
    '4000000000000325',
    'card_type_not_accepted',
    'We can not take this kind of card. Try another card or PayPal.',
  ],
  [
    '4000000000000341',
    'declined_saveable',
    'Your bank said no this time, though the card itself is fine. Try again later or use another card.',
  ],
] as const;

describe('a card that is refused', () => {
  it.each(refusals)('%s when it is charged: %s', async (number, code, sentence) => {
    const token = await tokenFor(open(), number);
    const { status, refusedBy } = await buy(number, token.ok ? token.value.id : '');
    expect([status, refusedBy]).toEqual([422, code]);
    expect(declineText(refusedBy ?? '')).toBe(`${sentence} Nothing was charged.`);
  });

  it.each(refusals)('%s already at the token: %s', async (number, code, sentence) => {
    const token = await tokenFor(open({ publicKey: 'sandbox-public-key-decline-at-token' }), number);
    if (token.ok) throw new Error('The sandbox took the card.');
    expect([token.error.code, token.error.providerCode]).toEqual(['declined', code]);
    expect(paymentErrorText(token.error)).toBe(`${sentence} Nothing was charged.`);
  });

  it('has a sentence of its own for each', () => {
    expect(new Set(refusals.map(([, , sentence]) => sentence)).size).toBe(refusals.length);
  });

  it('is not taken at all outside the list', async () => {
    const token = await tokenFor(open(), '4242424242424242');
    expect(token).toMatchObject({ ok: false, error: { code: 'validation', fields: [{ field: 'number' }] } });
    if (!token.ok) expect(paymentErrorText(token.error)).toBe('Check the card number.');
  });
});

describe('a card whose bank asks', () => {
  const inChallenge = () => inFrame('Check by your bank');

  it.each([
    ['Yes, approve', 201, null],
    ['No, refuse', null, 'declined'],
  ])('%s', async (button, status, refused) => {
    const number = '4000000000003220';
    const client = open();
    const card = await tokenFor(client, number);
    const tokenId = card.ok ? card.value.id : '';
    const asked = await buy(number, tokenId);
    expect(asked).toMatchObject({ status: 422, refusedBy: 'three_d_secure_action_required' });
    expect(declineText(asked.refusedBy ?? '')).toContain('Your bank wants to check that it is you.');
    const result = client.threeDSecure(asked.actionTokenId ?? '', host(400));
    await userEvent.click(inChallenge().getByRole('button', { name: button }));
    const answered = await result;
    expect(answered.ok ? null : answered.error.code).toBe(refused);
    if (answered.ok) expect((await buy(number, tokenId, answered.value.id)).status).toBe(status);
    else expect(paymentErrorText(answered.error)).toContain('Nothing was charged.');
  });

  it('may be satisfied without a question', async () => {
    const number = '4000000000003063';
    const client = open();
    const card = await tokenFor(client, number);
    const tokenId = card.ok ? card.value.id : '';
    const asked = await buy(number, tokenId);
    const result = await client.threeDSecure(asked.actionTokenId ?? '', host(400));
    expect(result).toMatchObject({ ok: true, value: { kind: 'three-d-secure-result' } });
    if (result.ok) expect((await buy(number, tokenId, result.value.id)).status).toBe(201);
  });
});
