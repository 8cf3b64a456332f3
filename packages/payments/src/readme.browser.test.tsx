import { snippets } from 'virtual:readme';
import { cents } from '@backbeat/domain';
import { createClient } from '@backbeat/sdk';
import { apiFailure, createTestTransport } from '@backbeat/sdk/testing';
import type { ComponentType } from 'react';
import { expect, inject, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { config, fillCard, frames, host, inFrame } from '../browser/page.ts';
import type { PaymentsConfig } from './config.ts';

const exported = Object.assign({}, ...snippets);

type OpenCard = (
  place: HTMLElement,
  config: PaymentsConfig,
) => {
  readonly ready: Promise<{ readonly ok: boolean }>;
  pay(buy: (tokenId: string) => void): Promise<string>;
  close(): void;
};

const isOpenCard = (value: unknown): value is OpenCard => typeof value === 'function';
const isComponent = (value: unknown): value is ComponentType<object> => typeof value === 'function';

const show = (name: string, props: object) => {
  const Component: unknown = exported[name];
  if (!isComponent(Component)) throw new Error(`The README has no ${name}.`);
  return render(<Component {...props} />);
};

it('openCard', async () => {
  const open: unknown = exported.openCard;
  if (!isOpenCard(open)) throw new Error('The README has no openCard.');
  const buy = vi.fn();
  const card = open(host(), config);
  expect((await card.ready).ok).toBe(true);
  expect(await card.pay(buy)).toMatch(/^Check the card number/);
  await fillCard('4111111111111111');
  expect(await card.pay(buy)).toBe('');
  expect(buy.mock.lastCall?.[0]).toMatch(/^[\w-]{21,23}$/);
  card.close();
  expect(frames()).toBe(0);
});

it('Checkout', async () => {
  const buy = vi.fn();
  await show('Checkout', { config, buy });
  await expect.poll(() => document.querySelector<HTMLElement>('.bb-card')?.dataset.status).toBe('ready');
  await fillCard('4111111111111111');
  await userEvent.click(page.getByRole('button', { name: 'Start subscription' }));
  await expect.poll(() => buy.mock.lastCall?.[0]).toMatch(/^[\w-]{21,23}$/);
});

it('WholeCheckout', async () => {
  const { fetch, calls, answer } = createTestTransport({
    premiumCheckout: () => apiFailure('payment_declined', { decline: 'expired_card' }),
  });
  const client = createClient({ apiUrl: 'https://api.test', fetch, getToken: () => 'a token' });
  const buyer = { hash: 'acct-1', email: 'a@example.com', firstName: 'Sample', lastName: 'Streamer' };
  const onDone = vi.fn();
  await show('WholeCheckout', { config, client, buyer, atMs: 0, onDone });
  await expect.poll(() => document.querySelector<HTMLElement>('.bb-card')?.dataset.status).toBe('ready');
  await userEvent.fill(page.getByRole('textbox', { name: 'Gift card' }), 'GIFT-20-BACKBEAT');
  await userEvent.click(page.getByRole('button', { name: 'Add gift card' }));
  await fillCard('4111111111111111');
  await userEvent.click(page.getByRole('button', { name: 'Pay $51.88' }));
  await expect
    .element(page.getByText('This card has expired. Use another card. Nothing was charged.'))
    .toBeVisible();

  const question = inject('actionTokens')[6];
  answer({ premiumCheckout: () => apiFailure('three_d_secure_required', { action_token_id: question }) });
  await userEvent.click(page.getByRole('button', { name: 'Pay $51.88' }));
  const agree = inFrame('Check by your bank').getByRole('button', { name: 'Yes, approve' });
  await expect.element(page.getByTitle('Check by your bank')).toBeVisible();
  answer({ premiumCheckout: undefined });
  await userEvent.click(agree);
  await expect.poll(() => onDone.mock.calls.length).toBe(1);
  const body: unknown = JSON.parse(String(calls.at(-1)?.body));
  expect(body).toMatchObject({
    gift_card: 'GIFT-20-BACKBEAT',
    three_d_secure_action_result_token_id: expect.stringMatching(/\S/),
  });
});

it('Total', async () => {
  const totals = { nowTotalCents: cents(7817), nextTotalCents: cents(7188) };
  await show('Total', { atMs: 0, preview: () => Promise.resolve(totals) });
  await expect.poll(() => document.querySelector('p')?.textContent).toContain('Total today $78.17');
  await expect.element(page.getByRole('status')).toHaveTextContent('The price has changed.');
});

it('GermanCard', async () => {
  await show('GermanCard', { config, declined: 'expired_card' });
  const group = page.getByRole('group', { name: 'Deine Karte' });
  await expect.element(group).toHaveAccessibleDescription(/^Diese Karte ist abgelaufen/);
});
