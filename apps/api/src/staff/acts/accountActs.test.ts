import { randomUUID } from 'node:crypto';
import { type StaffAct, staffEndpoints } from '@backbeat/sdk/staff';
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDesk, type Desk } from '../../../testing/createDesk.ts';
import { createStaff, type TestStaff } from '../../../testing/createStaff.ts';
import { codeOf, type TestApi } from '../../../testing/createTestApi.ts';
import { createWithdrawer, type Withdrawer } from '../../../testing/createWithdrawer.ts';
import { linkIdentity } from '../../../testing/linkIdentity.ts';
import { startShop } from '../../../testing/startShop.ts';
import { identities, users } from '../../db/schema/accounts.ts';
import { letters } from '../../db/schema/letters.ts';
import { staffNotes } from '../../db/schema/staff.ts';

let api: TestApi;
let desk: Desk;
let withdrawer: Withdrawer;
let support: TestStaff;
let manager: TestStaff;
beforeAll(async () => {
  const shop = await startShop();
  ({ api } = shop);
  desk = createDesk(api);
  withdrawer = createWithdrawer(shop);
  return shop.close;
});
beforeEach(async () => {
  support = await createStaff(api, 'support');
  manager = await createStaff(api, 'manager');
});

describe('what else staff do', () => {
  it('notes stay among the staff', async () => {
    const person = await api.signUp();
    await desk.act(support, person, { kind: 'note', text: 'Wants an invoice with a company name.' });
    const [note] = await api.deps.db.select().from(staffNotes).where(eq(staffNotes.userId, person.user.id));
    expect(note).toMatchObject({ text: 'Wants an invoice with a company name.', staffId: support.user.id });
    expect(await desk.lettersOf(person, 'support-changed')).toEqual([]);
  });

  it('ends all sign-ins of a person, who learns of it', async () => {
    const person = await api.signUp();
    await desk.act(support, person, { kind: 'end_sessions' });
    expect((await api.call('/v1/me', { token: person.token })).status).toBe(401);
    expect(await desk.lettersOf(person, 'support-changed')).toHaveLength(1);
    const again = await desk.ask(support, person, { kind: 'end_sessions' });
    expect(await codeOf(again)).toBe('conflict');
  });

  it('unlinks a sign-in, as the timeline says, no sign-in of somebody else and never the last one', async () => {
    const [person, other] = [await api.signUp(), await api.signUp()];
    await linkIdentity(api, person, 'google_oauth2');
    const own = await api.deps.db.select().from(identities).where(eq(identities.userId, person.user.id));
    const actOf = (provider: string): StaffAct => ({
      kind: 'unlink_identity',
      identity_id: own.find((identity) => identity.provider === provider)?.id ?? 0,
    });
    expect(await codeOf(await desk.ask(manager, other, actOf('twitch')))).toBe('not_found');
    expect(await desk.preview(support, person, actOf('twitch'))).toMatchObject({ needs_role: 'manager' });
    await desk.act(manager, person, actOf('twitch'));
    expect(await desk.lettersOf(person, 'sign-in-unlinked')).toHaveLength(1);
    const answer = await support.call('staffTimeline', { params: { guid: person.user.guid }, query: {} });
    const { events } = staffEndpoints.staffTimeline.response.parse(await answer.json());
    const unlinked = events.filter(({ kind }) => kind === 'identity.unlinked');
    expect(unlinked).toMatchObject([{ by: 'staff', about: 'twitch' }]);
    const last = await desk.preview(manager, person, actOf('google_oauth2'));
    const refused = await desk.confirm(manager, person, actOf('google_oauth2'), last);
    expect(await codeOf(refused)).toBe('unlink_refused');
  });

  it('sends a letter again, and no letter of somebody else', async () => {
    const person = await withdrawer.subscriber();
    const [sent] = await api.deps.db.select().from(letters).where(eq(letters.userId, person.user.id));
    if (sent === undefined) throw new Error('There is no letter.');
    await api.deps.db.update(letters).set({ state: 'sent' }).where(eq(letters.id, sent.id));
    const act: StaffAct = { kind: 'send_letter', letter_id: sent.id };
    await desk.act(support, person, act);
    expect(await desk.lettersOf(person, sent.kind)).toHaveLength(2);
    const other = await api.signUp();
    expect(await codeOf(await desk.ask(support, other, act))).toBe('not_found');
    const refusing = { emailRefusedAt: new Date(), emailVerified: true };
    await api.deps.db.update(users).set(refusing).where(eq(users.id, person.user.id));
    await api.deps.db.update(letters).set({ kind: 'welcome' }).where(eq(letters.id, sent.id));
    expect(await codeOf(await desk.ask(support, person, act))).toBe('conflict');
  });

  it('takes back a deletion', async () => {
    const person = await api.signUp();
    await api.services.deletion.request(await desk.userOf(person));
    await desk.act(support, person, { kind: 'undo_deletion' });
    expect((await desk.userOf(person)).deletionDueAt).toBeNull();
    expect(await desk.lettersOf(person, 'support-changed')).toHaveLength(1);
  });

  it('gives a tier and ends it, by a manager alone', async () => {
    const person = await api.signUp();
    const act: StaffAct = { kind: 'grant_tier', tier: '0cpm' };
    expect((await desk.preview(support, person, act)).needs_role).toBe('manager');
    await desk.act(manager, person, act);
    expect(await desk.userOf(person)).toMatchObject({ tier: '0cpm', grantedTier: '0cpm' });
    await desk.act(manager, person, { kind: 'grant_tier', tier: null });
    expect(await desk.userOf(person)).toMatchObject({ tier: 'free', grantedTier: null });
    expect(await desk.lettersOf(person, 'support-changed')).toHaveLength(2);
  });

  it('covers a person until the end of a day, where no plan does', async () => {
    const person = await api.signUp();
    const until = new Date(api.deps.clock.now() + 5 * 86_400_000).toISOString().slice(0, 10);
    await desk.act(manager, person, { kind: 'extend_coverage', until });
    expect((await withdrawer.account(person)).user.tier).toBe('premStream');
    const twice = await desk.ask(manager, person, { kind: 'extend_coverage', until });
    expect(await codeOf(twice)).toBe('conflict');
    await withdrawer.moveDays(7);
    expect((await withdrawer.account(person)).user.tier).toBe('free');
  });

  it('lets a person use a coupon once more', async () => {
    const person = await withdrawer.subscriber({ coupon: 'save5' });
    const offer = 'coupon:save5';
    expect((await withdrawer.account(person)).used_offers).toContain(offer);
    await desk.act(manager, person, { kind: 'return_offer', offer });
    expect((await withdrawer.account(person)).used_offers ?? []).not.toContain(offer);
  });

  it('is refused on the own account, and with a key of another act', async () => {
    const act: StaffAct = { kind: 'grant_tier', tier: '0cpm' };
    expect((await desk.preview(manager, manager, { kind: 'end_sessions' })).needs_role).toBe('somebody_else');
    const own = await desk.confirm(manager, manager, act, { version: 'any' });
    expect(await codeOf(own)).toBe('forbidden');
    expect((await desk.lastEntryOf(manager))?.what).toBe('refused:staffAct');

    // Of others who are staff it takes an owner.
    const owner = await createStaff(api, 'owner');
    expect((await desk.preview(manager, owner, { kind: 'end_sessions' })).needs_role).toBe('owner');
    const above = await desk.confirm(manager, owner, { kind: 'end_sessions' }, { version: 'any' });
    expect(await codeOf(above)).toBe('forbidden');
    expect((await desk.preview(owner, manager, { kind: 'end_sessions' })).needs_role).toBeNull();

    const [one, two] = [await api.signUp(), await api.signUp()];
    const key = randomUUID();
    await desk.confirm(manager, one, act, { ...(await desk.preview(manager, one, act)), key });
    const taken = await desk.confirm(manager, two, act, { ...(await desk.preview(manager, two, act)), key });
    expect(await codeOf(taken)).toBe('conflict');
    expect((await desk.userOf(two)).grantedTier).toBeNull();
  });
});
