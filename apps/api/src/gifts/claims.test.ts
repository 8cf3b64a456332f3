import { setTimeout as wait } from 'node:timers/promises';
import { addMonths, giftLimits } from '@backbeat/domain';
import { endpoints } from '@backbeat/sdk/contract';
import { inForm } from '@backbeat/tooling/inForm';
import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Buyer } from '../../testing/createBuyer.ts';
import { createGiver, type Giver } from '../../testing/createGiver.ts';
import { codeOf, errorOf, type TestApi, type TestPerson } from '../../testing/createTestApi.ts';
import { inParallel } from '../../testing/inParallel.ts';
import { longRunMs } from '../../testing/longRunMs.ts';
import { startShop } from '../../testing/startShop.ts';
import type { TestSandbox } from '../../testing/startTestSandbox.ts';
import { readCoveredPeriods } from '../billing/readCoveredPeriods.ts';
import { identities } from '../db/schema/accounts.ts';
import { giftClaims } from '../db/schema/gifts.ts';

const day = 86_400_000;
const rounds = inForm({ short: 10, whole: 500 });
/** Calls of a round start within this time, so that a cancellation falls between claims. */
const spreadMs = 60;

describe('claiming a month', () => {
  let sandbox: TestSandbox;
  let api: TestApi;
  let buyer: Buyer;
  let giver: Giver;
  let person: TestPerson;
  let claimer: TestPerson;

  beforeAll(async () => {
    const shop = await startShop({
      environment: {
        LIMIT_CHECKOUTS_PER_MINUTE: '1000000',
        LIMIT_GIFT_CLAIMS_PER_DAY_AND_NETWORK: '1000000',
        LIMIT_WRONG_GIFT_CODES_PER_HOUR: '1000000',
      },
    });
    ({ sandbox, api, buyer } = shop);
    giver = createGiver(api, sandbox);
    return shop.close;
  });
  beforeEach(async () => {
    person = await api.signUp();
    claimer = await api.signUp();
  });
  afterEach(() => {
    api.time.offsetMs = 0;
    sandbox.sandbox.faults.clear();
  });

  const claimed = async (who: TestPerson, code: string) =>
    endpoints.giftClaim.response.parse(await (await giver.claim(who, code)).json());
  /** Moves the clock, and signs people in again whose session would have expired. */
  const later = async (offsetMs: number, ...people: TestPerson[]) => {
    api.time.offsetMs = offsetMs;
    for (const one of people) Object.assign(one, await api.signIn(one.user));
  };
  const reasonOf = async (answer: Response) => (await errorOf(answer)).details?.reason;
  const coveredOf = ({ user }: TestPerson) =>
    readCoveredPeriods(api.deps.db, user.id, new Date(api.deps.clock.now()));
  const lightOf = async ({ token }: TestPerson) =>
    endpoints.coverage.response.parse(await (await api.call('/v1/coverage', { token })).json());
  const settle = () => api.services.giftEnds.settle();

  it('begins at once for who has no plan: tier, subscription, coverage and player, without a card', async () => {
    const gift = await giver.give(person, { places: 2 });
    expect(await giver.claimState(claimer, gift.code)).toMatchObject({ state: 'now', reason: null });
    const claim = await claimed(claimer, gift.code);
    expect(claim).toMatchObject({ state: 'claimed', after_plan_code: null });
    const { user, subscription } = await buyer.account(claimer);
    expect(user.tier).toBe('premStream');
    expect(subscription).toMatchObject({
      provider: 'gift',
      state: 'active',
      plan_code: gift.plan_code,
      paid_through_date: claim.ends_at,
      next_billing_date: null,
    });
    expect(await lightOf(claimer)).toMatchObject({ until: claim.ends_at, next_bill_at: null });
    expect(await coveredOf(claimer)).toEqual([
      {
        planCode: gift.plan_code,
        fromMs: Date.parse(claim.starts_at ?? ''),
        untilMs: Date.parse(claim.ends_at ?? ''),
      },
    ]);
    expect(sandbox.sandbox.ledger().accounts.map(({ code }) => code)).not.toContain(claimer.user.hash);
    expect((await giver.list(person)).gifts[0]?.claims).toMatchObject([{ name: claimer.user.displayName }]);
    expect((await giver.read(gift.code)).left).toBe(1);
    expect((await giver.list(claimer)).received).toMatchObject([
      { giver: person.user.displayName, starts_at: claim.starts_at },
    ]);
  });

  it('ends by itself, and stays in the record', async () => {
    const gift = await giver.give(person);
    const claim = await claimed(claimer, gift.code);
    await later(32 * day, claimer);
    const { user, subscription } = await buyer.account(claimer);
    expect([user.tier, subscription?.state]).toEqual(['free', 'expired']);
    expect((await coveredOf(claimer))[0]?.untilMs).toBe(Date.parse(claim.ends_at ?? ''));
    expect(await lightOf(claimer)).toMatchObject({ light: 'red' });
  });

  it('is one for each account, however often it is asked for', async () => {
    const gift = await giver.give(person, { places: 3 });
    const answers = await Promise.all(Array.from({ length: 8 }, () => claimed(claimer, gift.code)));
    expect(new Set(answers.map(({ ends_at }) => ends_at)).size).toBe(1);
    expect((await giver.read(gift.code)).left).toBe(2);
    expect(await giver.claimState(claimer, gift.code)).toEqual(answers[0]);
  });

  it(
    `is never given more often than there are places: ${rounds} rounds of people at once, each twice, while it is cancelled`,
    async ({ annotate }) => {
      let raced = 0;
      for (let round = 0; round < rounds; round += 1) {
        const places = 1 + (round % 4);
        const owner = await api.signUp();
        const gift = await giver.give(owner, { places });
        const people = await inParallel(4, Array.from({ length: places + 2 }), () => api.signUp());
        const cancels = round % 2 === 1;
        const atRandom = () => wait(Math.random() * spreadMs);
        const cancel = async () => {
          await atRandom();
          await giver.cancel(owner, gift.id);
        };
        const calls = [...people, ...people].map(async (who) => {
          await atRandom();
          const answer = await giver.claim(who, gift.code);
          return { who: who.user.id, status: answer.status };
        });
        const [answers] = await Promise.all([
          Promise.all(calls),
          cancels ? cancel() : null,
          cancels ? cancel() : null,
        ]);
        await settle();
        const winners = new Set(answers.filter(({ status }) => status === 200).map(({ who }) => who));
        const rows = await api.deps.db.select().from(giftClaims).where(eq(giftClaims.giftId, gift.id));
        expect(rows.length).toBe(winners.size);
        expect(rows.length).toBeLessThanOrEqual(places);
        if (!cancels) expect(rows.length).toBe(places);
        const back = cancels && rows.length < places ? [(places - rows.length) * 1199] : [];
        if (rows.length > 0 && back.length > 0) raced += 1;
        // All paid money is claimed or refunded, to the cent.
        expect(giver.booksOf(owner)).toEqual({ charged: [places * 1199], refunded: back });
      }
      await annotate(`${rounds} rounds, in ${raced} of them some were claimed and the rest came back`);
    },
    longRunMs,
  );

  it('waits while a plan runs, and begins where that ends, without a gap', async () => {
    await buyer.buy(claimer);
    const gift = await giver.give(person);
    expect(await giver.claimState(claimer, gift.code)).toMatchObject({
      state: 'later',
      after_plan_code: 'rocksprem_i_m_v2',
    });
    expect(await claimed(claimer, gift.code)).toMatchObject({
      state: 'claimed',
      starts_at: null,
      after_plan_code: 'rocksprem_i_m_v2',
    });
    await settle();
    expect(await buyer.account(claimer)).toMatchObject({
      subscription: { provider: null },
      kept_gift_months: 1,
    });
    expect(buyer.booksOf(claimer).charges).toHaveLength(1);
    await api.call('/v1/premium/cancel', { method: 'POST', token: claimer.token });
    const end = (await buyer.account(claimer)).subscription?.paid_through_date ?? '';
    expect(await giver.claimState(claimer, gift.code)).toMatchObject({ starts_at: null });
    expect((await lightOf(claimer)).until).toBe(new Date(addMonths(Date.parse(end), 1)).toISOString());
    // The next round comes within seconds.
    await later(Date.parse(end) - Date.now() + 4_000, claimer);
    await settle();
    const month = await giver.claimState(claimer, gift.code);
    expect(month.starts_at).toBe(end);
    expect(await buyer.account(claimer)).toMatchObject({ user: { tier: 'premStream' }, kept_gift_months: 0 });
    const [covered, ...others] = await coveredOf(claimer);
    expect(others).toEqual([]);
    expect(covered?.untilMs).toBe(Date.parse(month.ends_at ?? ''));
  });

  it('begins when the account is read, if nobody has looked before', async () => {
    const first = await giver.give(person);
    const second = await giver.give(person);
    const one = await claimed(claimer, first.code);
    expect(await claimed(claimer, second.code)).toMatchObject({ starts_at: null });
    await later(Date.parse(one.ends_at ?? '') - Date.now() + 1_000, claimer);
    const { user, subscription } = await buyer.account(claimer);
    expect([user.tier, subscription?.state]).toEqual(['premStream', 'active']);
    expect((await api.services.sessions.findUser(claimer.user.id))?.tier).toBe('premStream');
    expect((await giver.claimState(claimer, second.code)).starts_at).toBe(one.ends_at);
  });

  it('is not the giver’s own, and not for an account that is to be deleted', async () => {
    const gift = await giver.give(person, { places: 2 });
    expect(await giver.claimState(person, gift.code)).toMatchObject({ state: 'refused', reason: 'own' });
    expect(await reasonOf(await giver.claim(person, gift.code))).toBe('own');
    await api.call('/v1/account/deletion', { method: 'PUT', token: claimer.token, body: { wanted: true } });
    expect(await reasonOf(await giver.claim(claimer, gift.code))).toBe('leaving');
    expect(await codeOf(await giver.claim(claimer, gift.code))).toBe('gift_refused');
    expect((await giver.read(gift.code)).left).toBe(2);
  });

  it('is one for each platform account, also after the account here was deleted', async () => {
    const gift = await giver.give(person, { places: 3 });
    await claimed(claimer, gift.code);
    const second = await api.signUp();
    const [own] = await api.deps.db.select().from(identities).where(eq(identities.userId, claimer.user.id));
    await api.call('/v1/account/deletion', { method: 'PUT', token: claimer.token, body: { wanted: true } });
    api.time.offsetMs = 8 * day;
    await api.services.deletion.deleteDue();
    api.time.offsetMs = 0;
    await api.deps.db
      .update(identities)
      .set({ subject: own?.subject ?? '' })
      .where(eq(identities.userId, second.user.id));
    expect(await reasonOf(await giver.claim(second, gift.code))).toBe('same_person');
    // Its place stays taken. The giver sees the claim without a name.
    expect((await giver.list(person)).gifts[0]?.claims).toEqual([
      { name: null, claimed_at: expect.any(String) },
    ]);
    expect((await giver.read(gift.code)).left).toBe(2);
  });

  it(`is had ${giftLimits.claims} times in half a year`, async () => {
    const codes: string[] = [];
    for (let index = 0; index <= giftLimits.claims; index += 1)
      codes.push((await giver.give(await api.signUp())).code);
    const last = codes.pop() ?? '';
    for (const code of codes) expect((await giver.claim(claimer, code)).status).toBe(200);
    expect(await reasonOf(await giver.claim(claimer, last))).toBe('claims');
    expect((await giver.list(claimer)).received).toHaveLength(giftLimits.claims);
  });

  it('forgets whose identities claimed once that limits nothing any more', async () => {
    const gift = await giver.give(person);
    await claimed(claimer, gift.code);
    const marks = async () =>
      (await api.deps.db.select().from(giftClaims).where(eq(giftClaims.giftId, gift.id))).map(
        ({ identityHashes }) => identityHashes.length,
      );
    await later((giftLimits.claimsDays - 1) * day, claimer);
    await api.services.giftEnds.forgetOldClaims();
    expect(await marks()).toEqual([1]);
    await later((giftLimits.claimsDays + 1) * day, claimer);
    await api.services.giftEnds.forgetOldClaims();
    expect(await marks()).toEqual([0]);
    expect((await giver.claimState(claimer, gift.code)).state).toBe('claimed');
  });

  it('needs no provider', async () => {
    const gift = await giver.give(person);
    sandbox.sandbox.faults.add({ target: 'v3', status: 503 });
    expect((await giver.claim(claimer, gift.code)).status).toBe(200);
    expect((await buyer.account(claimer)).user.tier).toBe('premStream');
  });

  it('is in the export of both; a giver’s deletion refunds the rest first and leaves what was claimed', async () => {
    const gift = await giver.give(person, { places: 4 });
    await claimed(claimer, gift.code);
    const exportOf = async ({ token }: TestPerson) =>
      endpoints.accountExport.response.parse(await (await api.call('/v1/account/export', { token })).json());
    expect((await exportOf(person)).gifts).toMatchObject([{ code: gift.code, places: 4, claimed: 1 }]);
    expect((await exportOf(claimer)).gift_claims).toMatchObject([{ starts_at: expect.any(String) }]);
    expect((await exportOf(claimer)).coverage).toHaveLength(1);
    await api.call('/v1/account/deletion', { method: 'PUT', token: person.token, body: { wanted: true } });
    api.time.offsetMs = 8 * day;
    sandbox.sandbox.faults.add({ target: 'refunds', status: 503, times: 1 });
    await api.services.deletion.deleteDue();
    expect(await api.services.sessions.findUser(person.user.id)).not.toBeNull();
    api.time.offsetMs += 60_000;
    await api.services.deletion.deleteDue();
    expect(await api.services.sessions.findUser(person.user.id)).toBeNull();
    expect(giver.booksOf(person).refunded).toEqual([3 * 1199]);
    expect(await giver.read(gift.code)).toMatchObject({ giver: null, state: 'ended' });
    expect((await giver.claimState(claimer, gift.code)).state).toBe('claimed');
  });
});
