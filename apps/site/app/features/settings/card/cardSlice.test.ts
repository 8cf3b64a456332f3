import { expect, it } from 'vitest';
import { cardChangeClosed, cardChangeOpened, cardSlice, selectIsChangingCard } from './cardSlice.ts';

const run = (...actions: Parameters<typeof cardSlice.reducer>[1][]) =>
  actions.reduce(cardSlice.reducer, cardSlice.getInitialState());

it.each([
  ['opens closed', [], false],
  ['another card', [cardChangeOpened()], true],
  ['done', [cardChangeOpened(), cardChangeClosed()], false],
] as const)('%s', (_what, actions, isChanging) => {
  expect(selectIsChangingCard({ card: run(...actions) })).toBe(isChanging);
});
