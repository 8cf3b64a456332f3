import { setTimeout as wait } from 'node:timers/promises';
import { endpoints } from '@backbeat/sdk/contract';
import { inForm } from '@backbeat/tooling/inForm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type GiftForm, giftFormFor } from '../../testing/createGiver.ts';
import {
  createKillableSystem,
  type KillableSystem,
  settledWithinMs,
} from '../../testing/createKillableSystem.ts';
import type { TestPerson } from '../../testing/createTestApi.ts';
import { inParallel } from '../../testing/inParallel.ts';
import { longRunMs } from '../../testing/longRunMs.ts';
import type { ApiProcess } from '../../testing/startApiProcess.ts';
import type { TestSandbox } from '../../testing/startTestSandbox.ts';

const kills = inForm({ short: 4, whole: 200 });
/** At each kill one person buys, two claim places of another gift of three, and its giver cancels the rest. */
const peoplePerKill = 4;
const places = 3;
const monthCents = 1199;

interface Round {
  readonly buyer: TestPerson;
  readonly form: GiftForm;
  readonly owner: TestPerson;
  readonly gift: { readonly id: string; readonly code: string };
  readonly claimers: readonly TestPerson[];
  /** Statuses of the answers; null if the kill came first. */
  bought: number | null;
  claimed: readonly (number | null)[];
  cancelled: number | null;
}

describe(`${kills} kills while gifts are bought, claimed and cancelled`, () => {
  let system: KillableSystem;
  let sandbox: TestSandbox;
  let people: TestPerson[];
  let api: ApiProcess;

  beforeAll(async () => {
    // A dead process refunds no counted guess of a right code.
    system = await createKillableSystem({ LIMIT_WRONG_GIFT_CODES_PER_HOUR: '1000000' });
    ({ sandbox } = system);
    const office = await system.openOffice();
    people = await inParallel(4, Array.from({ length: kills * peoplePerKill }), () => office.signUp());
    await office.close();
    api = await system.start();
  }, longRunMs);
  afterAll(async () => {
    await api.end('SIGKILL');
    await system.close();
  });

  const call = (path: string, { token, refreshToken }: TestPerson, body?: unknown) =>
    system.call(path, token, body, refreshToken);
  const statusOf = async (answer: Promise<Response>) => (await answer.catch(() => null))?.status ?? null;
  const giftsOf = async (person: TestPerson) =>
    endpoints.gifts.response.parse(await (await call('/v1/gifts', person)).json()).gifts;
  const claimOf = async (code: string, person: TestPerson) =>
    endpoints.giftClaimState.response.parse(await (await call(`/v1/gifts/${code}/claim`, person)).json());
  const tierOf = async (person: TestPerson) =>
    endpoints.account.response.parse(await (await call('/v1/account', person)).json()).user.tier;
  const buy = (person: TestPerson, form: GiftForm) => statusOf(call('/v1/gifts', person, form));
  const claim = (code: string, person: TestPerson) => statusOf(call(`/v1/gifts/${code}/claim`, person, {}));
  const cents = (person: TestPerson, type: 'purchase' | 'refund') =>
    sandbox.sandbox
      .ledger()
      .transactions.filter(
        (row) => row.accountCode === person.user.hash && row.type === type && row.status === 'success',
      )
      .map(({ amountCents }) => amountCents);

  const prepare = async (): Promise<Round> => {
    const [buyer, owner, ...claimers] = people.splice(0, peoplePerKill);
    if (buyer === undefined || owner === undefined) throw new Error('There are too few people.');
    expect(await buy(owner, giftFormFor(await sandbox.cardToken(), { places }))).toBe(200);
    const [gift] = await giftsOf(owner);
    if (gift === undefined) throw new Error('There is no gift.');
    const form = giftFormFor(await sandbox.cardToken(), { places: 2 });
    return { buyer, form, owner, gift, claimers, bought: null, claimed: [], cancelled: null };
  };

  const run = async (round: Round): Promise<void> => {
    await Promise.all([
      buy(round.buyer, round.form).then((status) => (round.bought = status)),
      Promise.all(round.claimers.map((who) => claim(round.gift.code, who))).then(
        (statuses) => (round.claimed = statuses),
      ),
      wait(Math.random() * 40)
        .then(() => statusOf(call(`/v1/gifts/${round.gift.id}/cancel`, round.owner, {})))
        .then((status) => (round.cancelled = status)),
    ]);
  };

  const until = async (isDone: () => Promise<boolean>): Promise<boolean> => {
    for (const deadline = performance.now() + settledWithinMs; performance.now() < deadline; await wait(250))
      if (await isDone()) return true;
    return false;
  };

  it(
    'lose nothing that was acknowledged, charge nobody twice, and give no place twice',
    async ({ annotate }) => {
      const rounds: Round[] = [];
      for (let kill = 0; kill < kills; kill += 1) {
        const round = await prepare();
        const when = kill % 2 === 0 ? 'before' : 'after';
        const target = kill % 3 === 0 ? 'refunds' : 'purchases';
        sandbox.sandbox.faults.add({ target, delayMs: 60, when, times: 1 });
        const running = run(round);
        await wait(Math.random() * 150);
        await api.end('SIGKILL');
        await running;
        sandbox.sandbox.faults.clear();
        if (kill === kills - 1) await system.endLeases();
        api = await system.start();
        // Everything that was acknowledged is there at once.
        if (round.bought === 200) expect(await giftsOf(round.buyer)).toHaveLength(1);
        for (const [index, who] of round.claimers.entries())
          if (round.claimed[index] === 200)
            expect((await claimOf(round.gift.code, who)).state).toBe('claimed');
        rounds.push(round);
      }
      // Every second person without an answer repeats the call.
      const unanswered = rounds.filter(({ bought }) => bought === null);
      await inParallel(4, unanswered, async ({ buyer, form }, index) => {
        if (index % 2 === 1) expect(await buy(buyer, form)).toBe(200);
        const isSettled = async () =>
          (await giftsOf(buyer)).length === cents(buyer, 'purchase').filter((paid) => paid > 0).length;
        expect(await until(isSettled)).toBe(true);
      });
      await inParallel(4, rounds, async ({ owner, gift, claimers, claimed }) => {
        await call(`/v1/gifts/${gift.id}/cancel`, owner, {});
        expect(await until(async () => (await giftsOf(owner))[0]?.refund?.done_at !== null)).toBe(true);
        const [ended] = await giftsOf(owner);
        const taken = ended?.claims.length ?? 0;
        expect(taken).toBeGreaterThanOrEqual(claimed.filter((status) => status === 200).length);
        expect(taken).toBeLessThanOrEqual(claimers.length);
        expect(cents(owner, 'purchase')).toEqual([places * monthCents]);
        expect(cents(owner, 'refund')).toEqual([(places - taken) * monthCents]);
        const states = await Promise.all(claimers.map((who) => claimOf(gift.code, who)));
        const winners = claimers.filter((_, index) => states[index]?.state === 'claimed');
        expect(winners).toHaveLength(taken);
        for (const who of winners) expect(await tierOf(who)).toBe('premStream');
      });
      for (const { buyer, owner } of rounds) {
        expect(cents(buyer, 'purchase').length).toBeLessThanOrEqual(1);
        // No letter about money goes out before the money moved.
        for (const person of [buyer, owner]) {
          const receipts = await system.countLetters(person, 'Your receipt');
          expect(receipts).toBeLessThanOrEqual(cents(person, 'purchase').length);
          const moneyBack = await system.countLetters(person, 'Money back for your gift');
          expect(moneyBack).toBeLessThanOrEqual(cents(person, 'refund').filter((paid) => paid > 0).length);
        }
      }
      const took = rounds.flatMap(({ claimed }) => claimed).filter((status) => status === 200).length;
      await annotate(
        `bought before the kill: ${kills - unanswered.length}, without an answer: ${unanswered.length}; claims answered: ${took} of ${kills * 2}`,
      );
    },
    longRunMs,
  );
});
