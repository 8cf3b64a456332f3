import { expect, it } from 'vitest';
import { appliedOf, promoState } from './promoState.ts';

const found = { code: 'VidCon50' };

it.each([
  ['nothing asked', { asked: null, found: undefined, hasFailed: false }, 'idle'],
  ['on its way', { asked: 'vidcon50', found: undefined, hasFailed: false }, 'checking'],
  ['found, however it was typed', { asked: ' vidcon50', found, hasFailed: false }, 'applied'],
  ['the answer for another code', { asked: 'other', found, hasFailed: false }, 'checking'],
  ['no such code', { asked: 'x', found: null, hasFailed: false }, 'invalid'],
  ['no answer', { asked: 'x', found: undefined, hasFailed: true }, 'failed'],
])('%s', (_name, lookUp, kind) => {
  const state = promoState(lookUp);
  expect(state.kind).toBe(kind);
  expect(appliedOf(state)).toBe(kind === 'applied' ? found : null);
});
