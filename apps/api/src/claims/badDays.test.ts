import { type Claim, endpoints } from '@backbeat/sdk/contract';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Claimer, createClaimer } from '../../testing/createClaimer.ts';
import { codeOf, type TestApi } from '../../testing/createTestApi.ts';
import type { TestSandbox } from '../../testing/startTestSandbox.ts';
import { createServices } from '../createServices.ts';

const hourMs = 3_600_000;

let claimer: Claimer;
let sandbox: TestSandbox;
let api: TestApi;

beforeAll(async () => {
  claimer = await createClaimer();
  ({ sandbox, api } = claimer);
  return claimer.close;
});
beforeEach(() => claimer.reset());

const moveBy = (ms: number) => claimer.moveBy(ms);
const makeStream: Claimer['makeStream'] = (...wanted) => claimer.makeStream(...wanted);
const ask: Claimer['ask'] = (...asked) => claimer.ask(...asked);
const askOne: Claimer['askOne'] = (...asked) => claimer.askOne(...asked);
const list: Claimer['list'] = (from) => claimer.list(from);
const readOne: Claimer['readOne'] = (id) => claimer.readOne(id);
const releasesOf: Claimer['releasesOf'] = (made) => claimer.releasesOf(made);

describe('a call', () => {
  it('with 500 lines is answered at once, in order', async () => {
    const made = await makeStream({ claims: [{}] });
    const lines = Array.from({ length: 500 }, (_, index) =>
      index === 250 ? made.address : `https://youtu.be/${String(index).padStart(11, 'x')}`,
    );
    const other = await api.signUp('many', 'google_oauth2');
    const startedMs = performance.now();
    const { claims, unread } = await ask(`${lines.join('\n')}\nhttps://example.com/x`, undefined, other);
    expect(performance.now() - startedMs).toBeLessThan(endpoints.claimAsk.timeoutMs);
    expect(claims).toHaveLength(500);
    // What is not judged within the time of an answer is judged right behind it.
    const found = async (claim: Claim | undefined) => (await list(other)).find(({ id }) => id === claim?.id);
    await expect
      .poll(() => found(claims[250]))
      .toMatchObject({ address: made.address, state: 'not-covered', reason: 'not-own' });
    expect(await found(claims[0]), 'without a plan').toMatchObject({
      state: 'not-covered',
      reason: 'not-found',
    });
    expect(unread).toEqual(['https://example.com/x']);
    expect(await list(other)).toHaveLength(500);
    const again = await claimer.post(lines.slice(0, 101).join('\n'), undefined, other);
    expect(await codeOf(again)).toBe('rate_limited');
    expect(
      (await ask(lines.slice(0, 100).join('\n'), undefined, other)).claims,
      'as many are left',
    ).toHaveLength(100);
  });

  it('leaves twenty videos that nobody can see to staff', async () => {
    const lines = Array.from(
      { length: 25 },
      (_, index) => `https://youtu.be/${String(index).padStart(11, 'y')}`,
    );
    const { claims } = await ask(lines.join('\n'));
    expect(claims.filter(({ state }) => state === 'with-staff')).toHaveLength(20);
    expect(claims.filter(({ state }) => state === 'not-covered')).toHaveLength(5);
    expect((await ask('https://youtu.be/yyyyyyyyyzz')).claims).toMatchObject([
      { state: 'not-covered', reason: 'not-found' },
    ]);
  });

  it("about somebody else's video does not ask who claims it", async () => {
    const { address } = await makeStream({ channel: 'Neon Radio', claims: [{}] });
    await sandbox.setRights({ callsPerDay: 0 });
    expect(await askOne(address)).toMatchObject({ state: 'not-covered', reason: 'not-own' });
  });

  it.each([
    ['nothing', ''],
    ['a space', ' '],
    ['a number', 17],
    ['null', null],
    ['too much', 'x'.repeat(60_001)],
  ])('with %s as its text is refused', async (_, text) => {
    const body = { text };
    const answer = await api.call('/v1/claims', { method: 'POST', token: claimer.person().token, body });
    expect(await codeOf(answer)).toBe('validation');
  });

  it('without an address has no claim', async () => {
    expect(await ask('hello')).toEqual({ claims: [], unread: [] });
  });
});

describe('a platform', () => {
  it.each([
    ['down', { status: 503 }],
    ['of another shape', { status: 200 }],
  ])('that is %s is asked again, later each time', async (_, fault) => {
    const { address } = await makeStream();
    sandbox.sandbox.faults.add({ target: 'platforms', ...fault });
    const { id, state } = await askOne(address);
    expect(state).toBe('checking');
    await moveBy(6_000);
    expect(await readOne(id)).toMatchObject({ state: 'checking', covered: null });
    sandbox.sandbox.faults.clear();
    expect(await readOne(id), 'not before its time').toMatchObject({ state: 'checking' });
    await moveBy(11_000);
    expect(await readOne(id)).toMatchObject({ state: 'unclaimed', covered: 'yes' });
  });

  it('that is slow does not hold up the answer', async () => {
    const { address } = await makeStream();
    sandbox.sandbox.faults.add({ target: 'platforms', delayMs: 3_000, times: 1 });
    const startedMs = performance.now();
    const { id, state } = await askOne(address);
    expect(state).toBe('checking');
    expect(performance.now() - startedMs).toBeLessThan(2_900);
    await api.services.claims.settled();
    expect(await readOne(id)).toMatchObject({ state: 'unclaimed' });
  });

  it('over its quota is asked an hour later', async () => {
    const { address } = await makeStream({ claims: [{}] });
    await sandbox.setRights({ callsPerDay: 0 });
    const { id, state } = await askOne(address);
    expect(state).toBe('checking');
    await sandbox.setRights({ callsPerDay: null });
    await moveBy(hourMs - 60_000);
    expect(await readOne(id)).toMatchObject({ state: 'checking' });
    await moveBy(2 * 60_000);
    expect(await readOne(id)).toMatchObject({ state: 'releasing' });
  });

  it('whose answer to a release is lost is looked at before, and not told twice', async () => {
    const made = await makeStream({ claims: [{}] });
    const { faults } = sandbox.sandbox;
    // The claims are read twice before the release.
    faults.add({ target: 'rights', times: 2 });
    faults.add({ target: 'rights', status: 503, when: 'after', times: 1 });
    const { id } = await askOne(made.address);
    expect(releasesOf(made)).toEqual(['done']);
    await moveBy(10_000);
    expect(await readOne(id)).toMatchObject({ state: 'released' });
    expect(releasesOf(made)).toEqual(['done']);
  });

  it('that never heard of a release is told again', async () => {
    const made = await makeStream({ claims: [{}] });
    const { faults } = sandbox.sandbox;
    faults.add({ target: 'rights', times: 2 });
    faults.add({ target: 'rights', status: 503, times: 1 });
    const { id } = await askOne(made.address);
    expect(releasesOf(made)).toEqual([]);
    await moveBy(30_000);
    expect(await readOne(id)).toMatchObject({ state: 'releasing' });
    expect(releasesOf(made)).toEqual([]);
    await moveBy(60_000);
    await list();
    expect(releasesOf(made)).toEqual(['done']);
  });

  it('hears of each release once, whichever process follows it', async () => {
    const made = await Promise.all(Array.from({ length: 12 }, () => makeStream({ claims: [{}] })));
    await sandbox.setRights({ callsPerDay: 0 });
    await ask(made.map(({ address }) => address).join('\n'));
    await sandbox.setRights({ callsPerDay: null, releaseDelayMs: 0 });
    await moveBy(hourMs);
    const other = createServices(api.deps);
    const round = () => Promise.all([api.services.claims.settle(), other.claims.settle()]);
    await round();
    await moveBy(10_000);
    await round();
    expect(made.flatMap(releasesOf)).toEqual(made.map(() => 'done'));
    expect(new Set((await list()).map(({ state }) => state))).toEqual(new Set(['released']));
  });
});
