import { randomUUID } from 'node:crypto';
import { dayMs } from '@backbeat/domain';
import type { Claim } from '@backbeat/sdk/contract';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { type Claimer, createClaimer } from '../../testing/createClaimer.ts';
import { createServices } from '../createServices.ts';
import { videoClaims } from '../db/schema/claims.ts';
import { letters } from '../db/schema/letters.ts';
import { subscriptions } from '../db/schema/premium.ts';
import { withdrawals } from '../db/schema/withdrawals.ts';

let claimer: Claimer;
let claims: readonly Claim[];
beforeAll(async () => {
  claimer = await createClaimer();
  const refused = { claims: [{ isReleaseRefused: true }] };
  const streams = [await claimer.makeStream(refused), await claimer.makeStream(refused)];
  ({ claims } = await claimer.ask(streams.map(({ address }) => address).join('\n')));
  return claimer.close;
});

const round = () => claimer.api.services.rounds.claimCredits?.run();
const creditCents = () => claimer.api.deps.billing.availableCreditCents(claimer.person().user.hash);
const credited = async () => (await claimer.list()).filter(({ credit }) => credit !== null);
const countLetters = () => claimer.api.deps.db.$count(letters, eq(letters.kind, 'claim-credit'));

it('nothing is owed before the day that was promised, whatever staff have answered', async () => {
  await claimer.api.deps.db.update(videoClaims).set({ state: 'answered', answer: 'We are at it.' });
  claims = await claimer.list();
  const promisedMs = claims.map(({ promised_until }) => Date.parse(promised_until ?? ''));
  for (const ms of promisedMs) expect(Math.abs(ms - claimer.now() - 14 * dayMs)).toBeLessThan(60_000);
  await claimer.moveBy(14 * dayMs - 120_000);
  await round();
  expect(await creditCents()).toBe(0);
});

it('then one month is credited, once, however the rounds end', async () => {
  await claimer.moveBy(240_000);
  // The provider takes the credit, and its answer is lost: the process might as well have died here.
  claimer.sandbox.sandbox.faults.add({ target: 'credits', status: 503, when: 'after', times: 1 });
  await round();
  expect(await creditCents()).toBe(1199);
  expect(await credited()).toEqual([]);
  // The provider forgets the key of a call after an hour.
  await claimer.moveBy(2 * 3_600_000);
  const other = createServices(claimer.api.deps);
  await Promise.all([round(), other.rounds.claimCredits?.run(), round()]);
  expect(await creditCents()).toBe(1199);
  expect(await credited()).toMatchObject([{ credit: { cents: 1199 } }]);
  expect(await countLetters()).toBe(1);
});

it('another claim of the same person has its month 30 days later', async () => {
  await claimer.moveBy(dayMs);
  await round();
  expect(await countLetters()).toBe(1);
  await claimer.moveBy(29 * dayMs);
  await round();
  await round();
  expect(await countLetters()).toBe(2);
  expect(await credited()).toHaveLength(2);
});

it('a plan whose money went back is owed nothing', async () => {
  const { api, person } = claimer;
  const { user } = person();
  const refused = { claims: [{ isReleaseRefused: true }] };
  const before = await claimer.askOne((await claimer.makeStream(refused)).address);
  expect(before.promised_until).not.toBeNull();
  const [plan] = await api.deps.db.select().from(subscriptions).where(eq(subscriptions.userId, user.id));
  const at = claimer.iso(claimer.now());
  await api.deps.db.insert(withdrawals).values({
    id: randomUUID(),
    reference: 'back',
    userId: user.id,
    accountCode: user.hash,
    invoiceNumber: '1042',
    invoiceId: 'i',
    offer: {
      number: '1042',
      kind: 'purchase',
      plan_code: null,
      paid_at: at,
      paid_cents: 1199,
      reason: null,
      until: at,
      total_cents: 1199,
      method_cents: 1199,
      gift_card_cents: 0,
      credit_cents: 0,
      method: null,
      ends: null,
      version: 'v',
    },
    refundedBeforeCents: 0,
    providerSubscriptionId: plan?.providerSubscriptionId ?? null,
    askedAt: new Date(at),
    tryAt: new Date(at),
  });
  const after = await claimer.askOne((await claimer.makeStream(refused)).address);
  expect(after).toMatchObject({ reason: 'refused', promised_until: null });
  await claimer.moveBy(31 * dayMs);
  await round();
  expect(await claimer.readOne(before.id)).toMatchObject({ reason: 'refused', promised_until: null });
  expect(await countLetters()).toBe(2);
});
