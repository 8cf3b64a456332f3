import { signUpModal } from '../support/journey.ts';
import type { AccountVisit } from './AccountVisit.ts';

const fields = [
  'checkbox I confirm that I have read and accept the License Services Agreement',
  'checkbox I want to hear about new music, improving my stream, & personalized music recommendations. Sign me up!',
];

/** The modals of signing in and up. */
export const signInVisits: readonly AccountVisit[] = [
  { as: null, path: '/sign-up', screens: [{ name: 'sign-up', shows: signUpModal, fields }] },
  {
    as: null,
    path: '/pricing',
    screens: [
      {
        name: 'sign-in',
        reach: (page) => page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click(),
        shows: (page) => page.getByRole('dialog', { name: 'Sign in to your account' }),
      },
    ],
  },
  {
    as: null,
    path: '/?error=denied.twitch',
    screens: [
      {
        name: 'sign-in-error',
        shows: (page) =>
          page.getByRole('alertdialog', { name: 'There was an error with signing in with Twitch' }),
      },
    ],
  },
  {
    as: null,
    path: '/checkout/premium',
    screens: [{ name: 'sign-up-at-checkout', shows: signUpModal, fields }],
  },
  { as: null, path: '/checkout/pro', screens: [{ name: 'sign-up-at-pro', shows: signUpModal, fields }] },
];
