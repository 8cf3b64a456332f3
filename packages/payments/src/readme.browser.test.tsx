import { snippets } from 'virtual:readme';
import { cents } from '@backbeat/domain';
import type { ComponentType } from 'react';
import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { config, fillCard, frames, host } from '../browser/page.ts';
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

it('Total', async () => {
  const totals = { nowTotalCents: cents(7817), nextTotalCents: cents(7188) };
  await show('Total', { atMs: 0, preview: () => Promise.resolve(totals) });
  await expect.poll(() => document.querySelector('p')?.textContent).toContain('Total today $78.17');
  await expect
    .element(page.getByRole('status'))
    .toHaveTextContent('The total today is $78.17, $6.29 more than shown before.');
});

it('GermanCard', async () => {
  await show('GermanCard', { config, declined: 'expired_card' });
  const group = page.getByRole('group', { name: 'Deine Karte' });
  await expect.element(group).toHaveAccessibleDescription(/^Diese Karte ist abgelaufen/);
});
