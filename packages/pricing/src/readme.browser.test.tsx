import { snippets } from 'virtual:readme';
import { GlobalStyles, StyleProvider } from '@backbeat/ui/styling';
import type { ComponentType } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';

const exported = Object.assign({}, ...snippets);

const isComponent = (value: unknown): value is ComponentType<{ atMs: number }> => typeof value === 'function';

const show = async (name: string) => {
  const Component: unknown = exported[name];
  if (!isComponent(Component)) throw new Error(`The README has no ${name}.`);
  await render(
    <StyleProvider>
      <GlobalStyles />
      <Component atMs={Date.UTC(2026, 10, 21)} />
    </StyleProvider>,
  );
};

const errors = vi.spyOn(console, 'error');
afterEach(() => expect(errors.mock.calls).toEqual([]));

it('Pricing', async () => {
  await show('Pricing');
  await expect.element(page.getByRole('heading', { name: 'Backbeat Pricing' })).toBeVisible();
});

it('Plans', async () => {
  await show('Plans');
  await userEvent.click(page.getByText('Monthly'));
  await expect.element(page.getByText('Billed every month').first()).toBeVisible();
});

it('Order', async () => {
  await show('Order');
  await expect.element(page.getByText('$71.88 on November 21, 2027')).toBeVisible();
  await userEvent.fill(page.getByRole('textbox', { name: 'Coupon' }), 'vidcon50');
  await userEvent.click(page.getByRole('button', { name: 'Add Coupon' }));
  await expect.element(page.getByText('−$35.94')).toBeVisible();
});

it('Offer', async () => {
  await show('Offer');
  await expect.element(page.getByText('first month').first()).toBeVisible();
});

it('StudioPricing', async () => {
  await show('StudioPricing');
  await expect.element(page.getByRole('heading', { name: 'Lotus Pricing' })).toBeVisible();
  await expect.element(page.getByText('Current plan').first()).toBeVisible();
  await userEvent.click(page.getByText('Yearly (2 months free)'));
  await expect.element(page.getByText('€490 per year')).toBeVisible();
});

it('StudioOrder', async () => {
  await show('StudioOrder');
  await expect.element(page.getByText('€249.00 on February 21, 2027')).toBeVisible();
  await userEvent.click(page.getByRole('radio', { name: /^Monthly/ }));
  await expect.element(page.getByText('€89.00 on December 21, 2026')).toBeVisible();
});

it('Preise', async () => {
  await show('Preise');
  await expect.element(page.getByRole('heading', { name: 'Preise von Backbeat' })).toBeVisible();
  await expect.element(page.getByText('71,88\u00a0$ pro Jahr').first()).toBeVisible();
});
