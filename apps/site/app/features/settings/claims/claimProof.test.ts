import { ApiError, NetworkError } from '@backbeat/sdk';
import type { Claim } from '@backbeat/sdk/contract';
import { fixtures } from '@backbeat/sdk/testing';
import { describe, expect, it } from 'vitest';
import { coveredParts, hasProof, proofDays, proofProblem } from './claimProof.ts';

const part = (rule: Claim['parts'][number]['rule'], from: string, until = from) => ({ rule, from, until });
const first = part('plan', '2026-11-18T23:00:00.000Z', '2026-11-19T01:00:00.000Z');
const last = part('ended', '2026-11-19T01:00:00.000Z', '2026-11-20T03:00:00.000Z');

it('is for the days that were covered, in UTC', () => {
  expect(proofDays([first, last])).toEqual({ from: '2026-11-18', until: '2026-11-19' });
  expect(proofDays([part('plan', '2026-11-20T10:00:00.000Z')])).toEqual({
    from: '2026-11-20',
    until: '2026-11-20',
  });
  expect(proofDays([last])).toBeNull();
});

it.each<[Partial<Claim>, boolean]>([
  [{}, true],
  [{ covered: 'partly', parts: [first, last] }, true],
  [{ covered: 'no', parts: [last] }, false],
  [{ covered: null, parts: [] }, false],
  [{ channel: { id: 'other', name: 'Somebody', is_own: false } }, false],
  [{ channel: null }, false],
])('%j has one: %s', (changed, has) => {
  const [claim] = fixtures.claims.claims.map((one): Claim => ({ ...one, ...changed }));
  expect(claim && hasProof(claim)).toBe(has);
});

it('says of a stream that was covered in part which parts were', () => {
  const middle = part('extended', first.until, '2026-11-19T02:00:00.000Z');
  const late = part('plan', '2026-11-20T03:00:00.000Z', '2026-11-20T04:00:00.000Z');
  expect(coveredParts({ covered: 'partly', parts: [first, middle, last, late] })).toEqual([
    { from: first.from, until: middle.until },
    { from: late.from, until: late.until },
  ]);
  expect(coveredParts({ covered: 'yes', parts: [first] })).toBeUndefined();
});

describe('a certificate that is not there', () => {
  const refused = (wireCode: string) =>
    new ApiError({ endpoint: 'certificateIssue', status: 404, statusText: '', body: null, wireCode });
  it.each([
    [refused('not_found'), /no channel of yours that was covered/],
    [refused('validation'), /no channel of yours that was covered/],
    [refused('provider_unavailable'), /did not answer about these days/],
    [new NetworkError({ endpoint: 'certificateIssue', cause: new Error('offline') }), /connection/],
  ] as const)('says why, and what to do: %s', (error, text) => {
    expect(proofProblem(error)).toMatch(text);
  });
});
