import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endpoints } from '@backbeat/sdk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CheckoutForm, formFor } from '../../testing/createBuyer.ts';
import { createKillableSystem, type KillableSystem } from '../../testing/createKillableSystem.ts';
import type { TestPerson } from '../../testing/createTestApi.ts';
import { listingOf } from '../../testing/damages.ts';
import { isOnServer } from '../../testing/openTestDatabase.ts';
import { startApiProcess } from '../../testing/startApiProcess.ts';

describe.runIf(!isOnServer)('a data directory that is copied while the api is stopped', () => {
  let system: KillableSystem;
  let folder: string;
  beforeAll(async () => {
    system = await createKillableSystem();
    folder = mkdtempSync(join(tmpdir(), 'api-backup-'));
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await system.close();
  });

  const prepare = async (person: TestPerson) => ({
    person,
    form: formFor(person, await system.sandbox.cardToken()),
  });
  const buy = async ({ person, form }: { person: TestPerson; form: CheckoutForm }) =>
    (await system.call('/v1/premium/checkout', person.token, form)).status;
  const tierOf = async ({ token }: TestPerson) =>
    endpoints.account.response.parse(await (await system.call('/v1/account', token)).json()).user.tier;

  it('is restored as it was: what was bought before is there, what came after is read at the provider', async () => {
    const office = await system.openOffice();
    const people = [await office.signUp(), await office.signUp()];
    await office.close();
    const [early, late] = await Promise.all(people.map(prepare));
    if (early === undefined || late === undefined) throw new Error('Nobody buys.');
    const first = await system.start();
    expect(await buy(early)).toBe(204);
    expect(await first.end('SIGTERM')).toBe(0);
    const source = system.database.target.dataDirectory ?? '';
    const backup = join(folder, 'backup');
    cpSync(source, backup, { recursive: true });

    const second = await system.start();
    expect(await buy(late)).toBe(204);
    await second.end('SIGKILL');
    const restored = join(folder, 'restored');
    cpSync(backup, join(restored, 'api'), { recursive: true });
    const relative = (root: string) => listingOf(root).map((line) => line.slice(root.length));
    expect(relative(join(restored, 'api'))).toEqual(relative(backup));

    const third = await startApiProcess({ ...system.environment, BACKBEAT_DATA_DIR: restored });
    expect(await tierOf(early.person)).toBe('premStream');
    expect(await buy(early)).toBe(204);
    expect(await buy(late)).toBe(409);
    expect(await tierOf(late.person)).toBe('premStream');
    expect(system.sandbox.sandbox.ledger().charges).toHaveLength(2);
    await third.end('SIGTERM');
  });
});
