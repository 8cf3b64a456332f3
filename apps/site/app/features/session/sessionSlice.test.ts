import { expect, it } from 'vitest';
import {
  selectHasLoggedIn,
  selectIsSignedIn,
  selectIsWelcomeDue,
  selectSessionError,
  selectSessionStatus,
  selectToken,
  sessionChanged,
  sessionSlice,
} from './sessionSlice.ts';

const run = (...changes: Parameters<typeof sessionChanged>[0][]) =>
  changes.map(sessionChanged).reduce(sessionSlice.reducer, sessionSlice.getInitialState());
const nobody = { text: 'Nobody.', isUnreachable: false };

it('starts by not knowing', () => {
  expect(sessionSlice.getInitialState()).toMatchObject({
    status: 'loading',
    token: null,
    error: null,
  });
});

it('keeps what a change does not speak of', () => {
  expect(run({ hasLoggedIn: true }, { status: 'signed-out', error: nobody })).toMatchObject({
    status: 'signed-out',
    error: nobody,
    hasLoggedIn: true,
  });
});

it.each([
  ['nothing', run(), ['loading', false, null, null, false, false]],
  [
    'somebody new',
    run({ status: 'signed-in', token: 't', justSignedUp: true, hasLoggedIn: true }),
    ['signed-in', true, 't', null, true, true],
  ],
  ['nobody', run({ status: 'signed-out', error: nobody }), ['signed-out', false, null, nobody, false, false]],
])('selects %s', (_name, session, expected) => {
  const state = { session };
  expect([
    selectSessionStatus(state),
    selectIsSignedIn(state),
    selectToken(state),
    selectSessionError(state),
    selectIsWelcomeDue(state),
    selectHasLoggedIn(state),
  ]).toEqual(expected);
});
