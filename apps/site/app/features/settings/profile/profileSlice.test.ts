import { expect, it } from 'vitest';
import { nameTyped, profileReset, profileSlice, selectTypedName } from './profileSlice.ts';

const run = (...actions: Parameters<typeof profileSlice.reducer>[1][]) =>
  actions.reduce(profileSlice.reducer, profileSlice.getInitialState());

it.each([
  ['untouched', [], null],
  ['typing', [nameTyped('ada')], 'ada'],
  ['emptied is not untouched', [nameTyped('ada'), nameTyped('')], ''],
  ['saved or left', [nameTyped('ada'), profileReset()], null],
])('%s', (_name, actions, name) => {
  expect(run(...actions).name).toBe(name);
});

it('selects what was typed', () => {
  expect(selectTypedName({ profile: profileSlice.reducer(undefined, nameTyped('Ada')) })).toBe('Ada');
});
