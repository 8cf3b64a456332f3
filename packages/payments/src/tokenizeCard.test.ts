import { describe, expect, it } from 'vitest';
import type { ProviderElements, ProviderInstance } from './provider.ts';
import { toBillingData, tokenizeCard } from './tokenizeCard.ts';

/*
 * The provider's real client is tried in the browser tests. Here stand the answers that it can not be brought
 * to give: silence, an exception, an answer without a token.
 */
const unused = () => {
  throw new Error('not used here');
};
const elements: ProviderElements = {
  on: unused,
  off: unused,
  CardElement: unused,
  CardNumberElement: unused,
  CardMonthElement: unused,
  CardYearElement: unused,
  CardCvvElement: unused,
  destroy: unused,
};
const billing = { firstName: 'Sample', lastName: 'Streamer' };
const ask = (token: ProviderInstance['token']) =>
  tokenizeCard({ token }, elements, billing, { signal: new AbortController().signal, timeoutMs: 20 });

describe('tokenizeCard', () => {
  it('ends when a dead frame never answers', async () => {
    expect(await ask(() => {})).toMatchObject({ ok: false, error: { code: 'timeout', retryable: true } });
  });

  it('catches what the provider throws', async () => {
    const thrown = await ask(() => {
      throw new Error('not configured');
    });
    expect(thrown).toMatchObject({ ok: false, error: { code: 'unknown', message: 'not configured' } });
  });

  it.each([[null], [{}], [{ id: '' }], [{ id: 5 }]])('refuses the answer %j', async (answer) => {
    expect(await ask((_, __, done) => done(null, answer))).toMatchObject({
      ok: false,
      error: { code: 'unknown' },
    });
  });
});

describe('toBillingData', () => {
  it('uses the names of the provider and leaves out what is not given', () => {
    expect(toBillingData({ ...billing, postalCode: '94110' })).toEqual({
      first_name: 'Sample',
      last_name: 'Streamer',
      postal_code: '94110',
    });
  });

  it('cuts a name that is longer than the provider keeps with a card, between characters', () => {
    const long = { firstName: 'A'.repeat(100), lastName: `${'B'.repeat(49)}🎧C`, city: 'C'.repeat(60) };
    expect(toBillingData(long)).toEqual({
      first_name: 'A'.repeat(50),
      last_name: `${'B'.repeat(49)}🎧`,
      city: long.city,
    });
  });
});
