import { afterEach, describe, expect, it, vi } from 'vitest';
import { positionAt, stopOf } from './carouselPosition.ts';

afterEach(() => vi.restoreAllMocks());

describe('positionAt', () => {
  it.each([
    [-0.1, 'start'],
    [0, 'start'],
    [0.34, 'middle'],
    [0.66, 'middle'],
    [0.67, 'end'],
    [1.2, 'end'],
  ])('at %d lights the dot of the %s', (progress, position) => {
    expect(positionAt(progress)).toBe(position);
  });
});

describe('stopOf', () => {
  it.each([
    ['start', 7, 0],
    ['middle', 7, 3],
    ['end', 7, 6],
    ['end', 0, 0],
    ['middle', 1, 0],
  ] as const)('finds the %s of %i stops', (position, count, stop) => {
    expect(stopOf(position, count)).toBe(stop);
  });

  it('warns and goes nowhere without a position', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(stopOf(undefined, 5)).toBeNull();
    expect(warn).toHaveBeenCalledWith('You must specify a position to scroll to.');
  });
});
