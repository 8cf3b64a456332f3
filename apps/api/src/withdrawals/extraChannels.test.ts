import { beforeAll, expect, it } from 'vitest';
import { createPlacer } from '../../testing/createPlacer.ts';
import { createWithdrawer } from '../../testing/createWithdrawer.ts';
import { type Shop, startShop } from '../../testing/startShop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
  return shop.close;
});

it('a payment for extra channels is named by them, and ends the plan with them', async () => {
  const withdrawer = createWithdrawer(shop);
  const placer = createPlacer(shop.api);
  const person = await withdrawer.subscriber();
  await placer.buy(person, 2);
  await placer.place(person, 'Velvet Garage');
  const [shown, first] = await withdrawer.payments(person);
  if (shown === undefined) throw new Error('The extra channels have no payment.');
  expect(shown).toMatchObject({ kind: 'change', extra_channels: 2, reason: null, ends: 'plan' });
  expect(shown.method_cents, 'two channels for a month').toBe(1000);
  expect(first, 'the plan was bought without them').toMatchObject({ kind: 'purchase', reason: 'credited' });
  expect(first).not.toHaveProperty('extra_channels');

  await withdrawer.withdraw(person, shown);
  expect(withdrawer.ledgerOf(person)).toMatchObject({ refunded: [1000], plans: ['expired'] });
  expect(await placer.placesOf(person)).toMatchObject({ places: 0 });
});
