import { describe, expect, it } from 'vitest';
import { ApiError } from '../errors/ApiError.ts';
import { NetworkError } from '../errors/NetworkError.ts';
import { TimeoutError } from '../errors/TimeoutError.ts';
import { WireError } from '../errors/WireError.ts';
import { canRetry } from './canRetry.ts';

const answered = (status: number, wireCode: string | null = null) =>
  new ApiError({ endpoint: 'x', status, statusText: '', body: null, wireCode });
const broken = new NetworkError({ endpoint: 'x' });
const late = new TimeoutError({ endpoint: 'x', timeoutMs: 1 });
const wrong = new WireError({ endpoint: 'x', side: 'answer', path: '', problem: 'p' });

describe('canRetry', () => {
  it.each([
    [broken, 'read', false, true],
    [broken, 'keyed', false, true],
    [broken, 'never', false, false],
    [answered(503), 'read', false, true],
    [answered(429), 'keyed', false, true],
    [answered(500), 'never', true, false],
    [answered(404), 'read', false, false],
    [answered(409, 'conflict'), 'keyed', false, false],
    [answered(409, 'conflict'), 'keyed', true, true],
    [answered(409, 'quote_changed'), 'keyed', true, false],
    [answered(409, 'conflict'), 'read', true, false],
    [late, 'read', false, false],
    [wrong, 'read', false, false],
    [new Error('other'), 'read', false, false],
  ] as const)('%s, %s, repeated %s: %s', (error, retry, repeated, expected) => {
    expect(canRetry(error, { retry, repeated })).toBe(expected);
  });
});
