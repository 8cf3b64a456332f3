import { couponCodes } from '@backbeat/domain';
import { addCoupon, fillCheckout, payButton, summaryLine } from './support/journey.ts';
import { ledgerOf } from './support/ledger.ts';
import { endPlan, openAsSubscriber, subscribeNew } from './support/subscriber.ts';
import { expect, test } from './support/test.ts';

const used = 'You have already had a free trial. There is one for each person.';

test('a second trial is not promised: the coupon of the link is refused, and the plan is sold without it', async ({
  page,
  system,
}) => {
  const person = await subscribeNew(system, { coupon: couponCodes.twitch14 });
  await endPlan(system, person);
  await openAsSubscriber(
    page,
    person,
    `/checkout/premium?coupon=${couponCodes.oneMonthFree}&billing=monthly`,
  );
  await expect(page.getByText(used)).toBeVisible();
  await expect(summaryLine(page, 'Total today')).toHaveText('$11.99');
  await expect(page.getByText('Promo code successfully applied')).toBeHidden();
  await expect(page.getByText(/first month is free/)).toBeHidden();

  await addCoupon(page, couponCodes.vidcon);
  await expect(summaryLine(page, 'Total today'), 'another coupon is taken').toHaveText('$5.99');
  await page.getByRole('button', { name: 'Remove Coupon' }).click();
  await addCoupon(page, couponCodes.twitch60);
  await expect(page.getByText(used)).toBeVisible();

  await fillCheckout(page);
  await payButton(page).click();
  await page.waitForURL(/\/checkout\/thank-you\?hash=/);
  const { charges } = await ledgerOf(system, person.accountCode);
  expect(charges.map(({ amountCents }) => amountCents)).toEqual([1199]);
});

test('a change of plan goes on without a trial that the link brings', async ({ page, system, console }) => {
  console.allow(/status of 422 .*\/v1\/premium\/change\/preview/);
  const person = await subscribeNew(system, { coupon: couponCodes.twitch14 });
  await openAsSubscriber(
    page,
    person,
    `/settings/subscription?plan=rocksprem_i_y_v2&coupon=${couponCodes.oneMonthFree}`,
  );
  await expect(page.getByText(`${used} This is the change without the code.`)).toBeVisible();
  await expect(page.getByText('Your free trial goes on, and nothing is charged today.')).toBeVisible();
});
