import { ApiError, NetworkError } from '@backbeat/sdk';
import { fixtures } from '@backbeat/sdk/testing';
import { expect, it } from 'vitest';
import { planChangeProblem } from './usePlanChange.ts';

const quote = fixtures.planChangePreview;

const refusal = (
  status: number,
  code: ConstructorParameters<typeof ApiError>[0]['wireCode'],
  details?: object,
) =>
  new ApiError({
    endpoint: 'planChange',
    status,
    statusText: '',
    body: { error: { code, message: 'no', ...(details === undefined ? {} : { details }) } },
    wireCode: code,
  });

it.each([
  [
    'the bank asks',
    refusal(402, 'three_d_secure_required', { action_token_id: 'a1' }),
    { kind: 'challenge', actionTokenId: 'a1' },
  ],
  [
    'another tab was quicker',
    refusal(409, 'version_conflict', { change: quote }),
    { kind: 'changed', fresh: quote },
  ],
  [
    'another tab was quicker, nothing is left',
    refusal(409, 'version_conflict', { change: null }),
    { kind: 'over' },
  ],
  [
    'other amounts',
    refusal(409, 'quote_changed', {
      currency: 'USD',
      now_total_cents: 1,
      next_total_cents: 2,
      quote_hash: 'h',
      change: quote,
    }),
    { kind: 'changed', fresh: quote },
  ],
  [
    'a declined card',
    refusal(402, 'payment_declined', { decline: 'insufficient_funds' }),
    { kind: 'failed', text: expect.stringMatching(/Nothing was charged/) },
  ],
  [
    'Pro without a channel',
    refusal(422, 'validation', { fields: { channel: 'missing' } }),
    { kind: 'channel-missing' },
  ],
  [
    'a coupon that changes nothing here',
    refusal(422, 'coupon_invalid'),
    {
      kind: 'coupon-refused',
      text: 'The coupon does not work for this change. This is the change without the code.',
    },
  ],
  [
    'a trial before',
    refusal(422, 'trial_used'),
    { kind: 'coupon-refused', text: expect.stringMatching(/^You have already had a free trial/) },
  ],
  ['it is this plan already', refusal(409, 'already_subscribed'), { kind: 'over' }],
  [
    'another change is under way',
    refusal(409, 'conflict'),
    { kind: 'failed', text: expect.stringMatching(/still being finished/) },
  ],
  [
    'the billing service is away',
    refusal(503, 'provider_unavailable'),
    {
      kind: 'failed',
      text: expect.stringMatching(/^A service we depend on .+ will not charge you twice\.$/),
    },
  ],
  [
    'too many tries',
    refusal(429, 'rate_limited'),
    { kind: 'failed', text: expect.stringMatching(/^That was a lot at once/) },
  ],
  [
    'no connection',
    new NetworkError({ endpoint: 'planChange', cause: new Error('offline') }),
    { kind: 'failed', text: expect.stringMatching(/will not charge you twice/) },
  ],
  ['something else', new Error('?'), { kind: 'failed' }],
])('%s', (_what, error, problem) => {
  expect(planChangeProblem(error)).toMatchObject(problem);
});
