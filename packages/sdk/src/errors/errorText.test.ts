import { dayMs } from '@backbeat/domain';
import { describe, expect, it } from 'vitest';
import type { EndpointName } from '../contract/endpoints.ts';
import { type ErrorCode, errorStatus } from '../contract/errorStatus.ts';
import { ApiError, AuthError } from './ApiError.ts';
import { errorDetailsOf } from './errorDetailsOf.ts';
import { errorText } from './errorText.ts';
import { fixedTexts } from './errorTexts.ts';
import { NetworkError, NotConfiguredError, TimeoutError } from './SdkError.ts';
import { WireError } from './WireError.ts';

const answered = (endpoint: EndpointName, wireCode: string | null, details?: object) =>
  new ApiError({
    endpoint,
    status: wireCode === 'rate_limited' ? 429 : 503,
    statusText: 'Service Unavailable',
    body: wireCode === null ? null : { error: { code: wireCode, message: 'secret text', details } },
    wireCode,
  });

const codes = Object.keys(errorStatus).filter((code): code is ErrorCode => code in errorStatus);

describe('errorText', () => {
  it.each([
    ['premiumCheckout', 'internal', 'There was an error processing your payment. Please contact support.'],
    [
      'premiumCheckout',
      'payment_declined',
      'There was an error processing your payment. Please contact support.',
    ],
    ['premiumCheckout', null, 'There was an error processing your payment. Please contact support.'],
    ['premiumCheckout', 'coupon_invalid', 'Invalid Coupon'],
    ['premiumCheckout', 'gift_card_invalid', 'Invalid Gift card'],
    ['redeem', 'coupon_invalid', 'Invalid Coupon'],
    // A pause pays nothing.
    ['planChange', 'rate_limited', 'That was a lot at once. Please wait a moment and try again.'],
    [
      'premiumCheckout',
      'trial_used',
      'You have already had a free trial. There is one for each person. Nothing was charged.',
    ],
    [
      'planChangePreview',
      'coupon_used',
      'You have already used this code. It works once for each person. Nothing was charged.',
    ],
    ['premiumCheckout', 'unauthorized', fixedTexts.paymentFailed],
    ['usernameUpdate', 'conflict', 'Profile update failed'],
    ['premiumCancel', 'provider_unavailable', 'Error canceling'],
    ['shareChannels', null, 'YouTube channel get error - Status: 503, Message: Service Unavailable.'],
    [
      'channelSearch',
      'internal',
      'YouTube channel search error - Status: 503, Message: Service Unavailable.',
    ],
  ] as const)('%s, %s: %s', (endpoint, code, expected) => {
    expect(errorText(answered(endpoint, code))).toBe(expected);
  });

  it.each(['me', 'premiumCheckout', 'premiumCancel', 'shareChannels'] as const)(
    '%s, of an account that was merged into another one: where it went',
    (endpoint) => {
      const error = answered(endpoint, 'unauthorized', { reason: 'account_merged' });
      expect(errorText(error)).toMatch(/are one now.+ both open the account that stayed\.$/);
    },
  );

  it.each([
    new NetworkError({ endpoint: 'premiumCheckout' }),
    new TimeoutError({ endpoint: 'premiumCheckout', timeoutMs: 1 }),
    new WireError({ endpoint: 'premiumCheckout', side: 'request', path: 'x', problem: 'y' }),
  ])('says the payment failed for $name too', (error) => {
    expect(errorText(error)).toBe(fixedTexts.paymentFailed);
  });

  it.each([
    [null, 'wait a moment and try again'],
    [20_000, 'wait a moment and try again'],
    [61_000, 'try again in 2 minutes'],
    [856_000, 'try again in 15 minutes'],
    [1_513_000, 'try again in 26 minutes'],
    [3_600_001, 'try again in 2 hours'],
    [dayMs, 'try again in 24 hours'],
    [7 * dayMs, 'try again in 7 days'],
  ])('says how long to wait after too many calls: %s ms, %s', (retryAfterMs, expected) => {
    for (const wireCode of ['rate_limited', null]) {
      const answer = { endpoint: 'giftClaim', status: 429, statusText: 'Too Many Requests', body: null };
      expect(errorText(new ApiError({ ...answer, wireCode, retryAfterMs }))).toBe(
        `That was a lot at once. Please ${expected}.`,
      );
    }
  });

  it('says why a card was declined, or in the words that it is given', () => {
    const declined = answered('premiumCheckout', 'payment_declined', { decline: 'expired_card' });
    expect(errorText(declined)).toBe('This card has expired. Use another card. Nothing was charged.');
    expect(errorText(declined, { declineText: (code) => `Because of ${code}.` })).toBe(
      'Because of expired_card.',
    );
  });

  it.each([
    new WireError({ endpoint: 'redeem', side: 'request', path: 'body.code', problem: 'y' }),
    new ApiError({ endpoint: 'redeem', status: 400, statusText: 'Bad Request', body: null, wireCode: null }),
    answered('redeem', 'validation'),
  ])('asks to check the details where the request was wrong: %s', (error) => {
    expect(errorText(error)).toBe('Some details are missing or not right. Please check them and try again.');
  });

  it.each([
    new WireError({
      endpoint: 'premiumCheckout',
      side: 'request',
      path: 'body.first_name',
      fields: ['first_name', 'email'],
      problem: 'y',
    }),
    answered('premiumCheckout', 'validation', { fields: { first_name: 'Too big', email: 'Invalid' } }),
    answered('redeem', 'validation', { fields: { firstName: 'Too big', email: 'Invalid' } }),
  ])('names the fields that are wrong: %s', (error) => {
    expect(errorText(error)).toBe(
      'Some details are missing or not right: first name, email. Please check them and try again.',
    );
  });

  it('says something of its own for every code, and never the message', () => {
    const texts = codes.map((code) => errorText(answered('account', code)));
    for (const text of texts) expect(text).toMatch(/^[A-Z].{10,}/);
    expect(texts.join()).not.toContain('secret text');
  });

  it.each([
    new AuthError({ endpoint: 'me', statusText: '', body: null, wireCode: null }),
    new NetworkError({ endpoint: 'me' }),
    new TimeoutError({ endpoint: 'me', timeoutMs: 1 }),
    new WireError({ endpoint: 'me', side: 'answer', path: '', problem: 'x' }),
    new NotConfiguredError({ endpoint: 'me', option: 'playerUrl' }),
    answered('me', 'a_code_of_tomorrow'),
    answered('me', null),
    new Error('other'),
    undefined,
  ])('has a text for %s', (error) => {
    expect(errorText(error)).toMatch(/^[A-Z].*\.$/);
  });
});

describe('errorDetailsOf', () => {
  const totals = { currency: 'USD', now_total_cents: 1_199, next_total_cents: 1_199, quote_hash: 'q1' };

  it('gives the details of the code that is asked for', () => {
    expect(errorDetailsOf(answered('premiumCheckout', 'quote_changed', totals), 'quote_changed')).toEqual(
      totals,
    );
    const declined = answered('premiumCheckout', 'payment_declined', { decline: 'insufficient_funds' });
    expect(errorDetailsOf(declined, 'payment_declined')).toEqual({ decline: 'insufficient_funds' });
    const challenge = answered('premiumCheckout', 'three_d_secure_required', { action_token_id: 'a1' });
    expect(errorDetailsOf(challenge, 'three_d_secure_required')).toEqual({ action_token_id: 'a1' });
    const fields = answered('premiumCheckout', 'validation', { fields: { email: 'Invalid' } });
    expect(errorDetailsOf(fields, 'validation')).toEqual({ fields: { email: 'Invalid' } });
  });

  it('gives nothing for another code, for details that do not fit, and for other errors', () => {
    expect(
      errorDetailsOf(answered('premiumCheckout', 'quote_changed', totals), 'payment_declined'),
    ).toBeNull();
    const wrong = { ...totals, now_total_cents: 11.99 };
    expect(errorDetailsOf(answered('premiumCheckout', 'quote_changed', wrong), 'quote_changed')).toBeNull();
    expect(errorDetailsOf(new Error('x'), 'quote_changed')).toBeNull();
  });
});
