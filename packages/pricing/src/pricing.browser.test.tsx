import { coupons, type PlanCode, quoteForPlan } from '@backbeat/domain';
import { comparisonRows } from '@backbeat/domain/content';
import { GlobalStyles, StyleProvider } from '@backbeat/ui/styling';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BillingSwitch } from './billing/BillingSwitch.tsx';
import { PeriodScope } from './billing/PeriodScope.tsx';
import { PricingBlock } from './block/PricingBlock.tsx';
import { PromoCodeField } from './codes/PromoCodeField.tsx';
import { ComparisonTable } from './comparison/ComparisonTable.tsx';
import { OrderSummary } from './order/OrderSummary.tsx';
import { PricingPage } from './page/PricingPage.tsx';
import { PlanCard } from './plan-card/PlanCard.tsx';
import { TierPicker } from './pro/TierPicker.tsx';

const show = (children: ReactNode) =>
  render(
    <StyleProvider>
      <GlobalStyles />
      {children}
    </StyleProvider>,
  );

/** What a reader sees of the prices, whatever else stands in the page. */
const visible = (text: string) =>
  page
    .getByText(text, { exact: true })
    .elements()
    .filter((element) => element.checkVisibility()).length;

afterEach(async () => {
  await page.viewport(1200, 900);
});

describe('the price for new users', () => {
  const quote = quoteForPlan({ planCode: 'rocksprem_i_m_v2', atMs: 0 });

  it.each([
    [undefined, 2],
    [{ tier: 'free' }, 2],
    [{ tier: 'premDownload' }, 0],
    [{ tier: 'premStream' }, 0],
  ] as const)('on card and order, for %j: %i times', async (session, expected) => {
    const viewer = session === undefined ? {} : { session };
    await show(
      <>
        <PlanCard plan="premium" {...viewer} />
        <OrderSummary planCode="rocksprem_i_m_v2" quote={quote} {...viewer} />
      </>,
    );
    expect(visible('Special Price for New Users')).toBe(expected);
  });
});

describe('the billing switch', () => {
  it('moves the prices by CSS alone, and the button with them', async () => {
    const onSelect = vi.fn<(planCode: PlanCode) => void>();
    await show(
      <PeriodScope billingPeriod="yearly">
        <BillingSwitch defaultValue="yearly" />
        <PlanCard plan="premium" onSelect={onSelect} />
      </PeriodScope>,
    );
    expect([visible('$71.88 per year'), visible('Billed every month')]).toEqual([1, 0]);
    await userEvent.click(page.getByText('Monthly'));
    expect([visible('$71.88 per year'), visible('Billed every month')]).toEqual([0, 1]);
    await userEvent.click(page.getByRole('link', { name: 'Start free trial' }));
    expect(onSelect.mock.calls).toEqual([['rocksprem_i_m_v2']]);
  });

  it.each([
    ['yearly', [1, 0]],
    ['monthly', [0, 1]],
  ] as const)('%s by props, where no switch stands inside', async (billingPeriod, expected) => {
    await show(
      <PeriodScope billingPeriod={billingPeriod}>
        <PlanCard plan="premium" />
      </PeriodScope>,
    );
    expect([visible('$71.88 per year'), visible('Billed every month')]).toEqual(expected);
  });

  it.each([
    ['yearly', [1, 0]],
    ['monthly', [0, 1]],
  ] as const)('%s by props, where no scope is around', async (billingPeriod, expected) => {
    await show(<PlanCard plan="premium" billingPeriod={billingPeriod} />);
    expect([visible('$71.88 per year'), visible('Billed every month')]).toEqual(expected);
    await show(<ComparisonTable billingPeriod={billingPeriod} />);
    expect([visible('from $21 per month'), visible('from $25 per month')]).toEqual(expected);
  });

  it('so do the tiers of Pro', async () => {
    await show(<TierPicker billingPeriod="monthly" />);
    expect([visible('per year'), visible('per month')]).toEqual([0, 4]);
  });

  it('tells the parent, and the button stands for the shown price', async () => {
    const onBillingPeriodChange = vi.fn();
    const onSelect = vi.fn<(planCode: PlanCode) => void>();
    await show(<PricingBlock onBillingPeriodChange={onBillingPeriodChange} onSelect={onSelect} />);
    const buy = page.getByRole('link', { name: 'Start free trial' }).first();
    await userEvent.click(buy);
    await userEvent.click(page.getByText('Monthly'));
    await userEvent.click(buy);
    expect(onBillingPeriodChange.mock.calls).toEqual([['monthly']]);
    expect(onSelect.mock.calls).toEqual([['rocksprem_i_y_v2'], ['rocksprem_i_m_v2']]);
  });

  it('moves every price of the page', async () => {
    await show(<PricingPage />);
    await userEvent.click(page.getByRole('tab', { name: 'Compare Features' }));
    expect(visible('from $21 per month')).toBe(1);
    await userEvent.click(page.getByText('Monthly', { exact: true }));
    expect([visible('from $21 per month'), visible('from $25 per month')]).toEqual([0, 1]);
  });

  it('compares plans first, and features when asked, by pointer and by keys', async () => {
    await show(<PricingPage />);
    const table = page.getByRole('table');
    expect(page.getByRole('tab', { name: 'Compare Plans' }).element().ariaSelected).toBe('true');
    expect(table.query()).toBeNull();
    await userEvent.click(page.getByRole('tab', { name: 'Compare Features' }));
    expect(table.query()).not.toBeNull();
    expect(page.getByRole('article', { name: 'Premium' }).query()).toBeNull();
    await userEvent.keyboard('{ArrowLeft}');
    expect(table.query()).toBeNull();
    expect(document.activeElement?.textContent).toBe('Compare Plans');
  });

  it('moves the tiers of Pro', async () => {
    await show(
      <PeriodScope billingPeriod="monthly">
        <BillingSwitch variant="plain" defaultValue="monthly" />
        <TierPicker litTier="Two" />
      </PeriodScope>,
    );
    expect([visible('per month'), visible('per year')]).toEqual([4, 0]);
    await userEvent.click(page.getByText('Yearly'));
    expect([visible('per month'), visible('per year')]).toEqual([0, 4]);
    expect(document.querySelectorAll('li[aria-current="true"]')).toHaveLength(1);
  });
});

describe('a plan card', () => {
  it('starts where the page says, and is a link to the checkout', async () => {
    await show(<PricingBlock variant="plan-block" showFree />);
    expect(visible('Billed every month')).toBe(2);
    const links = page.getByRole('link', { name: 'Start free trial' }).elements();
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/checkout/premium?coupon=backbeat1month&billing=monthly',
      '/checkout/pro?coupon=backbeat1month&billing=monthly',
    ]);
    await userEvent.click(page.getByText(/^Yearly/));
    const yearly = page.getByRole('link', { name: 'Start free trial' }).elements();
    expect(yearly.map((link) => link.getAttribute('href'))).toEqual([
      '/checkout/premium?coupon=backbeat1month&billing=yearly',
      '/checkout/pro?coupon=backbeat1month&billing=yearly',
    ]);
  });

  it('hands over "free" for the plan without a billing code', async () => {
    const onSelect = vi.fn<(planCode: PlanCode) => void>();
    await show(<PricingBlock showFree onSelect={onSelect} />);
    await userEvent.click(page.getByRole('button', { name: 'Try for free' }));
    expect(onSelect.mock.calls).toEqual([['free']]);
  });

  it('is named by its plan alone: a badge in the name is read as one word with it', async () => {
    await show(<PlanCard plan="premium" state="current" />);
    await expect.element(page.getByText('Current plan')).toBeVisible();
    await expect.element(page.getByRole('article')).toHaveAccessibleName('Premium');
  });

  it('cannot be pressed while the plan is not to be had', async () => {
    await show(<PlanCard plan="premium" state="unavailable" />);
    await expect.element(page.getByRole('button', { name: 'Not available now' })).toBeDisabled();
    expect(page.getByRole('link').elements()).toHaveLength(0);
  });
});

describe('the comparison', () => {
  it.each([1200, 375])('is a table for screen readers at %i px', async (width) => {
    await page.viewport(width, 800);
    await show(
      <PeriodScope billingPeriod="yearly">
        <ComparisonTable />
      </PeriodScope>,
    );
    const heads = page
      .getByRole('columnheader')
      .elements()
      .map((head) => head.firstChild?.textContent);
    expect(heads).toEqual(['Feature', 'Free', 'Premium', 'Download', 'Pro']);
    const labels = page
      .getByRole('rowheader')
      .elements()
      .map((head) => head.textContent);
    expect(labels).toEqual([...comparisonRows.map(({ label }) => label), 'Choose']);
    expect(page.getByRole('cell').elements()).toHaveLength(44);
    await expect.element(page.getByRole('row', { name: /Exclusive Music/ })).toBeVisible();
    expect(page.getByLabelText('Not included').elements()).toHaveLength(10);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  });

  it('keeps its heads in view', async () => {
    await page.viewport(1200, 500);
    await show(
      <PeriodScope billingPeriod="yearly">
        <ComparisonTable />
      </PeriodScope>,
    );
    window.scrollTo(0, 300);
    const head = page.getByRole('columnheader', { name: /Pro/ }).element();
    await expect.poll(() => Math.round(head.getBoundingClientRect().top)).toBe(64);
  });
});

describe('the order', () => {
  it('says when the plan is switched', async () => {
    const onPlanChange = vi.fn<(planCode: PlanCode) => void>();
    const planCode = 'rocksprem_i_y_v2';
    const quote = quoteForPlan({ planCode, coupon: coupons.oneMonthFree, atMs: Date.UTC(2026, 10, 20) });
    await show(
      <OrderSummary
        planCode={planCode}
        quote={quote}
        coupon={coupons.oneMonthFree}
        onPlanChange={onPlanChange}
      />,
    );
    await userEvent.click(page.getByRole('radio', { name: /^Monthly/ }));
    expect(onPlanChange.mock.calls).toEqual([['rocksprem_i_m_v2']]);
    await expect.element(page.getByText('$71.88 on December 20, 2026')).toBeVisible();
    await expect.element(page.getByRole('complementary', { name: 'Premium' })).toBeVisible();
  });

  it('shows the coming payments on demand', async () => {
    const planCode = 'rocksprem_i_m_v2';
    const coupon = { ...coupons.vidcon, appliesForMonths: 3 };
    const quote = quoteForPlan({ planCode, coupon, atMs: Date.UTC(2026, 10, 20) });
    await show(<OrderSummary planCode={planCode} quote={quote} coupon={coupon} />);
    expect(visible('February 20, 2027')).toBe(0);
    await userEvent.click(page.getByText('Coming payments'));
    await expect.element(page.getByRole('listitem').last()).toHaveTextContent('February 20, 2027 $11.99');
  });
});

it('an applied code can only be removed', async () => {
  const [onApply, onRemove] = [vi.fn(), vi.fn()];
  const props = { value: 'vidcon50', onChange: () => {}, onApply, onRemove };
  const screen = await show(<PromoCodeField {...props} />);
  await userEvent.click(page.getByRole('button', { name: 'Add Coupon' }));
  await screen.rerender(<PromoCodeField {...props} status="applied" />);
  await expect.element(page.getByRole('textbox', { name: 'Coupon' })).toHaveAttribute('readonly');
  await expect.element(page.getByText('Promo code successfully applied')).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Remove Coupon' }));
  expect([onApply.mock.calls.length, onRemove.mock.calls.length]).toEqual([1, 1]);
});
