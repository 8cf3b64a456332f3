import type { Page } from '@playwright/test';
import { checkScreen } from './account/checkScreen.ts';
import { planVisits } from './account/settingsVisits.ts';
import { inForm } from './support/inForm.ts';
import { openAs } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

/** What the subscription page says to each creator, and what it offers. */
interface Shown {
  readonly card: string;
  readonly text: RegExp;
  readonly badge: string | null;
  /** Everything that can be pressed below the headings. */
  readonly offers: readonly (string | RegExp)[];
  readonly cancels: boolean;
}

const day = '\\w+ \\d+, \\d{4}';
const renews = (amount: string) => new RegExp(`Renews on ${day}\\. You will be charged \\$${amount}\\.`);
const change = ['Upgrade now: Pro', 'Change plan: Download'];
const renewing = ['Change card', ...change];

const table: Readonly<Record<string, Shown>> = {
  pixelmarmalade: {
    card: 'Free',
    text: /You are on the Free plan\./,
    badge: null,
    offers: ['Get Premium', 'Upgrade now: Pro', 'Upgrade now: Premium', 'Redeem'],
    cancels: false,
  },
  nightowl: {
    card: 'Free',
    text: /You are on the Free plan\./,
    badge: null,
    offers: ['Get Premium'],
    cancels: false,
  },
  mintyloop: {
    card: 'Premium',
    text: renews('11\\.99'),
    badge: 'Current plan',
    offers: renewing,
    cancels: true,
  },
  yearlyyara: {
    card: 'Premium',
    text: renews('71\\.88'),
    badge: 'Current plan',
    offers: ['Upgrade now: Pro', 'Change plan: Download'],
    cancels: true,
  },
  trialtess: {
    card: 'Premium',
    text: new RegExp(`Your free trial ends on ${day}\\. You will then be charged \\$11\\.99\\.`),
    badge: 'Free trial',
    offers: renewing,
    cancels: true,
  },
  lastlapleo: {
    card: 'Premium',
    text: new RegExp(`Valid until ${day} and will not renew\\.`),
    badge: 'Cancelled',
    offers: ['Keep Premium', ...change],
    cancels: false,
  },
  cratedigger: {
    card: 'Download',
    text: renews('11\\.99'),
    badge: 'Current plan',
    offers: ['Upgrade now: Pro', 'Change plan: Premium'],
    cancels: true,
  },
  prismapro: {
    card: 'Pro',
    text: renews('100\\.00'),
    badge: 'Current plan',
    offers: ['Change plan: Premium', 'Change plan: Download'],
    cancels: true,
  },
  zerocosmo: {
    card: 'Pro',
    text: /You are on the Pro plan\./,
    badge: 'Current plan',
    offers: [],
    cancels: false,
  },
  adminada: {
    card: 'Pro',
    text: /You are on the Pro plan\./,
    badge: 'Current plan',
    offers: [],
    cancels: false,
  },
  streamlabssol: {
    card: 'Premium',
    text: new RegExp(`Renews on ${day}\\.`),
    badge: 'Current plan',
    offers: ['How to change or cancel it'],
    cancels: false,
  },
  humblehana: {
    card: 'Premium',
    text: new RegExp(`Valid until ${day} and will not renew\\.`),
    badge: 'Current plan',
    offers: change,
    cancels: false,
  },
  hostedhugo: {
    card: 'Premium',
    text: renews('11\\.99'),
    badge: 'Current plan',
    offers: ['Manage'],
    cancels: false,
  },
  latelou: {
    card: 'Premium',
    text: /We could not charge you for this plan\./,
    badge: 'Payment failed',
    offers: ['Update card', 'Change card'],
    cancels: true,
  },
};

test.use({ colorScheme: 'dark', contextOptions: { reducedMotion: 'reduce' } });

const screens = new Map(planVisits.flatMap((visit) => visit.screens.map((screen) => [screen.name, screen])));

/** The same card and the same offers as those of others here, with other words: looked at closer in the whole form. */
const likeOthers = ['mintyloop', 'trialtess', 'cratedigger', 'adminada', 'humblehana'];

/** Looks closer where somebody's page is one of the pages worth looking at. */
const lookCloser = async (page: Page, name: string): Promise<void> => {
  const screen = screens.get(name);
  const isLike = likeOthers.some((creator) => name.endsWith(`-${creator}`));
  if (screen === undefined || inForm({ short: isLike, whole: false })) return;
  await expect(screen.shows(page), name).toBeVisible();
  await checkScreen(page, screen);
};

for (const [creator, shown] of Object.entries(table)) {
  test(`${creator} sees how the subscription stands, axe finds nothing, and large text has room`, async ({
    page,
    system,
  }) => {
    await page.addInitScript(() => localStorage.setItem('backbeat.consent', 'accepted'));
    await openAs(page, system, creator, '/settings/subscription');
    const main = page.getByRole('main');
    const card = main.getByRole('region', { name: shown.card, exact: true });
    await expect(card).toContainText(shown.text);
    if (shown.badge !== null) await expect(card.getByText(shown.badge, { exact: true })).toBeVisible();
    for (const name of shown.offers) {
      await expect(
        main.getByRole('button', { name }).or(main.getByRole('link', { name })).first(),
        `offers ${name}`,
      ).toBeVisible();
    }
    await expect(main.getByRole('button', { name: /^Cancel/ })).toHaveCount(shown.cancels ? 1 : 0);
    await lookCloser(page, `subscription-${creator}`);

    // The overview says the same in short.
    await page
      .getByRole('navigation', { name: 'Account' })
      .getByRole('link', { name: 'Account Overview' })
      .click();
    const tier = main.getByRole('region', { name: shown.card, exact: true });
    await expect(tier).toContainText(shown.text);
    await expect(tier.getByRole('link')).toHaveText(shown.card === 'Free' ? 'Get Premium' : 'View details');
    await lookCloser(page, `overview-${creator}`);
  });
}

test('every page about a plan is one that a creator sees here', () => {
  const seen = Object.keys(table).flatMap((creator) => [`subscription-${creator}`, `overview-${creator}`]);
  expect([...screens.keys()].filter((name) => !seen.includes(name))).toEqual([]);
});
