import { randomUUID } from 'node:crypto';
import { dayMs } from '@backbeat/domain';
import type { StaffAct } from '@backbeat/sdk/staff';
import { desc, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Buyer } from '../../../testing/createBuyer.ts';
import { createDesk, type Desk } from '../../../testing/createDesk.ts';
import { createMerger, type Merger } from '../../../testing/createMerger.ts';
import { createOfferer, type Offerer } from '../../../testing/createOfferer.ts';
import { createStaff, type TestStaff } from '../../../testing/createStaff.ts';
import { codeOf, type TestApi, type TestPerson } from '../../../testing/createTestApi.ts';
import { startShop } from '../../../testing/startShop.ts';
import { mergeStateOf } from '../../../testing/twoAccounts.ts';
import { users } from '../../db/schema/accounts.ts';
import { accountMerges, mergeOffers } from '../../db/schema/merges.ts';
import { auditLog } from '../../db/schema/staff.ts';

let api: TestApi;
let buyer: Buyer;
let desk: Desk;
let merger: Merger;
let offerer: Offerer;
let manager: TestStaff;
/** Whose sign-in is lost: its own token stands for nobody. */
let lost: TestPerson;
let present: TestPerson;
beforeAll(async () => {
  const shop = await startShop({ environment: { LIMIT_STAFF_CALLS_PER_MINUTE: '1000000' } });
  ({ api, buyer } = shop);
  desk = createDesk(api);
  merger = createMerger(shop);
  offerer = createOfferer(api);
  return shop.close;
});
beforeEach(async () => {
  manager = await createStaff(api, 'manager');
  lost = await api.signUp();
  present = await api.signUp(undefined, 'google_oauth2');
});

const actOn = ({ user }: TestPerson): StaffAct => ({ kind: 'start_merge', other: user.guid });

/** Neither of the two went. */
const expectTwo = async () => {
  for (const { user } of [lost, present])
    expect(await api.deps.db.$count(accountMerges, eq(accountMerges.accountCode, user.hash))).toBe(0);
  expect([await merger.statusOf(lost), await merger.statusOf(present)]).toEqual([200, 200]);
};

const setUser = ({ user }: TestPerson, changed: Partial<typeof users.$inferInsert>) =>
  api.deps.db.update(users).set(changed).where(eq(users.id, user.id));

const untold = { confirmed_until: null, name: null, tier: null, stays: null, problem: null };

describe('the whole way', () => {
  it('is the act, the link, and the other account, signed in', async () => {
    const act = actOn(present);
    expect(await desk.preview(manager, lost, act)).toMatchObject({
      changes: [
        {
          what: 'accounts',
          before: `${lost.user.displayName}, ${present.user.displayName}`,
          after: lost.user.displayName,
        },
      ],
      letter: 'merge-link',
      needs_role: null,
    });
    expect(await offerer.lettersTo(lost, 'merge-link')).toEqual([]);
    await desk.act(manager, lost, actOn(present));

    const link = await offerer.linkTo(lost);
    expect(await offerer.lettersTo(present, 'merge-offered')).toHaveLength(1);
    // Nothing of the lost account, not even the way to sign in to it.
    const before = (await merger.stateOf(present)).other;
    expect(before).toEqual({ ...untold, providers: [], offered_until: expect.any(String) });
    expect((await merger.stateOf(lost)).other).toBeNull();
    expect(await offerer.offerOf(await offerer.open(link))).toEqual({
      state: 'open',
      name: lost.user.displayName,
      other_name: present.user.displayName,
      offered_until: before?.offered_until,
    });

    expect(await offerer.offerOf(await offerer.press(link))).toMatchObject({ state: 'confirmed' });
    await expectTwo();
    expect((await merger.stateOf(present)).other).toEqual({
      providers: [],
      offered_until: before?.offered_until,
      confirmed_until: before?.offered_until,
      name: lost.user.displayName,
      tier: 'free',
      stays: 'other',
      problem: null,
    });

    const done = await mergeStateOf(await merger.confirm(present));
    expect(done).toMatchObject({ other: null, merged: [{ name: present.user.displayName }] });
    const own = { token: done.token ?? '' };
    expect(await merger.providersOf(own)).toEqual(['twitch', 'google_oauth2']);
    expect(await offerer.offerOf(await offerer.open(link))).toMatchObject({
      state: 'merged',
      other_name: null,
    });
    expect(await offerer.offerOf(await offerer.press(link))).toMatchObject({ state: 'merged' });

    // Both mailboxes hear of it, for they are two.
    expect(await offerer.lettersTo(lost, 'merge-done')).toHaveLength(1);
    expect(await offerer.lettersTo(present, 'merge-done')).toMatchObject([{ address: present.user.email }]);

    const [merge] = done.merged;
    const undone = await merger.undo(own, merge?.merge_id ?? '', present.refreshToken);
    expect(undone.status).toBe(200);
    expect(await offerer.lettersTo(lost, 'merge-undone')).toHaveLength(1);
    expect(await offerer.lettersTo(present, 'merge-undone')).toHaveLength(1);
    expect(await offerer.offerOf(await offerer.press(link))).toMatchObject({ state: 'merged' });
    const again = await api.signIn(present.user);
    expect((await merger.stateOf(again)).other).toBeNull();
    expect(await merger.providersOf(again)).toEqual(['google_oauth2']);
  });

  it('keeps the account with the plan', async () => {
    await buyer.buy(present);
    await desk.act(manager, lost, { kind: 'start_merge', other: present.user.hash });
    await offerer.press(await offerer.linkTo(lost));
    expect((await merger.stateOf(present)).other?.stays).toBe('this');
    const done = await mergeStateOf(await merger.confirm(present));
    expect(done.token).toBeUndefined();
    expect(done.merged).toMatchObject([{ name: lost.user.displayName }]);
    expect(await offerer.lettersTo(lost, 'merge-done')).toMatchObject([{ address: lost.user.email }]);
    expect((await buyer.account(present)).user.tier).toBe('premStream');
  });

  it('shows no address that a company gave for a name', async () => {
    const name = `ada.${randomUUID()}@people.example`;
    await setUser(present, { displayName: null, username: name });
    const shown = await desk.preview(manager, lost, actOn(present));
    expect(shown.changes.map(({ before }) => before)).toEqual([`${lost.user.displayName}, a…@….example`]);
  });

  it('stands in the log without names, and in the copies of both people’s data', async () => {
    await desk.act(manager, lost, actOn(present));
    const [entry] = await api.deps.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.personGuid, lost.user.guid))
      .orderBy(desc(auditLog.id));
    expect(entry).toMatchObject({ what: 'staffAct', before: null, after: actOn(present) });
    const [ofLost, ofPresent] = [await merger.exportOf(lost), await merger.exportOf(present)];
    expect(ofLost.merge_offers).toMatchObject([{ side: 'lost_sign_in', confirmed_at: null, end: null }]);
    expect(ofPresent.merge_offers).toMatchObject([{ side: 'other' }]);
    expect(JSON.stringify(ofPresent)).not.toContain(lost.user.guid);
    expect(JSON.stringify(ofPresent)).not.toContain(lost.user.displayName ?? lost.user.hash);
  });

  it('makes one offer and one letter of one key, also pressed twice at once', async () => {
    const act = actOn(present);
    const shown = { ...(await desk.preview(manager, lost, act)), key: randomUUID() };
    await Promise.all([desk.confirm(manager, lost, act, shown), desk.confirm(manager, lost, act, shown)]);
    await desk.confirm(manager, lost, act, shown);
    expect(await api.deps.db.$count(mergeOffers, eq(mergeOffers.userId, lost.user.id))).toBe(1);
    expect(await offerer.lettersTo(lost, 'merge-link')).toHaveLength(1);
  });
});

describe('the act is refused', () => {
  it('to support, whose try is logged, and on the own account', async () => {
    const support = await createStaff(api, 'support');
    const shown = await desk.preview(support, lost, actOn(present));
    expect(shown.needs_role).toBe('manager');
    expect(await codeOf(await desk.confirm(support, lost, actOn(present), shown))).toBe('forbidden');
    expect(await offerer.lettersTo(lost, 'merge-link')).toEqual([]);
    const reader = await createStaff(api, 'reader');
    expect(await codeOf(await desk.ask(reader, lost, actOn(present)))).toBe('forbidden');
  });

  it.each<[string, () => Promise<StaffAct>]>([
    ['the account itself', async () => actOn(lost)],
    ['nobody', async () => ({ kind: 'start_merge', other: randomUUID() })],
    ['the one who asks', async () => ({ kind: 'start_merge', other: manager.user.guid })],
    [
      'an account with the tier admin',
      async () => {
        await setUser(present, { grantedTier: 'admin' });
        return actOn(present);
      },
    ],
    [
      'one with a plan beside a plan',
      async () => {
        await buyer.buy(lost);
        await buyer.buy(present);
        return actOn(present);
      },
    ],
    ['one of the same company', async () => actOn(await api.signUp())],
    [
      'one that is to be deleted',
      async () => {
        await setUser(present, { deletionDueAt: new Date(api.deps.clock.now() + dayMs) });
        return actOn(present);
      },
    ],
    [
      'one while the lost one has no proven address',
      async () => {
        await setUser(lost, { emailVerified: false });
        return actOn(present);
      },
    ],
    [
      'one while letters to the lost one come back',
      async () => {
        await setUser(lost, { emailRefusedAt: new Date(api.deps.clock.now()) });
        return actOn(present);
      },
    ],
  ])('with %s', async (_, arrange) => {
    const act = await arrange();
    expect(await codeOf(await desk.ask(manager, lost, act))).toBe('validation');
    const answer = await desk.confirm(manager, lost, act, { version: 'any' });
    expect(await codeOf(answer)).toBe('validation');
    expect(await offerer.lettersTo(lost, 'merge-link')).toEqual([]);
  });

  it('when something has changed since the preview', async () => {
    const shown = await desk.preview(manager, lost, actOn(present));
    await buyer.buy(present);
    expect(await codeOf(await desk.confirm(manager, lost, actOn(present), shown))).toBe('conflict');
    expect(await offerer.lettersTo(lost, 'merge-link')).toEqual([]);
  });
});
