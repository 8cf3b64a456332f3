import { cents, extraChannelsText } from '@backbeat/domain';
import type { Account } from '@backbeat/sdk/contract';
import { subscriptionFixture } from '@backbeat/sdk/testing';
import { describe, expect, it } from 'vitest';
import { boughtText, channelOffer, channelPriceText, withChannels } from './extraChannelWords.ts';

type Bought = NonNullable<Account['subscription']>;
const bought = (change: Partial<Bought> = {}): Bought => ({ ...subscriptionFixture(), ...change });

it.each([
  [0, 'no extra channels', ''],
  [1, '1 extra channel', ' with 1 extra channel'],
  [9, '9 extra channels', ' with 9 extra channels'],
])('%i: %s', (count, text, after) => {
  expect([extraChannelsText(count), withChannels(count)]).toEqual([text, after]);
});

describe('channelOffer', () => {
  it('is for a running plan that was bought here', () => {
    expect(channelOffer({ subscription: bought() })).toEqual({
      planCode: 'rocksprem_i_m_v2',
      period: 'monthly',
      bought: 0,
      pending: null,
      nextOn: '2026-12-20T00:00:00Z',
      isPlanPending: false,
    });
    const yearly = bought({ plan_code: 'rockspro_y_v1', extra_channels: 3, pending_extra_channels: 1 });
    expect(channelOffer({ subscription: yearly })).toMatchObject({ period: 'yearly', bought: 3, pending: 1 });
    expect(channelOffer({ subscription: bought({ pending_plan_code: 'rockspro_m_v1' }) })).toMatchObject({
      isPlanPending: true,
    });
  });

  it.each<[string, Parameters<typeof channelOffer>[0]]>([
    ['nothing bought', { subscription: null }],
    ['managed elsewhere', { subscription: bought({ provider: 'recurly' }) }],
    ['past due', { subscription: bought({ state: 'past_due' }) }],
    ['cancelled', { subscription: bought({ state: 'canceled' }) }],
    ['paused', { subscription: bought({ state: 'paused' }) }],
    ['about to be paused', { subscription: bought({ pauses_at: '2026-12-20' }) }],
    ['of no plan that we know', { subscription: bought({ plan_code: 'gold' }) }],
    ['of an account that is to be deleted', { subscription: bought(), deletes_at: '2026-11-27' }],
  ])('is not for what is %s', (_, account) => {
    expect(channelOffer(account)).toBeNull();
  });
});

it('names the price of one, as it is charged', () => {
  expect(channelPriceText('monthly', { of: cents, note: '' })).toBe(
    'Your plan covers one YouTube channel. Each extra one costs $5.00 a month.',
  );
  expect(
    channelPriceText('yearly', { of: (price) => cents(Math.round(price * 1.19)), note: 'incl. VAT' }),
  ).toBe('Your plan covers one YouTube channel. Each extra one costs $59.50 a year, incl. VAT.');
});

it.each([
  [null, 'You have 2 extra channels.'],
  [1, 'You have 2 extra channels until December 20, 2026. From then on you have 1.'],
  [0, 'You have 2 extra channels until December 20, 2026. From then on you have none.'],
])('says how many there are, from the next bill on %s', (pending, text) => {
  expect(boughtText({ bought: 2, pending, nextOn: '2026-12-20T00:00:00Z' })).toBe(text);
});
