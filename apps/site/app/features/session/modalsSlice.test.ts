import { expect, it } from 'vitest';
import {
  loginModalOpened,
  modalsClosed,
  modalsSlice,
  selectIsLoginModalOpen,
  selectIsSignUpModalOpen,
  selectReturnUrl,
  signUpModalOpened,
} from './modalsSlice.ts';
import { sessionCleared, tokenReceived } from './sessionSlice.ts';

const closed = { isLoginModalOpen: false, isSignUpModalOpen: false, returnUrl: '/' };
const run = (...actions: Parameters<typeof modalsSlice.reducer>[1][]) =>
  actions.reduce(modalsSlice.reducer, modalsSlice.getInitialState());

it('starts closed, returning home', () => {
  expect(modalsSlice.getInitialState()).toEqual(closed);
});

it.each([
  ['sign-in opens', [loginModalOpened()], { ...closed, isLoginModalOpen: true }],
  [
    'sign-up remembers the way back',
    [signUpModalOpened('/checkout/premium?coupon=vidcon50')],
    { ...closed, isSignUpModalOpen: true, returnUrl: '/checkout/premium?coupon=vidcon50' },
  ],
  [
    'one replaces the other',
    [loginModalOpened('/a'), signUpModalOpened('/b')],
    { ...closed, isSignUpModalOpen: true, returnUrl: '/b' },
  ],
  ['closing forgets the way back', [signUpModalOpened('/b'), modalsClosed()], closed],
  ['a token closes them', [loginModalOpened('/a'), tokenReceived('t')], closed],
  ['sign-out closes them', [loginModalOpened('/a'), sessionCleared()], closed],
])('%s', (_name, actions, expected) => {
  expect(run(...actions)).toEqual(expected);
});

it.each([
  [[], [false, false, '/']],
  [[loginModalOpened('/settings')], [true, false, '/settings']],
  [[signUpModalOpened('/checkout/pro?coupon=x')], [false, true, '/checkout/pro?coupon=x']],
  [
    [signUpModalOpened('/checkout/pro'), modalsClosed()],
    [false, false, '/'],
  ],
])('selected after %j', (actions, selected) => {
  const state = { modals: run(...actions) };
  expect([selectIsLoginModalOpen(state), selectIsSignUpModalOpen(state), selectReturnUrl(state)]).toEqual(
    selected,
  );
});
