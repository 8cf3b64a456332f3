import { afterEach, describe, expect, it, vi } from 'vitest';
import { positionAt, snapIndexOf } from './carouselPosition.ts';

afterEach(() => vi.restoreAllMocks());

describe('positionAt', () => {
  it.each([
    [0, 7, 'start'],
    [1, 7, 'middle'],
    [5, 7, 'middle'],
    [6, 7, 'end'],
    [1, 2, 'end'],
    [0, 1, 'start'],
    [0, 0, 'start'],
  ])('at snap point %i of %i lights the dot of the %s', (snap, count, position) => {
    expect(positionAt(snap, count)).toBe(position);
  });
});

describe('snapIndexOf', () => {
  it.each([
    ['start', 7, 0],
    ['middle', 7, 3],
    ['end', 7, 6],
    ['end', 0, 0],
    ['middle', 1, 0],
  ] as const)('finds the %s of %i snap points', (position, count, snap) => {
    expect(snapIndexOf(position, count)).toBe(snap);
  });

  it.each([3, 4, 5, 6, 18])('finds a middle that lights its own dot among %i snap points', (count) => {
    expect(positionAt(snapIndexOf('middle', count) ?? 0, count)).toBe('middle');
  });

  it('warns and goes nowhere without a position', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(snapIndexOf(undefined, 5)).toBeNull();
    expect(warn).toHaveBeenCalledWith('You must specify a position to scroll to.');
  });
});
