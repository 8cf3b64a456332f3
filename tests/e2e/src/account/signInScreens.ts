import { signUpModal } from '../support/journey.ts';
import type { AccountScreen } from './AccountScreen.ts';

const boxes = [
  'checkbox I confirm that I have read and accept the License Services Agreement',
  'checkbox I want to hear about new music, improving my stream, & personalized music recommendations. Sign me up!',
];

const modals: readonly AccountScreen[] = [
  {
    name: 'sign-up',
    as: null,
    path: '/sign-up',
    shows: signUpModal,
  },
  {
    name: 'sign-in',
    as: null,
    path: '/pricing',
    reach: (page) => page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click(),
    shows: (page) => page.getByRole('dialog', { name: 'Sign in to your account' }),
  },
  {
    name: 'sign-in-error',
    as: null,
    path: '/?error=denied.twitch',
    shows: (page) =>
      page.getByRole('alertdialog', { name: 'There was an error with signing in with Streamlabs' }),
  },
  {
    name: 'sign-up-at-checkout',
    as: null,
    path: '/checkout/premium',
    shows: signUpModal,
  },
  {
    name: 'sign-up-at-pro',
    as: null,
    path: '/checkout/pro',
    shows: signUpModal,
  },
];

/** The modals of signing in and up. */
export const signInScreens: readonly AccountScreen[] = modals.map((screen) =>
  screen.name.startsWith('sign-up') ? { ...screen, fields: boxes } : screen,
);
