import { ApiError, NetworkError } from '@backbeat/sdk';
import { expect, it } from 'vitest';
import { emptyRedeemForm, redeemProblem } from './RedeemFields.tsx';

const api = (status: number, wireCode: string) =>
  new ApiError({ endpoint: 'redeem', status, statusText: '', wireCode, body: null });

it('has the five fields of the wire', () => {
  expect(Object.keys(emptyRedeemForm)).toEqual(['firstName', 'lastName', 'email', 'channelName', 'coupon']);
});

it.each([
  [api(422, 'coupon_invalid'), true, /not valid/],
  [api(409, 'already_subscribed'), true, /not used up/],
  [api(409, 'conflict'), false, /Keep the account first/],
  [api(429, 'rate_limited'), false, /wait/i],
  [new NetworkError({ endpoint: 'redeem' }), false, /could not reach/],
])('%s', (error, isCode, text) => {
  const problem = redeemProblem(error);
  expect(problem.isCode).toBe(isCode);
  expect(problem.text).toMatch(text);
});
