import { giftCents } from '@backbeat/domain';
import { endpoints, type Invoice } from '@backbeat/sdk/contract';
import { extractText } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { canada, chargeTax, pressed, showOrder, taxRate } from '../../testing/chargeTax.ts';
import type { Buyer } from '../../testing/createBuyer.ts';
import { createGiver, giftFormFor } from '../../testing/createGiver.ts';
import type { TestApi, TestPerson } from '../../testing/createTestApi.ts';
import { createWithdrawer, type Withdrawer } from '../../testing/createWithdrawer.ts';
import { startShop } from '../../testing/startShop.ts';
import type { TestSandbox } from '../../testing/startTestSandbox.ts';

const monthly = 'rocksprem_i_m_v2';
const yearly = 'rocksprem_i_y_v2';
const germany = { country: 'DE', postal_code: '' };
const vancouver = { country: 'CA', postal_code: 'V5K 0A1' };
const rates = [taxRate('DE', 'vat', 190_000), canada];

let sandbox: TestSandbox;
let api: TestApi;
let buyer: Buyer;
let withdrawer: Withdrawer;
beforeAll(async () => {
  const shop = await startShop({ environment: { LIMIT_INVOICES_PER_MINUTE: '10000' } });
  ({ sandbox, api, buyer } = shop);
  withdrawer = createWithdrawer(shop);
  return shop.close;
});

const subscriber = async (address: typeof germany): Promise<TestPerson> => {
  const person = await api.signUp();
  const quote = await showOrder(api, person, address, { planCode: monthly });
  expect((await buyer.buy(person, pressed(quote, monthly, address, undefined))).status).toBe(204);
  return person;
};

const invoicesOf = async (person: TestPerson) =>
  endpoints.invoices.response.parse(await (await withdrawer.call(person, '/v1/invoices')).json()).invoices;

const sum = (amounts: readonly number[]) => amounts.reduce((all, one) => all + one, 0);
const taxOf = ({ taxes = [] }: Invoice) => sum(taxes.map(({ amount_cents }) => amount_cents));

/** The tax of all bills and credits of an account, after checking that each of them adds up by itself. */
const taxLeft = async (person: TestPerson): Promise<number> => {
  const invoices = await invoicesOf(person);
  for (const invoice of invoices) {
    const { lines, discount_cents, tax_cents, total_cents, kind } = invoice;
    expect(sum(lines.map((line) => line.amount_cents)) - discount_cents + tax_cents).toBe(total_cents);
    if (invoice.has_tax_inside !== true) expect(taxOf(invoice)).toBe(tax_cents);
    expect(Math.sign(taxOf(invoice)) * (kind === 'credit' ? -1 : 1)).toBe(1);
  }
  return sum(invoices.map(taxOf));
};

/** The tax of the site, where the buyer is, what a month, a year and a renewal at another rate cost, and the tax of the month. */
const setups = [
  ['on top', germany, false, 1427, 8554, 1451, 228],
  ['inside', germany, true, 1199, 7188, 1199, 191],
  ['of two parts', vancouver, false, 1343, 8050, 1379, 144],
] as const;

describe.each(setups)(
  'with tax %s',
  (_, address, isInclusive, monthCents, yearCents, renewalCents, taxCents) => {
    beforeAll(async () => {
      await chargeTax(sandbox, { isInclusive, rates });
    });

    it('a first payment goes back with it, and the receipt of that says so', async () => {
      const person = await subscriber(address);
      const shown = await withdrawer.offer(person);
      expect(shown).toMatchObject({ paid_cents: monthCents, total_cents: monthCents });
      await withdrawer.withdraw(person, shown);
      expect(withdrawer.ledgerOf(person)).toEqual({
        charged: [monthCents],
        refunded: [monthCents],
        notes: [-monthCents],
        plans: ['expired'],
      });
      expect(await taxLeft(person)).toBe(0);
      expect((await withdrawer.lettersOf(person)).map(({ letter }) => letter)).toMatchObject([
        { kind: 'refund', refundCents: monthCents },
      ]);
      const [credit, bill] = await invoicesOf(person);
      expect([credit && taxOf(credit), bill && taxOf(bill)]).toEqual([-taxCents, taxCents]);
      // By the same names as on the bill.
      const named = (invoice: Invoice | undefined) =>
        invoice?.taxes?.map(({ type, region }) => [type, region]);
      const read = async (number = '') =>
        endpoints.invoice.response.parse(
          await (await withdrawer.call(person, `/v1/invoices/${number}`)).json(),
        );
      const receipt = await read(credit?.number);
      expect(receipt.refund_of).toBe(shown.number);
      expect(named(receipt)).toEqual(named(await read(bill?.number)));
      const pdf = await withdrawer.call(person, `/v1/invoices/${credit?.number}/pdf`);
      const bytes = Buffer.from(endpoints.invoicePdf.response.parse(await pdf.json()).pdf, 'base64');
      const { text } = await extractText(new Uint8Array(bytes), { mergePages: true });
      for (const { amount_cents } of receipt.taxes ?? [])
        expect(text).toContain(`−$${(-amount_cents / 100).toFixed(2)}`);
    });

    it('parts that support gave back and the rest bear its tax together', async () => {
      const person = await subscriber(address);
      const { number } = await withdrawer.offer(person);
      for (const amount of [3.33, 1.11]) await sandbox.giveBack(number, { type: 'amount', amount });
      const shown = await withdrawer.offer(person);
      expect(shown.total_cents).toBe(monthCents - 444);
      await withdrawer.withdraw(person, shown);
      expect(withdrawer.ledgerOf(person).refunded).toEqual([333, 111, monthCents - 444]);
      expect(await taxLeft(person)).toBe(0);
    });

    it('months that nobody has claimed go back with their share', async () => {
      const giver = createGiver(api, sandbox);
      const person = await subscriber(address);
      const asked = await withdrawer.call(person, '/v1/premium/tax', 'POST', {
        plan_code: null,
        address: null,
        amounts: [giftCents(5)],
      });
      const { amounts, is_included } = endpoints.premiumTax.response.parse(await asked.json());
      const onTop = is_included ? 0 : sum((amounts[0]?.lines ?? []).map((line) => line.amount_cents));
      const totalCents = giftCents(5) + onTop;
      const { token } = await api.signIn(person.user);
      const form = giftFormFor(
        await sandbox.cardToken(),
        { places: 5, total_cents: totalCents },
        api.deps.clock.now(),
      );
      const gift = endpoints.giftBuy.response.parse(await (await giver.send({ token }, form)).json());
      for (const claimer of [await api.signUp(), await api.signUp()]) await giver.claim(claimer, gift.code);
      const shown = (await withdrawer.payments(person)).find(({ kind }) => kind === 'gift');
      const backCents = Math.floor((totalCents * 3) / 5);
      expect(shown).toMatchObject({ paid_cents: totalCents, total_cents: backCents });
      if (shown !== undefined) await withdrawer.withdraw(person, shown);
      expect(withdrawer.ledgerOf(person)).toMatchObject({ refunded: [backCents], notes: [-backCents] });
      const left = (await taxLeft(person)) - taxCents;
      // Two of five months are kept, with their tax.
      expect(
        Math.abs(left - (sum((amounts[0]?.lines ?? []).map((line) => line.amount_cents)) * 2) / 5),
      ).toBeLessThan(1.5);
    });

    it('a change that credit paid for goes back to card and credit, and before it what was used', async () => {
      const person = await subscriber(address);
      await withdrawer.moveDays(3);
      await withdrawer.changePlan(person, yearly);
      const { charged } = withdrawer.ledgerOf(person);
      const creditCents = yearCents - (charged[1] ?? 0);
      const [change, earlier] = await withdrawer.payments(person);
      expect(change).toMatchObject({
        total_cents: yearCents,
        method_cents: yearCents - creditCents,
        credit_cents: creditCents,
      });
      expect(earlier).toMatchObject({ total_cents: monthCents - creditCents, ends: null });
      for (const payment of await withdrawer.payments(person)) await withdrawer.withdraw(person, payment);
      expect(withdrawer.ledgerOf(person).refunded).toEqual([
        yearCents - creditCents,
        monthCents - creditCents,
      ]);
      expect(await taxLeft(person)).toBe(0);
    });

    it('a renewal goes back with the tax of its own day', async () => {
      const person = await subscriber(address);
      await chargeTax(sandbox, {
        isInclusive,
        rates: [taxRate('DE', 'vat', 210_000), taxRate('CA', 'CA', 150_000, 'V')],
      });
      await withdrawer.moveDays(33);
      const shown = await withdrawer.offer(person);
      expect(shown).toMatchObject({ kind: 'renewal', paid_cents: renewalCents, total_cents: renewalCents });
      await withdrawer.withdraw(person, shown);
      expect(withdrawer.ledgerOf(person)).toMatchObject({ refunded: [renewalCents], notes: [-renewalCents] });
      // The tax of the first month stays.
      expect(await taxLeft(person)).toBe(taxCents);
    });
  },
);

it('what a business paid without VAT goes back, and the receipt of that says why it has none', async () => {
  await chargeTax(sandbox, { home: 'FR', rates });
  const person = await api.signUp();
  const details = { company: 'Beat GmbH', tax_number: 'DE 123 456 789', address: '' };
  await withdrawer.call(person, '/v1/account/billing-details', 'PUT', details);
  const quote = await showOrder(api, person, germany, { planCode: monthly });
  await buyer.buy(person, pressed(quote, monthly, germany, undefined));
  await withdrawer.withdraw(person, await withdrawer.offer(person));
  expect(withdrawer.ledgerOf(person)).toMatchObject({ charged: [1199], refunded: [1199] });
  const notes = (await invoicesOf(person)).map(({ tax_cents, tax_notes }) => ({ tax_cents, tax_notes }));
  expect(notes[0]).toEqual(notes[1]);
  expect(notes[0]?.tax_notes).toContainEqual(expect.stringContaining('Reverse charge'));
});
