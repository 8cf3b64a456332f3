import { randomUUID } from 'node:crypto';
import { endpoints } from '@backbeat/sdk/contract';
import { staffEndpoints } from '@backbeat/sdk/staff';
import { desc, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGiver } from '../../testing/createGiver.ts';
import { createMerger, type Merger } from '../../testing/createMerger.ts';
import { createStaff, type TestStaff } from '../../testing/createStaff.ts';
import { codeOf, type TestPerson } from '../../testing/createTestApi.ts';
import { linkIdentity } from '../../testing/linkIdentity.ts';
import { type Shop, startShop } from '../../testing/startShop.ts';
import { identities, users } from '../db/schema/accounts.ts';
import { letters } from '../db/schema/letters.ts';
import { subscriptions } from '../db/schema/premium.ts';
import { auditLog, staffNotes } from '../db/schema/staff.ts';
import { coveredGift } from './coveredGift.ts';

let shop: Shop;
let staff: TestStaff;
let merger: Merger;
beforeAll(async () => {
  shop = await startShop({ environment: { LIMIT_STAFF_CALLS_PER_MINUTE: '100000' } });
  merger = createMerger(shop);
  return shop.close;
});

const { response: personShape } = staffEndpoints.staffPerson;
const open = async (guid: string) =>
  personShape.parse(await (await staff.call('staffPerson', { params: { guid } })).json());
const bills = async (guid: string) =>
  staffEndpoints.staffBills.response.parse(
    await (await staff.call('staffBills', { params: { guid } })).json(),
  );
const reveal = async (guid: string, fact: 'email' | 'card') =>
  staffEndpoints.staffReveal.response.parse(
    await (await staff.call('staffReveal', { params: { guid }, body: { fact } })).json(),
  ).value;
const readLetter = (guid: string, id: string) => staff.call('staffLetter', { params: { guid, id } });
const view = async (guid: string) =>
  staffEndpoints.staffView.response.parse(await (await staff.call('staffView', { params: { guid } })).json());
const lastLogged = async () => {
  const [row] = await shop.api.deps.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  return row;
};
const lettersOf = ({ user }: TestPerson) =>
  shop.api.deps.db.select().from(letters).where(eq(letters.userId, user.id)).orderBy(letters.queuedAt);

let person: TestPerson;
beforeEach(async () => {
  // Time moves on, and a session ends.
  staff = await createStaff(shop.api, 'reader');
  person = await shop.api.signUp();
});

describe('a person', () => {
  it('who has just signed up has what the sign-up wrote down, and nothing else', async () => {
    const { user } = person;
    expect(await open(user.guid)).toMatchObject({
      guid: user.guid,
      name: user.username,
      account_code: user.hash,
      tier: 'free',
      granted_tier: null,
      deletes_at: null,
      email: { covered: `${user.email?.[0]}…@….example`, is_proven: true, refused_at: null },
      subscription: null,
      coverage: [],
      used_offers: [],
      identities: [{ provider: 'twitch', is_default: true, unlinking: 'last_sign_in' }],
      sessions: [{ id: person.familyId, provider: 'twitch', ended_at: null }],
      letters: [{ kind: 'welcome', state: 'queued', is_readable: true }],
      certificates: [],
      gifts: [],
      gift_claims: [],
      merges: [],
      consents: [
        { kind: 'marketing', given: false },
        { kind: 'license', given: true },
      ],
      notes: [],
    });
  });

  it('who has bought and given has all of it, with the plan as their own screens have it', async () => {
    await shop.buyer.buy(person, { coupon: 'vidcon50' });
    const certificate = await merger.certify(person);
    const gift = await createGiver(shop.api, shop.sandbox).give(person, { places: 2, total_cents: 2398 });
    const friend = await shop.api.signUp();
    await createGiver(shop.api, shop.sandbox).claim(friend, gift.code);
    await linkIdentity(shop.api, person, 'google_oauth2');
    await shop.api.deps.db.insert(staffNotes).values({
      userId: person.user.id,
      staffId: staff.user.id,
      text: 'Asked about receipts.',
      at: new Date(),
    });
    const { subscription, user } = await shop.buyer.account(person);
    const shown = await open(person.user.guid);
    expect(shown).toMatchObject({
      tier: user.tier,
      subscription: { ...subscription, edit_token: null },
      coverage: [{ plan_code: 'rocksprem_i_m_v2' }],
      used_offers: ['coupon:vidcon50'],
      certificates: [{ code: certificate }],
      channels: [{ platform: 'twitch', name: person.user.username }],
      gifts: [{ code: coveredGift(gift.code), places: 2, claimed: 1, ended_at: null }],
      notes: [{ text: 'Asked about receipts.', by: staff.user.displayName }],
    });
    expect(shown.identities.map(({ unlinking }) => unlinking)).toEqual(['possible', 'possible']);
    expect((await open(friend.user.guid)).gift_claims).toMatchObject([{ code: coveredGift(gift.code) }]);
  });

  it('who has paid, and whose account nobody has opened since, is read at the provider', async () => {
    await shop.buyer.buy(person);
    const { db } = shop.api.deps;
    const neverRead = async () => {
      await db.delete(subscriptions).where(eq(subscriptions.userId, person.user.id));
      await db.update(users).set({ tier: 'free', billingSyncedAt: null }).where(eq(users.id, person.user.id));
    };
    await neverRead();
    expect(await open(person.user.guid)).toMatchObject({
      tier: 'premStream',
      subscription: { plan_code: 'rocksprem_i_m_v2' },
    });
    await neverRead();
    shop.sandbox.sandbox.faults.add({ target: 'v3', status: 503 });
    expect(await open(person.user.guid)).toMatchObject({ tier: 'free', subscription: null });
    shop.sandbox.sandbox.faults.clear();
    // Until then the provider is not asked again.
    shop.api.time.offsetMs += 16_000;
    expect((await open(person.user.guid)).tier).toBe('premStream');
  });

  it('who was merged into another account is that one', async () => {
    const { payer, other } = await merger.busyTwice();
    await merger.mergeBoth(payer, other);
    const shown = await open(other.user.guid);
    expect(shown).toEqual(await open(payer.user.guid));
    expect(shown).toMatchObject({
      guid: payer.user.guid,
      merges: [{ guid: other.user.guid, account_code: other.user.hash }],
    });
    expect(shown.sessions.map(({ id }) => id)).toEqual(
      expect.arrayContaining([payer.familyId, other.familyId]),
    );
    const { invoices } = await bills(other.user.guid);
    expect(invoices).toHaveLength(2);
    shop.api.time.offsetMs += 8 * 86_400_000;
    await merger.sweep();
    staff = await createStaff(shop.api, 'reader');
    expect((await open(other.user.guid)).guid).toBe(payer.user.guid);
  });

  it('who is deleted, or never was, is nobody for every call', async () => {
    const { guid, id } = person.user;
    await shop.api.deps.db.delete(users).where(eq(users.id, id));
    for (const params of [{ guid }, { guid: randomUUID() }]) {
      const calls = [
        staff.call('staffPerson', { params }),
        staff.call('staffBills', { params }),
        staff.call('staffTimeline', { params }),
        staff.call('staffReveal', { params, body: { fact: 'email' } }),
        staff.call('staffLetter', { params: { ...params, id: randomUUID() } }),
        staff.call('staffView', { params }),
      ];
      for (const answer of await Promise.all(calls)) expect(await codeOf(answer)).toBe('not_found');
    }
  });
});

describe('what is private', () => {
  it('is in no answer before it is asked for', async () => {
    const lastFour = '4444';
    await shop.buyer.buy(person, {}, `555555555555${lastFour}`);
    const { guid } = person.user;
    const { email = '' } = person.user;
    await shop.api.deps.db
      .update(subscriptions)
      .set({ editToken: 'a-secret-token' })
      .where(eq(subscriptions.userId, person.user.id));
    // Google may give an address for a name.
    await shop.api.deps.db
      .update(identities)
      .set({ username: email ?? '' })
      .where(eq(identities.userId, person.user.id));
    const answers = [
      await staff.call('staffSearch', { body: { text: person.user.username } }),
      await staff.call('staffPerson', { params: { guid } }),
      await staff.call('staffBills', { params: { guid } }),
      await staff.call('staffTimeline', { params: { guid } }),
      await staff.call('staffView', { params: { guid } }),
    ];
    for (const answer of answers) {
      expect(answer.status).toBe(200);
      const text = await answer.text();
      expect(text).not.toContain(email ?? 'nobody');
      expect(text).not.toContain(email?.split('@')[0] ?? 'nobody');
      expect(text).not.toMatch(new RegExp(`(?<![\\w-])${lastFour}(?![\\w-])`));
      expect(text).not.toContain('a-secret-token');
    }
    expect(await reveal(guid, 'email')).toBe(email);
    expect(await reveal(guid, 'card')).toMatch(new RegExp(`^\\w.* ${lastFour}$`));
  });

  it('is uncovered with an entry in the log each time', async () => {
    const { guid } = person.user;
    for (const fact of ['email', 'card', 'email'] as const) {
      await reveal(guid, fact);
      expect(await lastLogged()).toMatchObject({
        what: 'staffReveal',
        personGuid: guid,
        staffGuid: staff.user.guid,
        after: { fact },
      });
    }
    expect(JSON.stringify(await shop.api.deps.db.select().from(auditLog))).not.toContain(person.user.email);
  });

  it('is nothing where there is none', async () => {
    await shop.api.deps.db
      .update(users)
      .set({ email: null, emailVerified: false })
      .where(eq(users.id, person.user.id));
    expect(await reveal(person.user.guid, 'email')).toBeNull();
    expect(await reveal(person.user.guid, 'card')).toBeNull();
    expect((await open(person.user.guid)).email.covered).toBeNull();
  });

  it('is in the log even where the payment provider does not answer', async () => {
    shop.sandbox.sandbox.faults.add({ target: 'v3', status: 503 });
    const params = { guid: person.user.guid };
    expect(await codeOf(await staff.call('staffReveal', { params, body: { fact: 'card' } }))).toBe(
      'provider_unavailable',
    );
    shop.sandbox.sandbox.faults.clear();
    expect(await lastLogged()).toMatchObject({ what: 'staffReveal', after: { fact: 'card' } });
  });
});

it('bills are those of the provider, with what can be given back', async () => {
  await shop.buyer.buy(person);
  const { invoices, payments } = await bills(person.user.guid);
  const own = endpoints.invoices.response.parse(
    await (await shop.api.call('/v1/invoices', { token: person.token })).json(),
  ).invoices;
  const covered = own.map((invoice) => ({
    ...invoice,
    payments: invoice.payments.map((payment) => ({ ...payment, last_four: null })),
  }));
  expect(invoices).toEqual(covered);
  expect(payments).toMatchObject([
    {
      number: invoices[0]?.number,
      total_cents: 1199,
      method: { kind: 'card', last_four: null },
      withdrawn: null,
    },
  ]);
});

it('bills that staff open do not count as the person’s own, and the other way round', async () => {
  const tight = await startShop({ environment: { LIMIT_INVOICES_PER_MINUTE: '2' } });
  const owner = await tight.api.signUp();
  const reader = await createStaff(tight.api, 'reader');
  const params = { guid: owner.user.guid };
  const asStaff = async () => (await reader.call('staffBills', { params })).status;
  const asOwner = async () => (await tight.api.call('/v1/refunds', { token: owner.token })).status;
  expect([await asStaff(), await asStaff(), await asStaff()]).toEqual([200, 200, 200]);
  expect([await asOwner(), await asOwner(), await asOwner()]).toEqual([200, 200, 429]);
  expect(await asStaff()).toBe(200);
  await tight.close();
});

describe('a letter', () => {
  it('is read as it was written, in the language of the person, and logged', async () => {
    await shop.api.deps.db.update(users).set({ language: 'de' }).where(eq(users.id, person.user.id));
    const [welcome] = await lettersOf(person);
    const answer = await readLetter(person.user.guid, welcome?.id ?? '');
    const { subject, html, text } = staffEndpoints.staffLetter.response.parse(await answer.json());
    expect(subject).toBe('Willkommen bei Backbeat');
    expect(html).toContain(subject);
    expect(text.length).toBeGreaterThan(100);
    expect(await lastLogged()).toMatchObject({
      what: 'staffLetter',
      personGuid: person.user.guid,
      after: { letter: welcome?.id },
    });
  });

  it('opens nothing: links that work for whoever has them lead to the site', async () => {
    await shop.buyer.buy(person);
    const { invoices } = await bills(person.user.guid);
    const [invoice] = invoices;
    const link = await shop.api.withdrawalLink(invoice?.number ?? '', 'ada@people.example');
    expect(link).not.toBeNull();
    const sent = (await lettersOf(person)).find(({ kind }) => kind === 'withdrawal-link');
    const answer = await readLetter(person.user.guid, sent?.id ?? '');
    expect(answer.status).toBe(200);
    const body = await answer.text();
    expect(body).not.toContain(link);
    expect(body).not.toContain('href=');
  });

  it('whose text is gone, or that somebody else got, is not there', async () => {
    const other = await shop.api.signUp();
    const [theirs] = await lettersOf(other);
    const [own] = await lettersOf(person);
    await shop.api.deps.db
      .update(letters)
      .set({ letter: null })
      .where(eq(letters.id, own?.id ?? ''));
    for (const id of [theirs?.id ?? '', own?.id ?? '', 'no-uuid', randomUUID()])
      expect(await codeOf(await readLetter(person.user.guid, id))).toBe('not_found');
    expect((await open(person.user.guid)).letters).toMatchObject([{ kind: 'welcome', is_readable: false }]);
  });
});

it('nothing that staff read has the code of a gift, which would be theirs to claim', async () => {
  const giver = createGiver(shop.api, shop.sandbox);
  const { code } = await giver.give(person, { places: 2, total_cents: 2398 });
  const friend = await shop.api.signUp();
  await giver.claim(friend, code);
  const [letter] = (await lettersOf(person)).filter(({ kind }) => kind === 'gift-bought');
  const { guid } = person.user;
  const timeline = await staff.call('staffTimeline', { params: { guid }, query: {} });
  const ofFriend = await staff.call('staffTimeline', { params: { guid: friend.user.guid }, query: {} });
  const seen = [
    JSON.stringify([await open(guid), await open(friend.user.guid)]),
    await timeline.text(),
    await ofFriend.text(),
    await (await readLetter(guid, letter?.id ?? '')).text(),
  ];
  for (const text of seen) {
    expect(text).not.toContain(code);
    expect(text).not.toContain(code.slice(-14));
    expect(text).toContain(code.slice(0, 4));
  }
});

it('the view is what the person’s own screens read, covered and without a token', async () => {
  await shop.buyer.buy(person);
  const own = await shop.buyer.account(person);
  const seen = await view(person.user.guid);
  expect(seen.account).toEqual({
    ...own,
    user: { ...own.user, email: `${own.user.email[0]}…@….example` },
    subscription: { ...own.subscription, edit_token: null },
  });
  const listed = endpoints.identities.response.parse(
    await (await shop.api.call('/v1/account/identities', { token: person.token })).json(),
  );
  expect(seen.identities).toEqual(listed.identities.map(({ ends_session: _, ...identity }) => identity));
  expect(seen.default_identity).toBe(listed.default_identity);
  const letterSettings = endpoints.letters.response.parse(
    await (await shop.api.call('/v1/account/letters', { token: person.token })).json(),
  );
  expect(seen.letters.letters).toEqual(letterSettings.letters);
  expect(await lastLogged()).toMatchObject({ what: 'staffView', personGuid: person.user.guid });
});
