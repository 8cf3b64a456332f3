import { randomUUID } from 'node:crypto';
import { type FoundPerson, staffEndpoints } from '@backbeat/sdk/staff';
import { desc, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createGiver } from '../../../testing/createGiver.ts';
import { createMerger } from '../../../testing/createMerger.ts';
import { createStaff, type TestStaff } from '../../../testing/createStaff.ts';
import type { TestPerson } from '../../../testing/createTestApi.ts';
import { linkIdentity } from '../../../testing/linkIdentity.ts';
import { type Shop, startShop } from '../../../testing/startShop.ts';
import { identities, takenNames, users } from '../../db/schema/accounts.ts';
import { sharedChannels } from '../../db/schema/channels.ts';
import { auditLog } from '../../db/schema/staff.ts';

let shop: Shop;
let staff: TestStaff;
beforeAll(async () => {
  shop = await startShop({ environment: { LIMIT_STAFF_CALLS_PER_MINUTE: '100000' } });
  staff = await createStaff(shop.api, 'reader');
  return shop.close;
});

const search = async (text: string): Promise<readonly FoundPerson[]> => {
  const answer = await staff.call('staffSearch', { body: { text } });
  return staffEndpoints.staffSearch.response.parse(await answer.json()).people;
};
const foundFirst = async (text: string) => {
  const [first] = await search(text);
  return first === undefined ? null : { guid: first.guid, found_by: first.found_by };
};
const lastLogged = async () => {
  const [row] = await shop.api.deps.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1);
  return row;
};

describe('a person is found', () => {
  let person: TestPerson;
  let name: string;
  const by = (found_by: FoundPerson['found_by']) => ({ guid: person.user.guid, found_by });
  beforeEach(async () => {
    name = `Velvet Thunder ${randomUUID().slice(0, 8)}`;
    person = await shop.api.signUp(name);
  });

  it('by the whole name, before those that resemble it', async () => {
    await shop.api.signUp(`${name}x`);
    expect(await foundFirst(name.toUpperCase())).toEqual(by('name'));
  });

  it('by the beginning of the name', async () => {
    expect((await search(name.slice(0, -2))).map(({ guid }) => guid)).toContain(person.user.guid);
  });

  it.each([
    ['two letters that changed places', (text: string) => text.replace('Velvet', 'Vevlet')],
    ['a letter left out', (text: string) => text.replace('Thunder', 'Thuder')],
    ['a letter too many', (text: string) => text.replace('Thunder', 'Thunnder')],
    ['two mistakes', (text: string) => text.replace('Velvet', 'Velvt').replace('Thunder', 'Thundar')],
    ['words without a blank', (text: string) => text.replace(' ', '')],
  ])('by a name with %s', async (_, mistype) => {
    expect(await foundFirst(mistype(name))).toEqual(by('name'));
  });

  it('by a name in other letters that look the same', async () => {
    const [claim] = await shop.api.deps.db
      .select()
      .from(takenNames)
      .where(eq(takenNames.userId, person.user.id));
    expect(claim).toBeDefined();
    // A Cyrillic е.
    expect(await foundFirst(name.replaceAll('e', '\u0435'))).toEqual(by('name'));
  });

  it('by a name in another script', async () => {
    const other = await shop.api.signUp('ねこカフェ放送局');
    expect((await search('ねこカフェ')).map(({ guid }) => guid)).toEqual([other.user.guid]);
  });

  it('by the name at another company, and the name of a channel', async () => {
    const { db } = shop.api.deps;
    await db
      .update(identities)
      .set({ username: `ttv_${name}` })
      .where(eq(identities.userId, person.user.id));
    expect(await foundFirst(`@ttv_${name}`)).toEqual(by('identity'));
    await db.insert(sharedChannels).values({
      userId: person.user.id,
      channelType: 'youtube',
      channelId: `UC${name.slice(-8)}`,
      channelName: `Channel of ${name.slice(-8)}`,
      channelImage: '',
      sharedAt: new Date(),
    });
    expect(await foundFirst(`channel of ${name.slice(-8)}`)).toEqual(by('identity'));
  });

  it('by a whole address alone, proven or not, and by that of a sign-in', async () => {
    const { db } = shop.api.deps;
    const email = person.user.email ?? '';
    expect(await foundFirst(` ${email.toUpperCase()} `)).toEqual(by('email'));
    await db.update(users).set({ emailVerified: false }).where(eq(users.id, person.user.id));
    expect(await foundFirst(email)).toEqual(by('email'));
    const verifiedEmail = `Other-${name.slice(-8)}@people.example`;
    await db.update(identities).set({ verifiedEmail }).where(eq(identities.userId, person.user.id));
    expect(await foundFirst(verifiedEmail.toLowerCase())).toEqual(by('email'));
  });

  it('by no part of an address', async () => {
    const email = person.user.email ?? '';
    // Google may give an address for a name.
    await shop.api.deps.db
      .update(identities)
      .set({ username: email })
      .where(eq(identities.userId, person.user.id));
    for (const part of [
      email.slice(1),
      email.slice(0, -1),
      email.replace(/@.*/, '@'),
      email.replace(/@.*/, ''),
    ])
      expect(
        (await search(part)).map(({ guid }) => guid),
        part,
      ).not.toContain(person.user.guid);
  });

  it('by account code and guid', async () => {
    expect(await foundFirst(person.user.hash)).toEqual(by('account'));
    expect(await foundFirst(person.user.guid.toUpperCase())).toEqual(by('account'));
  });

  it('by the number of an invoice, as it is printed, and the code of a refund', async () => {
    await shop.buyer.buy(person);
    const { invoices } = await shop.api.deps.billing.invoices(person.user.hash, null);
    const number = invoices[0]?.number ?? '';
    expect(number).toMatch(/^\d+$/);
    expect(await foundFirst(`No. ${number}`)).toEqual(by('invoice'));
    expect(await search('No. 99999999')).toEqual([]);
  });

  it('by a certificate, and by a gift: the giver and whoever has claimed it', async () => {
    const merger = createMerger(shop);
    const giver = createGiver(shop.api, shop.sandbox);
    await shop.buyer.buy(person);
    expect(await foundFirst((await merger.certify(person)).toLowerCase())).toEqual(by('certificate'));
    const gift = await giver.give(person);
    expect(await foundFirst(gift.code)).toEqual(by('gift'));
    const friend = await shop.api.signUp();
    expect((await giver.claim(friend, gift.code)).status).toBe(200);
    expect((await search(gift.code)).map(({ guid }) => guid)).toEqual([person.user.guid, friend.user.guid]);
  });

  it('by the id of a call of the desk', async () => {
    await staff.call('staffReveal', { params: { guid: person.user.guid }, body: { fact: 'email' } });
    expect(await foundFirst((await lastLogged())?.requestId ?? '')).toEqual(by('request'));
  });

  it('by all that an account had which was merged into theirs', async () => {
    const merger = createMerger(shop);
    const { payer, other } = await merger.busyTwice();
    await merger.mergeBoth(payer, other);
    for (const text of [other.user.guid, other.user.hash, other.user.username, payer.user.username])
      expect(await foundFirst(text), text).toMatchObject({ guid: payer.user.guid });
  });

  it('no more once the account is deleted', async () => {
    const { user } = person;
    await shop.api.deps.db.delete(users).where(eq(users.id, user.id));
    for (const text of [user.guid, user.hash, user.email ?? '', name])
      expect((await search(text)).map(({ guid }) => guid)).not.toContain(user.guid);
  });

  it('with names at other companies, and nothing that is covered', async () => {
    await linkIdentity(shop.api, person, 'discord');
    const [found] = await search(person.user.hash);
    expect(found?.identities.map(({ provider }) => provider)).toEqual(['twitch', 'discord']);
    expect(JSON.stringify(found)).not.toContain(person.user.email);
  });
});

it('finds at most twenty', async () => {
  const word = `crowd${randomUUID().slice(0, 6)}`;
  for (let at = 0; at < 22; at += 1) await shop.api.signUp(`${word} ${at}`);
  expect(await search(word)).toHaveLength(20);
});

it('finds by our own records while the payment provider is away, and says that it was not asked', async () => {
  const number = '4711';
  const named = await shop.api.signUp(number);
  const find = async () => {
    const answer = await staff.call('staffSearch', { body: { text: number } });
    return staffEndpoints.staffSearch.response.parse(await answer.json());
  };
  shop.sandbox.sandbox.faults.add({ target: 'v3', status: 503 });
  expect(await find()).toMatchObject({ people: [{ guid: named.user.guid }], is_complete: false });
  shop.sandbox.sandbox.faults.clear();
  shop.sandbox.sandbox.faults.add({ target: 'v3', delayMs: 4_000, times: 1 });
  expect(await find()).toMatchObject({ people: [{ guid: named.user.guid }], is_complete: false });
  shop.sandbox.sandbox.faults.clear();
  expect(await find()).toMatchObject({ people: [{ guid: named.user.guid }], is_complete: true });
});

describe('the log', () => {
  it('has the name that was searched', async () => {
    await search('Somebody Else');
    expect(await lastLogged()).toMatchObject({
      what: 'staffSearch',
      after: { text: 'Somebody Else', found: 0 },
    });
  });

  it.each(['ada@people.example', 'part@peop', 'No. 1181', '7K2M-41QX-8B3D-Z0VN', randomUUID()])(
    'has a digest of %s, the same each time',
    async (text) => {
      const logged = [];
      for (const typed of [text, text.toUpperCase()]) {
        await search(typed);
        logged.push((await lastLogged())?.after);
      }
      expect(logged[0]).toEqual({ digest: expect.stringMatching(/^[\w-]{43}$/), found: 0 });
      expect(logged[1]).toEqual(logged[0]);
    },
  );

  it('has a digest of a name, too, that somebody has as their account code', async () => {
    const { user } = await shop.api.signUp();
    const code = `named-${randomUUID().slice(0, 4)}`;
    await shop.api.deps.db.update(users).set({ hash: code }).where(eq(users.id, user.id));
    await search(code);
    expect((await lastLogged())?.after).toMatchObject({ digest: expect.any(String), found: 1 });
  });
});
