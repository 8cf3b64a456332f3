import { describe, expect, it } from 'vitest';
import { audienceOf } from './audienceOf.ts';

describe('audienceOf', () => {
  it.each([
    ['/for/livestreamers', 'livestreamers'],
    ['/for/livestreamers/', 'livestreamers'],
    ['/for/downloaders', 'downloaders'],
    ['/for/artists', 'artists'],
    ['/for/anybody', 'artists'],
    ['/', 'artists'],
  ])('%s is for %s', (path, audience) => {
    expect(audienceOf(path)).toBe(audience);
  });
});
