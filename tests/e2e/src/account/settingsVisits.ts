import type { Page } from '@playwright/test';
import { cardFrame } from '../support/journey.ts';
import { addFault } from '../support/ledger.ts';
import { takeApiAway } from '../support/takeApiAway.ts';
import type { AccountScreen, AccountVisit } from './AccountVisit.ts';

const subscription = '/settings/subscription';

const standing = (creator: string): AccountScreen => ({
  name: `subscription-${creator}`,
  shows: (page) => page.getByRole('heading', { name: 'Change plans' }),
});

const overview = (creator: string): AccountScreen => ({
  name: `overview-${creator}`,
  reach: (page) =>
    page
      .getByRole('navigation', { name: 'Account' })
      .getByRole('link', { name: 'Account Overview' })
      .filter({ visible: true })
      .click(),
  shows: (page) => page.getByRole('region', { name: 'At a glance' }),
});

const name = (typed: string, told: string): AccountScreen => ({
  name: `profile-${told.toLowerCase().replaceAll(' ', '-')}`,
  reach: (page) => page.getByLabel('Display name').fill(typed),
  shows: (page) => page.getByText(told, { exact: true }),
});

const askForTheEnd = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByLabel('Type “delete” to confirm').fill('delete');
};

/** How it stands with the plans of creators: `creators.spec.ts` says what each of them reads. */
export const planVisits: readonly AccountVisit[] = [
  ...[
    'mintyloop',
    'trialtess',
    'lastlapleo',
    'cratedigger',
    'adminada',
    'streamlabssol',
    'humblehana',
    'hostedhugo',
  ].map((creator) => ({ as: creator, path: subscription, screens: [standing(creator)] })),
  ...['yearlyyara', 'prismapro', 'latelou'].map((creator) => ({
    as: creator,
    path: subscription,
    screens: [standing(creator), overview(creator)],
  })),
  {
    as: 'pixelmarmalade',
    path: subscription,
    screens: [
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
      overview('pixelmarmalade'),
    ],
  },
];

/** The settings, page by page and state by state. */
export const settingsVisits: readonly AccountVisit[] = [
  {
    as: 'somebody new',
    path: '/settings',
    screens: [
      {
        name: 'overview-deleting',
        reach: askForTheEnd,
        shows: (page) => page.getByRole('alertdialog', { name: 'Delete your account?' }),
        fields: ['textbox Type “delete” to confirm'],
      },
      {
        name: 'overview-ending',
        reach: (page) =>
          page.getByRole('alertdialog').getByRole('button', { name: 'Delete account' }).click(),
        shows: (page) => page.getByRole('region', { name: /^Your account will be deleted on/ }),
      },
    ],
  },
  {
    as: 'mintyloop',
    path: '/settings/profile',
    screens: [
      {
        name: 'profile',
        shows: (page) => page.getByText('You may update your display name.'),
        fields: ['textbox Display name'],
      },
      name('yearlyyara', 'Username unavailable'),
      name('', 'Enter a display name.'),
      name(`dj${Date.now()}`, 'Username available'),
      {
        name: 'profile-leaving',
        reach: (page) => page.getByRole('link', { name: 'Connections' }).click(),
        shows: (page) => page.getByRole('alertdialog', { name: 'Leave without saving?' }),
      },
    ],
  },
  {
    as: 'mintyloop',
    path: subscription,
    screens: [
      {
        name: 'subscription-cancelling',
        reach: (page) => page.getByRole('button', { name: 'Cancel Premium' }).click(),
        shows: (page) => page.getByRole('alertdialog', { name: 'Cancel Premium' }),
      },
      {
        name: 'subscription-changing',
        reach: async (page) => {
          await page.getByRole('alertdialog').getByRole('button', { name: 'Keep Premium' }).click();
          await page.getByRole('button', { name: 'Change plan: Download' }).click();
        },
        shows: (page) =>
          page.getByRole('group', { name: 'Change plan' }).getByRole('button', { name: /^Change to/ }),
      },
    ],
  },
  {
    as: 'latelou',
    path: subscription,
    screens: [
      {
        name: 'subscription-new-card',
        reach: async (page) => {
          await page.getByLabel('Channel', { exact: true }).waitFor();
          await page.getByRole('button', { name: 'Update card' }).click();
        },
        shows: (page) => cardFrame(page).getByLabel('Card number'),
        fields: ['combobox Channel', 'textbox First name', 'textbox Last name'],
      },
    ],
  },
  {
    as: 'trialtess',
    path: subscription,
    screens: [
      {
        name: 'subscription-card-unread',
        reach: async (page, system) => {
          await addFault(system, { target: 'v3', status: 503 });
          await page.reload();
        },
        shows: (page) =>
          page.getByRole('region', { name: 'Card' }).getByRole('button', { name: 'Try again' }),
      },
      {
        name: 'subscription-card-read-again',
        reach: async (page, { sandboxUrl }) => {
          await fetch(`${sandboxUrl}/faults`, { method: 'DELETE' });
          await page.getByRole('region', { name: 'Card' }).getByRole('button', { name: 'Try again' }).click();
        },
        shows: (page) => page.getByRole('region', { name: 'Card' }).getByText('Visa ending in 1111'),
      },
    ],
  },
  {
    as: 'ledgerlena',
    path: '/settings/invoices',
    screens: [
      {
        name: 'invoices',
        shows: (page) => page.getByRole('region', { name: 'Invoices' }).getByText('Credited'),
        fields: ['textbox Company optional', 'textbox Tax number optional', 'textbox Address optional'],
      },
      {
        name: 'invoices-receipt',
        reach: (page) =>
          page
            .getByRole('link', { name: /^Receipt No/ })
            .first()
            .click(),
        shows: (page) => page.getByRole('article', { name: /^Receipt/ }),
      },
    ],
  },
  {
    as: 'mintyloop',
    path: '/settings/gifts',
    screens: [
      {
        name: 'gifts-giving',
        reach: (page) => page.getByRole('button', { name: 'Give months' }).click(),
        shows: (page) => cardFrame(page).getByLabel('Card number'),
        fields: [
          'textbox Months',
          'textbox First name',
          'textbox Last name',
          'textbox Email',
          /^checkbox I accept the Privacy Policy/,
        ],
      },
    ],
  },
  {
    as: 'mintyloop',
    path: '/covered',
    screens: [
      {
        name: 'covered',
        shows: (page) => page.getByRole('region', { name: 'For your chat bot' }),
      },
      {
        name: 'covered-address',
        reach: (page) =>
          page
            .getByRole('button', { name: /^Make an address/ })
            .first()
            .click(),
        shows: (page) => page.getByRole('region', { name: 'For your chat bot' }).locator('code'),
      },
    ],
  },
  {
    as: 'mintyloop',
    path: '/claims',
    screens: [
      {
        name: 'claims',
        shows: (page) => page.getByText('No claims so far'),
        fields: [
          'textbox Addresses of videos, or the text of the claim',
          /^textbox Tracks that the claim names/,
        ],
      },
      {
        name: 'claims-unread',
        reach: async (page) => {
          await page
            .getByLabel('Addresses of videos, or the text of the claim')
            .fill('https://example.com/1');
          await page.getByRole('button', { name: 'Check', exact: true }).click();
        },
        shows: (page) => page.getByText('1 line has no video of YouTube or Twitch.'),
      },
      {
        name: 'claims-checked',
        reach: async (page) => {
          const videos = 'https://www.twitch.tv/videos/2000000001\nhttps://youtu.be/sbxUpload03';
          await page.getByLabel('Addresses of videos, or the text of the claim').fill(videos);
          await page.getByRole('button', { name: 'Check', exact: true }).click();
        },
        shows: (page) => page.getByRole('article', { name: 'Loops until midnight' }),
      },
    ],
  },
  {
    as: 'nightowl',
    path: '/settings/identity',
    screens: [
      {
        name: 'connections',
        shows: (page) => page.getByRole('button', { name: 'Connect Discord' }),
      },
      {
        name: 'connections-blocked',
        reach: async (page) => {
          await page.evaluate(() => Object.assign(window, { open: () => null }));
          await page.getByRole('button', { name: 'Connect Discord' }).click();
        },
        shows: (page) => page.getByText(/The window was blocked/),
      },
      {
        name: 'connections-unlink',
        reach: (page) => page.getByRole('button', { name: 'Unlink Google' }).click(),
        shows: (page) => page.getByRole('alertdialog', { name: 'Unlink Google?' }),
      },
    ],
  },
  {
    as: 'nightowl',
    path: '/settings/notifications',
    screens: [
      {
        name: 'notifications',
        shows: (page) => page.getByRole('switch', { name: /^What is new/ }),
      },
    ],
  },
  {
    as: 'yearlyyara',
    path: '/settings',
    screens: [
      {
        name: 'out-of-reach',
        reach: async (page, system) => {
          await takeApiAway(page, system);
          await page.reload();
        },
        shows: (page) => page.getByRole('main').getByRole('button', { name: 'Try again' }),
      },
    ],
  },
];
