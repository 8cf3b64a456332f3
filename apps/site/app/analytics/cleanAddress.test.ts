import { describe, expect, it } from 'vitest';
import { cleanAddress, cleanReferrer, cleanText } from './cleanAddress.ts';

const jwt = 'eyJhbGciOiJFUzI1NiJ9.eyJndWlkIjoiYSIsImhhc2giOiJiIn0.c2lnbmF0dXJl';

describe('cleanAddress', () => {
  it.each([
    ['/', '/'],
    ['/pricing', '/pricing'],
    ['https://www.example/checkout/premium?coupon=vidcon50', '/checkout/premium'],
    ['/checkout/thank-you?hash=acct-1', '/checkout/thank-you'],
    [`/#token=${jwt}&new=1`, '/'],
    [`/#${jwt}`, '/'],
    [`/?return_url=%2Fa%3Ftoken%3D${jwt}`, '/'],
    ['/?error=no+account+for+ada%40example.com', '/'],
    ['/?code=4%2F0AX4XfWi&state=xyz', '/'],
    ['/?utm_source=newsletter&coupon=save5&utm_campaign=may', '/?utm_source=newsletter&utm_campaign=may'],
    ['/?utm_content=ada@example.com', '/?utm_content=%5Bemail%5D'],
    [`/?utm_term=${jwt}`, '/?utm_term=%5Btoken%5D'],
    ['/ada@example.com', '/%5Bemail%5D'],
    ['/ada%40example.com/x', '/%5Bemail%5D/x'],
    [`/${jwt}`, '/%5Btoken%5D'],
    ['http://[', '/'],
  ])('%s → %s', (href, clean) => {
    expect(cleanAddress(href)).toBe(clean);
  });
});

describe('cleanText', () => {
  it.each([
    [`Bearer ${jwt} was refused`, 'Bearer [token] was refused'],
    ['ada.beat+live@mail.example.com has no account', '[email] has no account'],
    ['key 0123456789abcdef0123456789abcdef', 'key [secret]'],
    ['Cannot read properties of undefined (reading x)', 'Cannot read properties of undefined (reading x)'],
  ])('%s', (text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });
});

describe('cleanReferrer', () => {
  it.each([
    ['', null],
    ['https://search.example/?q=ada@example.com', 'https://search.example'],
    [`https://www.example/checkout/premium?coupon=x#token=${jwt}`, '/checkout/premium'],
  ])('%s → %s', (referrer, clean) => {
    expect(cleanReferrer(referrer, 'https://www.example')).toBe(clean);
  });
});
