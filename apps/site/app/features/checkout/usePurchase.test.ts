import { consentTexts, quoteForPlan, renewalVersion } from '@backbeat/domain';
import { expect, it } from 'vitest';
import { agreedTo, checkoutPayload, purchaseKey, reusableToken } from './usePurchase.ts';

const form = {
  first_name: ' Ada ',
  last_name: 'L',
  email: 'ada@example.com ',
  agreedTerms: true,
};
const purchase = {
  accountCode: 'hash',
  tokenId: 'token',
  planCode: 'rocksprem_i_y_v2',
  quoteHash: 'q',
  couponCode: 'vidcon50',
  giftCardCode: null,
  agreed: agreedTo({
    planCode: 'rocksprem_i_y_v2',
    quote: quoteForPlan({ planCode: 'rocksprem_i_y_v2', atMs: Date.UTC(2026, 10, 27) }),
  }),
} as const;

it('is the form plus account code, payment token and plan; only applied codes count', () => {
  expect(checkoutPayload(form, purchase)).toEqual({
    first_name: 'Ada',
    last_name: 'L',
    email: 'ada@example.com',
    coupon: 'vidcon50',
    gift_card: null,
    agreedTerms: true,
    account_code: 'hash',
    rjs_token_id: 'token',
    plan_code: 'rocksprem_i_y_v2',
    quote_hash: 'q',
    agreed: {
      terms: {
        version: consentTexts.terms.version,
        words: 'I accept the Privacy Policy and Terms of Service',
      },
      renewal: {
        version: renewalVersion,
        words: 'Renews for $71.88 every year until you cancel. First on November 27, 2027.',
        amount_cents: 7188,
        first_at: '2027-11-27T00:00:00.000Z',
      },
    },
  });
});

it('carries the answer of the bank’s challenge when there is one', () => {
  expect(checkoutPayload(form, { ...purchase, threeDSecureTokenId: 'r' })).toHaveProperty(
    'three_d_secure_action_result_token_id',
    'r',
  );
});

const key = purchaseKey({ planCode: 'rocksprem_i_y_v2', quoteHash: 'h', email: 'a@b.co' });
const kept = { id: 't', createdAtMs: 1_000, purchaseKey: key };

it.each([
  ['at once', kept, key, 1_000, true],
  ['within a quarter of an hour', kept, key, 1_000 + 15 * 60_000 - 1, true],
  ['after it', kept, key, 1_000 + 15 * 60_000, false],
  [
    'for another purchase',
    kept,
    purchaseKey({ planCode: 'rocksprem_i_m_v2', quoteHash: 'h', email: 'a@b.co' }),
    1_000,
    false,
  ],
  ['none kept', null, key, 1_000, false],
])('%s', (_name, token, purchase, nowMs, reused) => {
  expect(reusableToken(token, purchase, nowMs) !== null).toBe(reused);
});
