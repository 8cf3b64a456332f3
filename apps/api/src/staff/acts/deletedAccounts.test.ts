import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { createDesk, type Desk, problemOf } from '../../../testing/createDesk.ts';
import { createStaff } from '../../../testing/createStaff.ts';
import type { TestApi } from '../../../testing/createTestApi.ts';
import { createWithdrawer, type Withdrawer } from '../../../testing/createWithdrawer.ts';
import { startShop } from '../../../testing/startShop.ts';
import type { TestSandbox } from '../../../testing/startTestSandbox.ts';
import { users } from '../../db/schema/accounts.ts';
import { staffActs } from '../../db/schema/staff.ts';

let sandbox: TestSandbox;
let api: TestApi;
let desk: Desk;
let withdrawer: Withdrawer;
beforeAll(async () => {
  const shop = await startShop();
  ({ sandbox, api } = shop);
  desk = createDesk(api);
  withdrawer = createWithdrawer(shop);
  return shop.close;
});
afterEach(() => sandbox.sandbox.faults.clear());

it('an account is deleted once the money that staff give back has gone', async () => {
  const { db } = api.deps;
  const person = await withdrawer.subscriber();
  const { number } = await withdrawer.offer(person);
  const manager = await createStaff(api, 'manager');
  sandbox.sandbox.faults.add({ target: 'refunds', status: 503, when: 'before' });
  expect(
    await desk.act(manager, person, { kind: 'refund', number, part: { of: 'amount', amount_cents: 300 } }),
  ).toEqual({ is_done: false });
  await api.services.deletion.request(await desk.userOf(person));
  await withdrawer.moveDays(8);

  await api.services.deletion.deleteDue();
  expect(await db.$count(users, eq(users.id, person.user.id))).toBe(1);
  expect(await db.$count(staffActs, eq(staffActs.userId, person.user.id))).toBe(1);
  expect(withdrawer.ledgerOf(person).refunded).toEqual([]);

  // Nothing begins that would be lost with the account.
  const late = await createStaff(api, 'manager');
  const note = { kind: 'note', text: 'Has called.' } as const;
  const answer = await desk.confirm(late, person, note, await desk.preview(late, person, note));
  expect(await problemOf(answer)).toBe('conflict');

  sandbox.sandbox.faults.clear();
  await api.services.deletion.deleteDue();
  expect(withdrawer.ledgerOf(person).refunded).toEqual([300]);
  expect(await db.$count(users, eq(users.id, person.user.id))).toBe(0);
});
