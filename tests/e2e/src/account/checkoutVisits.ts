import { cardFrame, fillCheckout, payButton, testCards, typeCard } from '../support/journey.ts';
import { addFault } from '../support/ledger.ts';
import type { AccountScreen, AccountVisit } from './AccountVisit.ts';

const premium = '/checkout/premium';

const form = [
  'textbox First name',
  'textbox Last name',
  'textbox Email',
  'radio Card',
  'radio PayPal',
  'textbox Coupon',
  'textbox Gift card',
  /^radio Yearly/,
  /^radio Monthly/,
  'checkbox I accept the Privacy Policy and Terms of Service',
] as const;

const thankYou = (name: string): AccountScreen => ({
  name,
  reach: (page) => page.goto(`/checkout/${name}`),
  shows: (page) => page.getByRole('button', { name: /^Launch the/ }),
});

/** The checkouts and what comes after them. */
export const checkoutVisits: readonly AccountVisit[] = [
  {
    as: 'somebody new',
    path: premium,
    screens: [
      {
        name: 'checkout',
        shows: (page) => cardFrame(page).getByLabel('Card number'),
        fields: form,
      },
      {
        name: 'checkout-paypal',
        reach: (page) => page.getByRole('radio', { name: 'PayPal' }).check({ force: true }),
        shows: (page) => page.getByRole('button', { name: 'Connect PayPal' }),
      },
      {
        name: 'checkout-wrong-everywhere',
        reach: async (page) => {
          await page.getByRole('radio', { name: 'Card' }).check({ force: true });
          await page.getByLabel('First name').fill('A');
          await page.getByLabel('First name').fill('');
          await page.getByLabel('Email').fill('nobody@');
          await page.getByLabel('Coupon', { exact: true }).fill('no-such-code');
          await page.getByRole('button', { name: 'Add Coupon' }).click();
          await page.getByLabel('Gift card', { exact: true }).fill('NO-SUCH-CARD');
          await page.getByRole('button', { name: 'Add Gift card' }).click();
          await page.getByText('Invalid Coupon').waitFor();
        },
        shows: (page) => page.getByText('Invalid Gift card'),
      },
    ],
  },
  {
    as: 'somebody new',
    path: '/checkout/premiumdownloads?coupon=vidcon50',
    screens: [
      {
        name: 'checkout-filled-with-codes',
        reach: async (page) => {
          await page.getByLabel('First name').fill('Ada');
          await page.getByLabel('Last name').fill('Beat');
          await typeCard(page, testCards.accepted);
          await page.getByLabel('Gift card', { exact: true }).fill('GIFT-20-BACKBEAT');
          await page.getByRole('button', { name: 'Add Gift card' }).click();
          await page.getByRole('checkbox', { name: /Privacy Policy/ }).check();
        },
        shows: (page) => page.getByRole('button', { name: 'Remove Gift card' }),
      },
    ],
  },
  {
    as: 'somebody new',
    path: premium,
    screens: [
      {
        name: 'checkout-declined',
        reach: async (page) => {
          await fillCheckout(page, testCards.declined);
          await payButton(page).click();
        },
        shows: (page) => page.getByText(/Your bank declined this card/),
      },
      {
        name: 'checkout-bank',
        reach: async (page) => {
          await typeCard(page, '4000 0000 0000 3220');
          await payButton(page).click();
        },
        shows: (page) => page.getByRole('dialog', { name: 'Is it you?' }),
      },
      {
        name: 'checkout-paying',
        reach: async (page, system) => {
          await page.getByRole('button', { name: 'Close and stop paying' }).click();
          await typeCard(page, testCards.accepted);
          await addFault(system, { target: 'purchases', delayMs: 20_000, times: 1 });
          await payButton(page).click();
        },
        shows: (page) => page.getByText('Please keep this page open.'),
      },
    ],
  },
  {
    as: 'somebody new',
    path: premium,
    screens: [
      {
        name: 'checkout-blocked',
        reach: async (page) => {
          await page.route('**/recurly.js', (route) => route.abort());
          await page.reload();
        },
        shows: (page) => page.getByRole('button', { name: 'Try again' }),
      },
    ],
  },
  {
    as: 'somebody new',
    path: '/checkout/pro',
    screens: [
      {
        name: 'pro',
        shows: (page) => page.getByRole('region', { name: 'Twitch' }).getByText(/average viewers/),
        fields: ['combobox Find your channel', /^radio Monthly/, /^radio Yearly/, 'textbox Promo code'],
      },
      {
        name: 'pro-search',
        reach: (page) => page.getByPlaceholder('Begin typing to find channel').fill('night'),
        shows: (page) => page.getByRole('option').first(),
      },
      {
        name: 'pro-nothing-found',
        reach: (page) => page.getByPlaceholder('Begin typing to find channel').fill('zzzz'),
        shows: (page) => page.getByText('No results found'),
      },
      {
        name: 'pro-ready',
        reach: async (page) => {
          await page.getByPlaceholder('Begin typing to find channel').fill('night arc');
          await page.getByRole('option', { name: 'Night Arcade' }).click();
          await page.getByLabel('Promo code').fill('vidcon50');
          await page.getByRole('button', { name: 'Add Promo code' }).click();
        },
        shows: (page) => page.getByText('Promo code successfully applied'),
      },
    ],
  },
  {
    as: 'yearlyyara',
    path: '/about',
    screens: ['thank-you', 'thank-you-premiumdownloads', 'thank-you-pro'].map(thankYou),
  },
];
