import { cents, moneyText } from '@backbeat/domain';
import { uniqueName } from './support/journey.ts';
import { booksOf } from './support/ledger.ts';
import { addressOf, letterTo, mailboxOf } from './support/mailbox.ts';
import { moveClock } from './support/moveClock.ts';
import { callAs, type PaymentKind, paymentOf } from './support/payments.ts';
import { cardToken, payPalToken } from './support/provider.ts';
import { buyPlan, joinNew, openAsSubscriber, type Subscriber, subscribeNew } from './support/subscriber.ts';
import { expect, type RunningSystem, test } from './support/test.ts';

const yearly = 'rocksprem_i_y_v2';
const subject = 'We have your withdrawal';

/** The api follows a moved clock within a second: a quote from before that is over at once, and is asked for again. */
const change = (system: RunningSystem, person: Subscriber, preview: string, body: object) =>
  expect(async () => {
    const { quote_id } = await callAs(system, person, preview, body);
    await callAs(system, person, '/premium/change', { quote_id });
  }).toPass({ timeout: 20_000 });

/** Buys three months for others, of which some are claimed. */
const give = async (system: RunningSystem, name: string, claimed: number): Promise<Subscriber> => {
  const person = await joinNew(system, name);
  const gift = await callAs(system, person, '/gifts', {
    places: 3,
    last_day: new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10),
    total_cents: 3597,
    agreedTerms: true,
    first_name: 'Ada',
    last_name: 'Beat',
    email: 'ada@creators.example',
    rjs_token_id: await cardToken(system),
  });
  for (let claim = 0; claim < claimed; claim += 1)
    await callAs(system, await joinNew(system, uniqueName('Raider')), `/gifts/${gift.code}/claim`, {});
  return person;
};

/** Where a payment goes back to, in cents. */
interface Parts {
  readonly Visa?: number;
  readonly PayPal?: number;
  readonly 'Your gift card'?: number;
  readonly 'Credit for your next bills'?: number;
}

interface Case {
  /** All that comes before the two presses, over HTTP. */
  readonly before: (system: RunningSystem, name: string) => Promise<Subscriber>;
  /** The payment that goes back; a first one unless said otherwise. */
  readonly kind?: PaymentKind;
  /** What goes back, by all that was charged. */
  readonly back: (charged: readonly number[]) => Parts;
  /** The plans at the provider afterwards. */
  readonly plans: readonly string[];
  readonly words?: string;
  /** What has gone back before. */
  readonly earlier?: number;
}

const ended = 'Premium ends at once. What was covered until then stays covered';

/** The rows of the table that something goes back by. Time only goes forward: those that move it come last. */
const cases: Readonly<Record<string, Case>> = {
  'a first payment': {
    before: (system, name) => subscribeNew(system, { name }),
    back: () => ({ Visa: 1199 }),
    plans: ['expired'],
  },
  'with a coupon': {
    before: (system, name) => subscribeNew(system, { name, coupon: 'vidcon50' }),
    back: () => ({ Visa: 599 }),
    plans: ['expired'],
  },
  'by PayPal': {
    before: async (system, name) => subscribeNew(system, { name, tokenId: await payPalToken(system) }),
    back: () => ({ PayPal: 1199 }),
    plans: ['expired'],
  },
  'of which a gift card paid a part': {
    before: (system, name) => subscribeNew(system, { name, planCode: yearly, giftCard: 'GIFT-20-BACKBEAT' }),
    back: () => ({ Visa: 5188, 'Your gift card': 2000 }),
    plans: ['expired'],
  },
  'that only a gift card paid': {
    before: (system, name) => subscribeNew(system, { name, giftCard: 'GIFT-100-BACKBEAT' }),
    back: () => ({ 'Your gift card': 1199 }),
    plans: ['expired'],
  },
  'of a plan that will pause': {
    before: async (system, name) => {
      const person = await subscribeNew(system, { name });
      const until = new Date(Date.now() + 75 * 86_400_000).toISOString();
      await change(system, person, '/premium/pause/preview', { until });
      return person;
    },
    back: () => ({ Visa: 1199 }),
    plans: ['expired'],
  },
  'of a plan that was withdrawn from before': {
    before: async (system, name) => {
      const person = await subscribeNew(system, { name });
      const { number, version } = await paymentOf(system, person, 'purchase');
      await callAs(system, person, '/refunds', { number, version });
      await buyPlan(system, person);
      return person;
    },
    back: () => ({ Visa: 1199 }),
    plans: ['expired', 'expired'],
    earlier: 1199,
  },
  'an upgrade, with what its credit paid': {
    before: async (system, name) => {
      const person = await subscribeNew(system, { name });
      await change(system, person, '/premium/change/preview', { plan_code: yearly });
      return person;
    },
    kind: 'change',
    back: () => ({ Visa: 5989, 'Credit for your next bills': 1199 }),
    plans: ['expired'],
  },
  'months for others that nobody has claimed': {
    before: (system, name) => give(system, name, 0),
    kind: 'gift',
    back: () => ({ Visa: 3597 }),
    plans: [],
    words: 'The gift ends at once. Whoever has claimed a month keeps it.',
  },
  'months for others, of which one is claimed': {
    before: (system, name) => give(system, name, 1),
    kind: 'gift',
    back: () => ({ Visa: 2398 }),
    plans: [],
    words: 'The gift ends at once. Whoever has claimed a month keeps it.',
  },
  'of a plan that was changed since': {
    before: async (system, name) => {
      const person = await subscribeNew(system, { name });
      await moveClock(system, { days: 3 });
      await change(system, person, '/premium/change/preview', { plan_code: yearly });
      return person;
    },
    back: ([first = 0, changed = 0]) => ({ Visa: first - (7188 - changed) }),
    plans: ['active'],
    words: 'Nothing ends: what this payment was for is over already, or goes on by a later one.',
  },
  'a renewal': {
    before: async (system, name) => {
      const person = await subscribeNew(system, { name });
      await moveClock(system, { months: 1 });
      return person;
    },
    kind: 'renewal',
    back: () => ({ Visa: 1199 }),
    plans: ['expired'],
  },
};

for (const [what, { before, kind = 'purchase', back, plans, words = ended, earlier }] of Object.entries(
  cases,
))
  test(`a payment goes back in two presses: ${what}`, async ({ page, system }) => {
    const name = uniqueName('Withdrawer');
    const person = await before(system, name);
    const { accountCode } = person;
    const { number } = await paymentOf(system, person, kind);
    const { charged, giftCards } = await booksOf(system, accountCode);
    const parts = back(charged);
    const { Visa = 0, PayPal = 0, 'Your gift card': giftCard = 0, ...credit } = parts;
    const total = Object.values(parts).reduce((sum, part) => sum + part, 0);

    await openAsSubscriber(page, person, `/settings/invoices?number=${number}`);
    const panel = page.getByRole('group', { name: `Payment ${number}` });
    await expect(panel).toContainText(words);
    await panel.getByRole('button', { name: 'Get your money back' }).click();
    const question = page.getByRole('alertdialog', { name: 'Withdraw now?' });
    for (const [to, part] of Object.entries(parts))
      await expect(question).toContainText(
        `${to === 'Visa' ? 'Visa ending in 1111' : to}${moneyText(cents(part))}`,
      );
    await expect(question).toContainText(`You get back${moneyText(cents(total))}`);
    await question.getByRole('button', { name: 'Confirm the withdrawal' }).click();
    await expect(panel).toContainText('We have your withdrawal. You withdrew on');
    await expect(panel).toBeFocused();

    const alreadyBack = earlier === undefined ? [] : [earlier];
    expect(await booksOf(system, accountCode)).toEqual({
      charged,
      refunded: [...alreadyBack, ...(Visa + PayPal === 0 ? [] : [Visa + PayPal])],
      credits: [...alreadyBack, total].map((amount) => -amount),
      giftCards: giftCards.map((left) => left + giftCard),
      plans,
    });
    const { credit_cents } = await callAs(system, person, '/premium/credit');
    expect(credit_cents).toBe((credit['Credit for your next bills'] ?? 0) + (giftCards[0] ?? 0) + giftCard);

    const [, reference = '?'] = /Reference ([\dA-Z-]{14})/.exec((await panel.textContent()) ?? '') ?? [];
    const found = async () =>
      (await mailboxOf(system, addressOf(name))).filter(
        (letter) => letter.subject === subject && letter.text.includes(reference),
      );
    await expect.poll(async () => (await found()).length, { timeout: 60_000 }).toBe(1);
    const [letter] = await found();
    for (const part of [total, ...Object.values(parts)])
      expect(letter?.text).toContain(moneyText(cents(part)));
  });

test('what the bank is getting back does not go back twice, and the page says so', async ({
  page,
  system,
  console,
}) => {
  console.allow(/status of 409/);
  const person = await subscribeNew(system);
  const { number } = await paymentOf(system, person, 'purchase');
  await openAsSubscriber(page, person, `/settings/invoices?number=${number}`);
  const panel = page.getByRole('group', { name: `Payment ${number}` });
  await panel.getByRole('button', { name: 'Get your money back' }).click();
  await fetch(`${system.sandboxUrl}/chargebacks`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ invoice: number }),
  });
  await page.getByRole('button', { name: 'Confirm the withdrawal' }).click();
  await expect(panel).toContainText(
    'Your bank is getting this payment back for you. It cannot go back twice.',
  );
  await expect(panel).toBeFocused();
  await expect(panel.getByRole('button')).toHaveCount(0);
  expect(await booksOf(system, person.accountCode)).toMatchObject({ refunded: [], plans: ['active'] });
});

test('a question that is answered after 14 days says that they are over', async ({
  page,
  system,
  console,
}) => {
  console.allow(/status of 409/);
  const person = await subscribeNew(system, { planCode: yearly });
  const { number } = await paymentOf(system, person, 'purchase');
  await openAsSubscriber(page, person, '/settings/subscription');
  const panel = page.getByRole('group', { name: `Payment ${number}` });
  await panel.getByRole('button', { name: 'Get your money back' }).click();
  await moveClock(system, { days: 15 });
  await expect.poll(async () => (await callAs(system, person, '/refunds')).payments).toEqual([]);
  await page.getByRole('button', { name: 'Confirm the withdrawal' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await expect(panel).toContainText('The 14 days after this payment are over.');
  await expect(panel).toBeFocused();
  await expect(panel.getByRole('button')).toHaveCount(0);
  expect(await booksOf(system, person.accountCode)).toMatchObject({ refunded: [], plans: ['active'] });
});

test('after 14 days the page offers nothing, and the link of a letter says why', async ({ page, system }) => {
  const name = uniqueName('Latecomer');
  const person = await subscribeNew(system, { name, planCode: yearly });
  const { number } = await paymentOf(system, person, 'purchase');
  await moveClock(system, { days: 15 });
  await expect.poll(async () => (await callAs(system, person, '/refunds')).payments).toEqual([]);
  await openAsSubscriber(page, person, `/settings/invoices?number=${number}`);
  await expect(page.getByRole('article', { name: `Receipt ${number}` })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Get your money back' })).toHaveCount(0);
  await page.goto('/withdraw');
  await page.getByLabel('Order number').fill(number);
  await page.getByRole('main').getByLabel('Email').fill(addressOf(name));
  await page.getByRole('button', { name: 'Send me the link' }).click();
  const letter = await letterTo(system, addressOf(name), 'Your link to withdraw');
  await page.goto(/https?:\S+\/withdraw\?link=[\w.%-]+/.exec(letter.text)?.[0] ?? '');
  await expect(page.getByText('The 14 days after this payment are over.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Confirm the withdrawal' })).toHaveCount(0);
  expect(await booksOf(system, person.accountCode)).toMatchObject({ refunded: [], plans: ['active'] });
});
