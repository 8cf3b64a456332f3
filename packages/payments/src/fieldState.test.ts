import { describe, expect, it } from 'vitest';
import { singleFieldState, splitFieldState } from './fieldState.ts';

const filled = { empty: false, valid: true, focus: false };
const wrong = { empty: false, valid: false, focus: false };
const typing = { empty: false, valid: false, focus: true };

describe('singleFieldState', () => {
  it('is empty before anything was typed', () => {
    expect(singleFieldState({})).toEqual({ empty: true, valid: false, focused: false, invalidParts: [] });
  });

  it('tells brand and last four of a card', () => {
    const state = singleFieldState({ ...filled, brand: 'visa', lastFour: '1111', firstSix: '411111' });
    expect(state).toEqual({
      empty: false,
      valid: true,
      focused: false,
      invalidParts: [],
      brand: 'visa',
      lastFour: '1111',
    });
  });

  it('names wrong parts, but not while they are typed', () => {
    const state = singleFieldState({ ...wrong, brand: 'unknown', number: wrong, expiry: typing, cvv: wrong });
    expect(state.invalidParts).toEqual(['number', 'cvv']);
    expect(state).not.toHaveProperty('brand');
  });
});

describe('splitFieldState', () => {
  it('is valid when all parts are', () => {
    const state = splitFieldState({
      number: { ...filled, brand: 'visa' },
      month: filled,
      year: filled,
      cvv: filled,
    });
    expect(state).toEqual({ empty: false, valid: true, focused: false, invalidParts: [], brand: 'visa' });
  });

  it('joins parts', () => {
    const state = splitFieldState({ number: typing, month: wrong, year: {}, cvv: {} });
    expect(state).toEqual({ empty: false, valid: false, focused: true, invalidParts: ['month'] });
  });
});
