import { ApiError, NetworkError } from '@backbeat/sdk';
import { expect, it } from 'vitest';
import { streamProblem } from './NextStream.tsx';

const tooFar = new ApiError({
  endpoint: 'nextStream',
  status: 422,
  statusText: '',
  body: null,
  wireCode: 'validation',
});
const away = new NetworkError({ endpoint: 'nextStream', cause: new Error('offline') });

it.each([
  ['nothing', false, null, null, null],
  ['a day that has passed', true, away, /is over/, null],
  ['a day that is too far away', false, tooFar, /within a year/, null],
  ['no connection', false, away, null, /Check your connection/],
] as const)('of %s says what to do, at its place', (_, isOver, error, day, other) => {
  const found = streamProblem(isOver, error);
  for (const [text, pattern] of [
    [found.day, day],
    [found.other, other],
  ] as const)
    if (pattern === null) expect(text).toBeNull();
    else expect(text).toMatch(pattern);
});
