import { ApiError, NetworkError, WireError } from '@backbeat/sdk';
import { expect, it } from 'vitest';
import { unsubscribeProblem } from './unsubscribeProblem.ts';

const refusal = (status: number, wireCode: 'not_found' | 'rate_limited' | 'validation') =>
  new ApiError({ endpoint: 'unsubscribe', status, statusText: '', body: null, wireCode });

it.each([
  ['that nobody has', refusal(404, 'not_found'), /not whole/],
  ['that is none', refusal(422, 'validation'), /not whole/],
  [
    'that was cut off',
    new WireError({ endpoint: 'unsubscribe', side: 'request', path: 'query.letter', problem: 'short' }),
    /not whole/,
  ],
  ['that is pressed too often', refusal(429, 'rate_limited'), /./],
  [
    'without a connection',
    new NetworkError({ endpoint: 'unsubscribe', cause: new Error('offline') }),
    /Check your connection/,
  ],
])('of a link %s says what to do', (_, error, words) => {
  const text = unsubscribeProblem(error);
  expect(text).toMatch(words);
  expect(text.includes('settings')).toBe(text.includes('not whole'));
});
