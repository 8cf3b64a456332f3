import { cents } from '@backbeat/domain';
import type { Account } from '@backbeat/sdk/contract';
import { subscriptionFixture, userFixture } from '@backbeat/sdk/testing';
import { describe, expect, it } from 'vitest';
import type { ChargedPrices } from '../../checkout/index.ts';
import { panelPrices } from './SubscriptionCard.tsx';
import { subscriptionPanel } from './subscriptionPanel.ts';

const atMs = Date.UTC(2026, 10, 20);
const account = (change: Partial<NonNullable<Account['subscription']>>): Account => ({
  user: userFixture({ tier: 'premStream' }),
  subscription: {
    ...subscriptionFixture({ amount: 2199, next_billing_period_amount: 2199 }),
    extra_channels: 2,
    ...change,
  },
  name_change_eligible: true,
});
const taxed: ChargedPrices = { of: (price) => cents(Math.round(price * 1.19)), note: 'incl. VAT' };
const fewer = { pending_extra_channels: 1, next_billing_period_amount: 1699 };

describe('the card of a plan with extra channels', () => {
  it('says how many are paid for, in a price of all', () => {
    expect(subscriptionPanel(account({}), atMs).facts.slice(0, 3)).toEqual([
      { label: 'Price', value: '$21.99 per month' },
      { label: 'Extra channels', value: '2' },
      { label: 'Next payment', value: 'December 20, 2026' },
    ]);
  });

  it('taxes plan and channels each by itself, as a bill does', () => {
    const eleven = account({ amount: 1102 + 500, extra_channels: 1, next_billing_period_amount: 1906 });
    const half: ChargedPrices = { of: (price) => cents(Math.round(price * 1.189)), note: 'incl. VAT' };
    expect(subscriptionPanel(eleven, atMs, half).facts[0]?.value).toBe('$19.06 per month, incl. VAT');
    expect(half.of(1102 + 500), 'of the sum').toBe(1905);
    expect(panelPrices(eleven, atMs, false)).toEqual([1102, 500]);
  });

  it('shows fewer of them from the next bill on, and no credit in it', () => {
    expect(subscriptionPanel(account(fewer), atMs)).toMatchObject({
      text: 'You keep 2 extra channels until December 20, 2026. Then you have 1.',
      tone: 'wait',
      badge: { text: 'Change on December 20' },
      facts: [],
      schedule: {
        until: { label: 'Until December 20', value: 'Premium with 2 extra channels, $21.99 per month' },
        from: { label: 'From December 20', value: 'Premium with 1 extra channel, $16.99 per month' },
      },
    });
    const none = account({ pending_extra_channels: 0, next_billing_period_amount: 1199 });
    expect(subscriptionPanel(none, atMs)).toMatchObject({
      text: 'You keep 2 extra channels until December 20, 2026. Then you have none.',
      schedule: { from: { value: 'Premium, $11.99 per month' } },
    });
  });

  it('shows what credit pays of the first bill with fewer', () => {
    const { facts } = subscriptionPanel(account({ ...fewer, next_billing_period_amount: 699 }), atMs);
    expect(facts).toEqual([
      { label: 'Price of Premium', value: '$16.99 per month' },
      { label: 'Credit and codes', value: '−$10.00' },
      { label: 'To pay on December 20', value: '$6.99' },
    ]);
  });

  it('shows fewer with tax, and asks for the prices that it names', () => {
    const waiting = account({ ...fewer, next_billing_period_amount: 2022 });
    const { schedule } = subscriptionPanel(waiting, atMs, taxed);
    expect([schedule?.until.value, schedule?.from.value]).toEqual([
      'Premium with 2 extra channels, $26.17 per month, incl. VAT',
      'Premium with 1 extra channel, $20.22 per month, incl. VAT',
    ]);
    expect(panelPrices(waiting, atMs, false)).toEqual([1199, 1000, 500]);
  });

  it('takes them along to another plan', () => {
    const other = account({
      plan_code: 'rocksprem_i_y_v2',
      amount: 17_188,
      pending_plan_code: 'rocksprem_i_m_v2',
      pending_amount: 2199,
    });
    expect(subscriptionPanel(other, atMs).schedule).toEqual({
      until: { label: 'Until December 20', value: 'Premium with 2 extra channels, $171.88 per year' },
      from: { label: 'From December 20', value: 'Premium with 2 extra channels, $21.99 per month' },
    });
    expect(panelPrices(other, atMs, false)).toEqual([7188, 10_000, 1199, 1000, 7188, 1199]);
  });

  it('keeps them until a pause', () => {
    const pause = { pauses_at: '2026-12-20', resumes_at: '2027-01-20', next_billing_period_amount: null };
    expect(subscriptionPanel(account(pause), atMs).schedule?.until.value).toBe(
      'Premium with 2 extra channels, $21.99 per month',
    );
  });

  it('tells a higher price of Pro first', () => {
    const pro = {
      plan_code: 'rockspro_m_v1',
      amount: 3500,
      pending_price: { audience_tier: 'Two', from_amount: 2500, amount: 5000, starts_at: '2026-12-20' },
    } as const;
    expect(subscriptionPanel(account({ ...pro, ...fewer }), atMs).text).toContain(
      'it costs $50.00 per month',
    );
  });
});
