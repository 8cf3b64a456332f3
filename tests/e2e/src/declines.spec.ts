import {
  accountCodeOfSession,
  addCoupon,
  cardFrame,
  fillCheckout,
  payButton,
  summaryLine,
  testCards,
  typeCard,
  uniqueName,
} from './support/journey.ts';
import { ledgerOf } from './support/ledger.ts';
import { giveCookies, openAs, openAsNew } from './support/signIn.ts';
import { expect, test } from './support/test.ts';
import { asCreator, walkIn } from './support/walkIn.ts';

const refused = /Failed to load resource/;

/** The cards of the payment provider's test gateway that are refused, and what the person reads. */
const declines = [
  ['4000 0000 0000 0002', /Your bank declined this card\./],
  ['4000 0000 0000 0077', /not enough money on this card/],
  ['4000 0000 0000 0069', /This card has expired/],
  ['4000 0000 0000 0101', /security code is not right/],
  ['4000 0000 0000 0119', /Your bank wants to speak to you first/],
  ['4000 0000 0000 0085', /looked unusual and was stopped/],
  ['4000 0000 0000 0309', /bank could not be reached/],
  ['4000 0000 0000 0317', /sent twice, so it was stopped/],
  ['4000 0000 0000 0325', /can not take this kind of card/],
  ['4000 0000 0000 0341', /Your bank said no this time/],
] as const;

test('every decline says in plain words what to do, loses nothing, and the next card pays', async ({
  page,
  system,
  console,
}) => {
  console.allow(refused);
  await openAsNew(page, system, uniqueName('Decline'), '/checkout/premium');
  const accountCode = await accountCodeOfSession(page);
  await fillCheckout(page, testCards.declined);
  for (const [number, text] of declines) {
    await typeCard(page, number);
    await payButton(page).click();
    await expect(page.getByRole('alert').filter({ hasText: text }), number).toBeVisible();
    // Beside what was inert meanwhile: from there it is read out.
    const said = page.locator('form > [aria-live="assertive"]');
    await expect(said).toContainText(text);
    await expect(said).toContainText('Nothing was charged');
    await expect(page.getByText('Please keep this page open.'), 'the overlay ends').toHaveCount(0);
    await expect(page.getByLabel('First name')).toHaveValue('Ada');
  }
  expect((await ledgerOf(system, accountCode)).charges).toHaveLength(0);
  await typeCard(page, testCards.accepted);
  await payButton(page).click();
  await page.waitForURL(/\/checkout\/thank-you\?hash=/);
  await expect(page.getByRole('heading', { level: 1 }), 'the next page says where one is').toBeFocused();
  expect((await ledgerOf(system, accountCode)).charges).toHaveLength(1);
});

test('the bank asks: refused, closed, and at last approved', async ({ page, system, console }) => {
  console.allow(refused);
  await openAsNew(page, system, uniqueName('Bank'), '/checkout/premium');
  await fillCheckout(page, '4000 0000 0000 3220');
  const modal = page.getByRole('dialog', { name: 'Is it you?' });
  const bank = modal.frameLocator('iframe');
  const ask = async () => {
    await payButton(page).click();
    await expect(modal).toBeVisible();
  };

  await ask();
  await bank.getByRole('button', { name: 'No, refuse' }).click();
  await expect(page.getByText(/Your bank could not confirm that it is you/).first()).toBeVisible();

  await typeCard(page, '4000 0000 0000 3220');
  await ask();
  await modal.getByRole('button', { name: 'Close and stop paying' }).click();
  await expect(page.getByText(/You closed your bank’s window/)).toBeVisible();

  await ask();
  await bank.getByRole('button', { name: 'Yes, approve' }).click();
  await page.waitForURL(/\/checkout\/thank-you\?hash=/);
});

test('PayPal: cancelled, failed, and at last approved', async ({ page, system }) => {
  await openAsNew(page, system, uniqueName('Pal'), '/checkout/premium');
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Beat');
  await page.getByRole('checkbox', { name: /Privacy Policy/ }).check();
  await page.getByRole('radio', { name: 'PayPal' }).check({ force: true });
  await expect(payButton(page), 'an account comes first').toBeDisabled();
  const answer = async (name: string) => {
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: /Connect (PayPal|another account)/ }).click(),
    ]);
    const button = popup.getByRole('button', { name, exact: true });
    // The window may be gone before its click is acknowledged.
    await Promise.all([popup.waitForEvent('close'), button.click().catch(() => undefined)]);
  };

  await answer('Cancel');
  await expect(page.getByText(/You closed PayPal’s window\. Nothing was charged/)).toBeVisible();
  await answer('Answer with an error');
  await expect(page.getByText(/PayPal did not answer as it should/)).toBeVisible();
  await expect(payButton(page)).toBeDisabled();
  await answer('Approve');
  await expect(page.getByText('PayPal is connected.')).toBeVisible();
  await payButton(page).click();
  await page.waitForURL(/\/checkout\/thank-you\?hash=/);
});

test('codes: wrong, right, locked, carried to another plan, taken off', async ({ page, system }) => {
  await openAsNew(page, system, uniqueName('Codes'), '/checkout/premium?coupon=vidcon50');
  await expect(page.getByText('Promo code successfully applied')).toBeVisible();
  await expect(summaryLine(page, 'Total today')).toHaveText('$35.94');
  await expect(page.getByLabel('Coupon', { exact: true }), 'locked').not.toBeEditable();

  await page.getByRole('radio', { name: /^Monthly/ }).check({ force: true });
  await expect(summaryLine(page, 'Total today'), 'the coupon goes along').toHaveText('$5.99');

  await page.getByLabel('Gift card', { exact: true }).fill('NO-SUCH-CARD');
  await page.getByRole('button', { name: 'Add Gift card' }).click();
  await expect(page.getByText('Invalid Gift card')).toBeVisible();
  await page.getByLabel('Gift card', { exact: true }).fill('GIFT-20-BACKBEAT');
  await page.getByRole('button', { name: 'Add Gift card' }).click();
  await expect(summaryLine(page, 'Total today')).toHaveText('$0.00');

  await page.reload();
  await expect(summaryLine(page, 'Total today'), 'a reload keeps both').toHaveText('$0.00');
  await page.getByRole('button', { name: 'Remove Coupon' }).click();
  await page.getByRole('button', { name: 'Remove Gift card' }).click();
  await expect(summaryLine(page, 'Total today')).toHaveText('$11.99');
  await page.reload();
  await expect(page.getByLabel('Email')).not.toHaveValue('');
  await expect(page.getByLabel('Coupon', { exact: true }), 'removed stays removed').toHaveValue('');

  await addCoupon(page, 'no-such-code');
  await expect(page.getByText('Invalid Coupon')).toBeVisible();
  await expect(summaryLine(page, 'Total today')).toHaveText('$11.99');
  await expect(page.getByLabel('Coupon', { exact: true })).toHaveValue('no-such-code');
});

test('codes by keyboard: the field has the focus after each answer', async ({ page, system }) => {
  await openAsNew(page, system, uniqueName('Codes'), '/checkout/premium');
  const coupon = page.getByLabel('Coupon', { exact: true });
  await coupon.fill('no-such-code');
  await coupon.press('Enter');
  await expect(page.getByText('Invalid Coupon')).toBeVisible();
  await expect(coupon).toBeFocused();
  await coupon.fill('vidcon50');
  await coupon.press('Enter');
  await expect(page.getByText('Promo code successfully applied')).toBeVisible();
  await expect(coupon).toBeFocused();
  await coupon.press('Tab');
  await expect(page.getByRole('button', { name: 'Remove Coupon' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(summaryLine(page, 'Total today')).toHaveText('$71.88');
  await expect(coupon).toBeFocused();
  await expect(coupon).toBeEditable();
});

test('a blocked payment script is told within eight seconds, and paying works when it is let through', async ({
  page,
  system,
  console,
}) => {
  console.allow(/Failed to load resource|ERR_/);
  await page.route('**/recurly.js', (route) => route.abort());
  const startedMs = Date.now();
  await openAsNew(page, system, uniqueName('Blocked'), '/checkout/premium');
  await expect(page.getByText(/card.*(blocked|could not|cannot|can not)/i).first()).toBeVisible({
    timeout: 8000,
  });
  expect(Date.now() - startedMs).toBeLessThan(8000);
  await page.unroute('**/recurly.js');
  await page.reload();
  await expect(cardFrame(page).getByLabel('Card number')).toBeVisible();
});

test('offline says so, and going on after it charges once', async ({ page, system, context, console }) => {
  console.allow(/Failed to load resource|ERR_/);
  await openAsNew(page, system, uniqueName('Offline'), '/checkout/premium');
  const accountCode = await accountCodeOfSession(page);
  await fillCheckout(page);
  await context.setOffline(true);
  await payButton(page).click();
  await expect(page.getByText(/cannot be reached right now|could not be reached/i).first()).toBeVisible({
    timeout: 20_000,
  });
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await context.setOffline(false);
  await payButton(page).click();
  await page.waitForURL(/\/checkout\/thank-you\?hash=/);
  expect((await ledgerOf(system, accountCode)).charges).toHaveLength(1);
});

test('a reload keeps the form, and after paying neither back nor reload sells again', async ({
  page,
  system,
}) => {
  await page.goto('/pricing');
  await openAsNew(page, system, uniqueName('Back'), '/checkout/premium');
  const accountCode = await accountCodeOfSession(page);
  // What is typed is kept for an account, which is known by now.
  await expect(page.getByLabel('Email')).not.toHaveValue('');
  await page.getByLabel('First name').fill('Ada');
  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Ada');
  await fillCheckout(page);
  await payButton(page).click();
  await page.waitForURL(/\/checkout\/thank-you\?hash=/);
  await page.reload();
  await expect(page.getByRole('img', { name: /puppy/i })).toBeVisible();
  await page.goBack();
  await expect(page).not.toHaveURL(/\/checkout\/premium$/);
  expect((await ledgerOf(system, accountCode)).charges).toHaveLength(1);
});

test.describe('who has no business at a checkout', () => {
  for (const [creator, path] of [
    ['yearlyyara', '/checkout/premium'],
    ['cratedigger', '/checkout/premiumdownloads'],
    ['prismapro', '/checkout/pro'],
    ['adminada', '/checkout/premium'],
  ] as const) {
    test(`${creator} at ${path} gets the player`, async ({ page, system }) => {
      const signedIn = await walkIn(system, asCreator(creator));
      await giveCookies(page, signedIn);
      await page.goto(`${path}#token=${signedIn.token}`);
      await page.waitForURL((url) => url.pathname.startsWith('/player'));
    });
  }

  test('a plan is changed, not bought twice', async ({ page, system }) => {
    await openAs(page, system, 'cratedigger', '/checkout/premium');
    await expect(page).toHaveURL(/\/settings\/subscription/);
  });

  test('a plan that nobody sells leads home', async ({ page, console }) => {
    console.allow(/404/);
    await page.goto('/checkout/gold');
    await expect(page).toHaveURL('/');
  });
});
