import type { Page } from '@playwright/test';
import { cardFrame } from '../support/journey.ts';
import { addFault } from '../support/ledger.ts';
import type { AccountScreen } from './AccountScreen.ts';

const subscription = '/settings/subscription';

const standing = (creator: string): AccountScreen => ({
  name: `subscription-${creator}`,
  as: creator,
  path: subscription,
  shows: (page) => page.getByRole('heading', { name: 'Change plans' }),
});

const overview = (creator: string): AccountScreen => ({
  name: `overview-${creator}`,
  as: creator,
  path: '/settings',
  shows: (page) => page.getByRole('region', { name: 'At a glance' }),
});

const askForTheEnd = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByLabel('Type “delete” to confirm').fill('delete');
};

const name = (typed: string, told: string): AccountScreen => ({
  name: `profile-${told.toLowerCase().replaceAll(' ', '-')}`,
  as: 'mintyloop',
  path: '/settings/profile',
  reach: (page) => page.getByLabel('Display name').fill(typed),
  shows: (page) => page.getByText(told, { exact: true }),
});

/** The settings, page by page and state by state. */
export const settingsScreens: readonly AccountScreen[] = [
  ...['pixelmarmalade', 'yearlyyara', 'prismapro', 'latelou'].map(overview),
  {
    name: 'overview-deleting',
    as: 'somebody new',
    path: '/settings',
    reach: askForTheEnd,
    shows: (page) => page.getByRole('alertdialog', { name: 'Delete your account?' }),
    fields: ['textbox Type “delete” to confirm'],
  },
  {
    name: 'overview-ending',
    as: 'somebody new',
    path: '/settings',
    reach: async (page) => {
      await askForTheEnd(page);
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete account' }).click();
    },
    shows: (page) => page.getByRole('region', { name: /^Your account will be deleted on/ }),
  },
  {
    name: 'profile',
    as: 'mintyloop',
    path: '/settings/profile',
    shows: (page) => page.getByText('You may update your display name.'),
    fields: ['textbox Display name'],
  },
  name(`dj${Date.now()}`, 'Username available'),
  name('yearlyyara', 'Username unavailable'),
  name('', 'Enter a display name.'),
  {
    name: 'profile-leaving',
    as: 'mintyloop',
    path: '/settings/profile',
    reach: async (page) => {
      await page.getByLabel('Display name').fill(`dj${Date.now()}`);
      await page.getByText('Username available').waitFor();
      await page.getByRole('link', { name: 'Connections' }).click();
    },
    shows: (page) => page.getByRole('alertdialog', { name: 'Leave without saving?' }),
  },
  ...[
    'mintyloop',
    'yearlyyara',
    'trialtess',
    'lastlapleo',
    'cratedigger',
    'prismapro',
    'adminada',
    'streamlabssol',
    'humblehana',
    'hostedhugo',
    'latelou',
  ].map(standing),
  {
    ...standing('pixelmarmalade'),
    fields: [
      /^radio Monthly/,
      /^radio Yearly/,
      'textbox First name',
      'textbox Last name',
      'textbox Email',
      /^textbox Channel name/,
      'textbox Code',
    ],
  },
  {
    name: 'subscription-changing',
    as: 'mintyloop',
    path: subscription,
    reach: (page) => page.getByRole('button', { name: 'Change plan: Download' }).click(),
    shows: (page) =>
      page.getByRole('group', { name: 'Change plan' }).getByRole('button', { name: /^Change to/ }),
  },
  {
    name: 'subscription-cancelling',
    as: 'mintyloop',
    path: subscription,
    reach: (page) => page.getByRole('button', { name: 'Cancel Premium' }).click(),
    shows: (page) => page.getByRole('alertdialog', { name: 'Cancel Premium' }),
  },
  {
    name: 'subscription-new-card',
    as: 'latelou',
    path: subscription,
    reach: (page) => page.getByRole('button', { name: 'Use another card' }).click(),
    shows: (page) => cardFrame(page).getByLabel('Card number'),
    fields: ['textbox First name', 'textbox Last name'],
  },
  {
    name: 'subscription-card-unread',
    as: 'trialtess',
    path: subscription,
    reach: async (page, system) => {
      await addFault(system, { target: 'v3', status: 503 });
      await page.reload();
    },
    shows: (page) => page.getByRole('region', { name: 'Card' }).getByRole('button', { name: 'Try again' }),
  },
  {
    name: 'connections',
    as: 'nightowl',
    path: '/settings/identity',
    shows: (page) => page.getByRole('button', { name: 'Connect Discord' }),
  },
  {
    name: 'connections-blocked',
    as: 'nightowl',
    path: '/settings/identity',
    reach: async (page) => {
      await page.getByRole('button', { name: 'Connect Discord' }).waitFor();
      await page.evaluate(() => Object.assign(window, { open: () => null }));
      await page.getByRole('button', { name: 'Connect Discord' }).click();
    },
    shows: (page) => page.getByText(/The window was blocked/),
  },
  {
    name: 'out-of-reach',
    as: 'yearlyyara',
    path: '/settings',
    reach: async (page, system) => {
      await system.stopApi();
      await page.reload();
    },
    shows: (page) => page.getByRole('main').getByRole('button', { name: 'Try again' }),
  },
];
