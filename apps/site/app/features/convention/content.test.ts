import { coupons } from '@backbeat/domain';
import { describe, expect, it } from 'vitest';
import { halfPercent } from './content.ts';

describe('the convention page', () => {
  it('promises what its coupon gives', () => {
    expect(coupons.vidcon.discount).toEqual({ type: 'percent', percent: halfPercent });
  });
});
