import { cents, quoteForPlan } from '@backbeat/domain';
import { expect, it } from 'vitest';
import { shownTotals } from './useOrder.ts';

const quote = quoteForPlan({ planCode: 'rocksprem_i_m_v2', coupon: null, giftCard: null, atMs: 0 });
const changed = {
  nowTotalCents: cents(1299),
  nextTotalCents: cents(1399),
  hash: 's',
  answersHash: quote.hash,
};

it('are ours at first', () => {
  expect(shownTotals(quote, null)).toEqual({
    nowTotalCents: 1199,
    nextTotalCents: 1199,
    hash: quote.hash,
    isChanged: false,
  });
});

it('are the server’s when it has named others for this order', () => {
  expect(shownTotals(quote, changed)).toEqual({
    nowTotalCents: 1299,
    nextTotalCents: 1399,
    hash: 's',
    isChanged: true,
  });
});

it('are ours again for another order', () => {
  expect(shownTotals(quote, { ...changed, answersHash: 'other' }).nowTotalCents).toBe(1199);
});
