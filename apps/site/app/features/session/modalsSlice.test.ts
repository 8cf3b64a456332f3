import { expect, it } from 'vitest';
import {
  loginModalDue,
  loginModalOpened,
  modalsClosed,
  modalsSlice,
  pageLeft,
  selectIsLoginModalOpen,
  selectIsSignUpModalOpen,
  selectReturnUrl,
  signUpModalOpened,
} from './modalsSlice.ts';
import { sessionChanged, sessionEnded } from './sessionSlice.ts';

const closed = { isLoginModalOpen: false, isSignUpModalOpen: false, returnUrl: '/', dueReturnUrl: null };
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
  ['leaving a page closes them', [loginModalOpened('/a'), pageLeft()], closed],
  ['a sign-in that is due does not show', [loginModalDue('/a')], { ...closed, dueReturnUrl: '/a' }],
  [
    'it opens on the page that comes next',
    [loginModalDue('/a'), pageLeft()],
    { ...closed, isLoginModalOpen: true, returnUrl: '/a' },
  ],
  ['a token makes it needless', [loginModalDue('/a'), sessionChanged({ token: 't' }), pageLeft()], closed],
  ['a token closes them', [loginModalOpened('/a'), sessionChanged({ token: 't' })], closed],
  [
    'what else changes leaves them',
    [loginModalOpened('/a'), sessionChanged({ error: null })],
    { ...closed, isLoginModalOpen: true, returnUrl: '/a' },
  ],
  ['sign-out closes them', [loginModalOpened('/a'), sessionEnded()], closed],
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
