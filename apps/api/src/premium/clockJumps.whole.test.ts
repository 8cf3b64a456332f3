import { setTimeout as wait } from 'node:timers/promises';
import { dayMs } from '@backbeat/domain';
import { and, eq, gt } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { formFor } from '../../testing/createBuyer.ts';
import { createGiver } from '../../testing/createGiver.ts';
import { createKillableSystem } from '../../testing/createKillableSystem.ts';
import { isOnServer } from '../../testing/openTestDatabase.ts';
import { startApiProcess } from '../../testing/startApiProcess.ts';
import { gifts } from '../db/schema/gifts.ts';
import { checkouts } from '../db/schema/premium.ts';

/** A preload that sets a process's clock a day ahead. */
const ahead = `data:text/javascript,${encodeURIComponent(`const now=Date.now;Date.now=()=>now()+${dayMs}`)}`;

describe('a process that is killed while its clock is ahead', () => {
  it('keeps nobody from buying at the next one', async () => {
    const system = await createKillableSystem();
    const { sandbox, environment, call } = system;
    const office = await system.openOffice();
    const people = [await office.signUp(), await office.signUp()] as const;
    // With a server, its clock counts and sessions stay valid. Without one, the process has only its own.
    office.time.offsetMs = isOnServer ? 0 : dayMs;
    const tokensAhead = await Promise.all(people.map(({ user }) => office.signIn(user)));
    await office.close();

    const first = await startApiProcess({ ...environment, NODE_OPTIONS: `--import=${ahead}` });
    // Reads of the provider come before the charge.
    sandbox.sandbox.faults.add({ target: 'v3', delayMs: 60_000 });
    const forms = await Promise.all(people.map(async (person) => formFor(person, await sandbox.cardToken())));
    const answers = tokensAhead.map(({ token }, index) =>
      call('/v1/premium/checkout', token, forms[index]).catch(() => null),
    );
    await wait(3_000);
    await first.end('SIGKILL');
    expect(await Promise.all(answers)).toEqual([null, null]);
    sandbox.sandbox.faults.clear();
    const { deps, close } = await system.openOffice();
    const tomorrow = new Date(Date.now() + dayMs / 2);
    const isLeft = and(eq(checkouts.state, 'pending'), gt(checkouts.leaseEndsAt, tomorrow));
    expect(await deps.db.select().from(checkouts).where(isLeft)).toHaveLength(isOnServer ? 0 : 2);
    await close();

    const second = await startApiProcess(environment);
    const [same, another] = people;
    const again = [
      { person: same, form: forms[0] },
      { person: another, form: formFor(another, await sandbox.cardToken()) },
    ];
    for (const { person, form } of again)
      await expect
        .poll(async () => (await call('/v1/premium/checkout', person.token, form)).status, {
          timeout: 120_000,
        })
        .toBe(204);
    expect(sandbox.sandbox.ledger().charges).toHaveLength(2);
    await second.end('SIGTERM');
    await system.close();
  }, 300_000);
});

describe.runIf(isOnServer)('a process whose clock is a day ahead, on a server', () => {
  it('ends nothing early: whoever is signed in stays so, and a gift can be claimed until its last moment', async () => {
    const system = await createKillableSystem();
    const office = await system.openOffice();
    const giver = createGiver(office, system.sandbox);
    const [person, claimer] = [await office.signUp(), await office.signUp()];
    const gift = await giver.give(person);
    const soon = new Date(Date.now() + dayMs / 2);
    await office.deps.db.update(gifts).set({ until: soon }).where(eq(gifts.id, gift.id));

    const api = await startApiProcess({ ...system.environment, NODE_OPTIONS: `--import=${ahead}` });
    // The start runs every round once, which takes seconds.
    await wait(7_000);
    expect((await system.call('/v1/account', person.token)).status).toBe(200);
    expect(giver.booksOf(person).refunded).toEqual([]);
    expect((await system.call(`/v1/gifts/${gift.code}/claim`, claimer.token, {})).status).toBe(200);
    await api.end('SIGTERM');
    await office.close();
    await system.close();
  }, 300_000);
});
