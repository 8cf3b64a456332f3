import { describe, expect, it } from 'vitest';
import { readQuery, type SearchQuery } from './readQuery.ts';

const nothing: SearchQuery = {
  email: null,
  uuid: null,
  accountCode: null,
  invoice: null,
  certificate: null,
  gift: null,
  refund: null,
  name: null,
  isPrivate: false,
};
const guid = 'A9B1c2d3-0000-4000-8000-1234567890ab';

describe('a text can be', () => {
  it.each<[string, Partial<SearchQuery>]>([
    ['Night Owl', { name: 'Night Owl' }],
    [' @nightowl ', { name: 'nightowl', accountCode: null }],
    ['nightowl', { name: 'nightowl', accountCode: 'nightowl' }],
    ['Ada@People.example', { email: 'Ada@People.example', isPrivate: true }],
    ['ada@почта.рф', { email: 'ada@xn--80a1acny.xn--p1ai', isPrivate: true }],
    ['ada@people', { isPrivate: true }],
    ['@ada@people', { isPrivate: true }],
    [guid, { uuid: guid.toLowerCase(), accountCode: guid, isPrivate: true }],
    [
      '0123456789abcdef0123',
      { accountCode: '0123456789abcdef0123', name: '0123456789abcdef0123', isPrivate: true },
    ],
    ['1181', { invoice: '1181', accountCode: '1181', name: '1181', isPrivate: true }],
    ['No. 1181', { invoice: '1181', name: 'No. 1181', isPrivate: true }],
    ['Invoice #1181', { invoice: '1181', name: 'Invoice #1181', isPrivate: true }],
    ['FR-1181', { invoice: 'FR-1181', accountCode: 'FR-1181', name: 'FR-1181', isPrivate: true }],
    ['No. FR1181', { invoice: 'FR1181', name: 'No. FR1181', isPrivate: true }],
    ['ada42', { accountCode: 'ada42', name: 'ada42' }],
    ['bb 7k2m 41qx', { certificate: 'BB-7K2M-41QX', name: 'bb 7k2m 41qx', isPrivate: true }],
    [
      '7K2M-41QX-8B3D-Z0VN',
      {
        gift: '7K2M-41QX-8B3D-Z0VN',
        accountCode: '7K2M-41QX-8B3D-Z0VN',
        name: '7K2M-41QX-8B3D-Z0VN',
        isPrivate: true,
      },
    ],
    [
      '7K2M-41QX-8B3D',
      { refund: '7K2M-41QX-8B3D', accountCode: '7K2M-41QX-8B3D', name: '7K2M-41QX-8B3D', isPrivate: true },
    ],
    // As long as a code of a refund, but without a digit or a dash.
    ['nightowlking', { refund: 'N1GH-T0W1-K1NG', accountCode: 'nightowlking', name: 'nightowlking' }],
    ['@', {}],
  ])('%j', (text, query) => {
    expect(readQuery(text)).toEqual({ ...nothing, ...query });
  });
});
