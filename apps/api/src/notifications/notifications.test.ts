import { consentTexts, consentWords } from '@backbeat/domain';
import { letterReasons } from '@backbeat/mail';
import { endpoints, type LetterKind, letterKinds } from '@backbeat/sdk/contract';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  codeOf,
  createTestApi,
  errorOf,
  siteUrl,
  type TestApi,
  type TestPerson,
} from '../../testing/createTestApi.ts';
import { type UserRow, users } from '../db/schema/accounts.ts';
import { unsubscribeUrl } from '../letters/unsubscribeLinks.ts';

let api: TestApi;
let person: TestPerson;
beforeAll(async () => {
  api = await createTestApi();
});
afterAll(() => api.close());
beforeEach(async () => {
  person = await api.signUp();
});

const read = async (answer: Promise<Response> | Response) =>
  endpoints.letters.response.parse(await (await answer).json());
const ask = () => read(api.call('/v1/account/letters', { token: person.token }));
const turn = (kind: string, on: boolean) =>
  api.call('/v1/account/letters', { method: 'PUT', token: person.token, body: { kind, on } });
const isOn = async (kind: LetterKind) => (await ask()).letters.find((one) => one.kind === kind)?.on;
const set = (change: Partial<UserRow>, id = person.user.id) =>
  api.deps.db.update(users).set(change).where(eq(users.id, id));
const rowOf = async (id = person.user.id) =>
  (await api.deps.db.select().from(users).where(eq(users.id, id)))[0];

it('knows the letters of the product that go to people', () => {
  const toPeople = Object.entries(letterReasons).filter(([, reason]) => reason !== 'staff');
  expect([...letterKinds].sort()).toEqual(toPeople.map(([kind]) => kind).sort());
});

it('says of each letter why it is sent; a new account gets all but marketing', async () => {
  const { letters } = await ask();
  expect(letters.map(({ kind }) => kind)).toEqual(letterKinds);
  for (const { kind, reason, on } of letters) {
    expect(reason, kind).toBe(letterReasons[kind]);
    expect(on, kind).toBe(reason !== 'marketing');
  }
});

it.each([
  ['good', { emailRefusedAt: null }],
  ['unproven', { emailVerified: false }],
  ['refused', { emailRefusedAt: new Date() }],
  ['missing', { email: null, emailVerified: false }],
] as const)('says that the address is %s', async (state, change) => {
  await set(change);
  expect((await ask()).address).toEqual({ email: (await rowOf())?.email ?? null, state });
});

it.each(letterKinds)('%s is turned off and on only where the person has the choice', async (kind) => {
  const reason = letterReasons[kind];
  const answer = await turn(kind, false);
  if (reason === 'choice' || reason === 'marketing') {
    expect(await read(answer)).toEqual(await ask());
    expect(await isOn(kind)).toBe(false);
    await turn(kind, true);
    await turn(kind, true);
    expect(await isOn(kind)).toBe(true);
  } else {
    expect(await errorOf(answer)).toMatchObject({
      code: 'validation',
      details: { fields: { kind: 'Is sent in any case' } },
    });
    expect(await isOn(kind)).toBe(true);
  }
});

it('keeps changes that are made at once, each kind once', async () => {
  const kinds = ['welcome', 'gift-claimed', 'certificate-made', 'trial-ends-in-2-days'];
  await Promise.all([...kinds, ...kinds].map((kind) => turn(kind, false)));
  expect([...((await rowOf())?.lettersOff ?? [])].sort()).toEqual([...kinds].sort());
  await Promise.all(kinds.map((kind) => turn(kind, true)));
  expect((await rowOf())?.lettersOff).toEqual([]);
});

it.each([['message-for-staff'], ['everything'], ['__proto__'], ['']])('%j is no letter', async (kind) => {
  expect(await codeOf(await turn(kind, false))).toBe('validation');
});

it('writes again to an address that has refused letters, once its owner says so', async () => {
  await set({ emailRefusedAt: new Date() });
  const answer = api.call('/v1/account/letters/resume', { method: 'POST', token: person.token });
  expect((await read(answer)).address.state).toBe('good');
  expect((await rowOf())?.emailRefusedAt).toBeNull();
});

describe('a changed choice of marketing', () => {
  const rowsOf = async () => (await recordOf()).filter(({ kind }) => kind === 'marketing').slice(1);
  const recordOf = async () => {
    const answer = await api.call('/v1/account/export', { token: person.token });
    return endpoints.accountExport.response.parse(await answer.json()).consents ?? [];
  };
  const { version } = consentTexts.marketing;
  const words = consentWords('marketing');
  const say = (on: boolean, more: object = { version }) =>
    api.call('/v1/account/letters', {
      method: 'PUT',
      token: person.token,
      body: { kind: 'new-stations', on, ...more },
    });
  const press = (headers: Record<string, string> = {}) =>
    api.call(`/v1/letters/unsubscribe?letter=${api.unsubscribeCode(person, 'new-stations')}`, {
      method: 'POST',
      body: 'List-Unsubscribe=One-Click',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    });

  it('is recorded with its words, on and off, once for each change', async () => {
    const page = '/settings/notifications';
    for (const on of [true, true, false, false, true]) expect((await say(on)).status).toBe(200);
    const at = expect.any(String);
    expect(await rowsOf()).toMatchObject([
      { version, words, page, given: true, at },
      { version, words, page, given: false, at },
      { version, words, page, given: true, at },
    ]);
    await turn('welcome', false);
    expect(await rowsOf()).toHaveLength(3);
  });

  it('that is made twice at once is recorded once', async () => {
    await Promise.all([1, 2, 3, 4].map(() => say(true)));
    expect(await rowsOf()).toHaveLength(1);
  });

  it('by a page that does not say what it showed, or shows older words, has none', async () => {
    await say(true, {});
    await say(false, { version: '2020-01-01' });
    expect(await rowsOf()).toMatchObject([
      { version, words: null, given: true },
      { version: '2020-01-01', words: null, given: false },
    ]);
  });

  it.each([
    ['our page', { origin: siteUrl }, '/unsubscribe'],
    ['a mail program', {}, '/v1/letters/unsubscribe'],
    ['another site', { origin: 'https://elsewhere.example' }, '/v1/letters/unsubscribe'],
  ])('by a link, pressed by %s, takes back what was agreed to', async (_, headers, page) => {
    await say(true);
    for (const _again of [1, 2]) expect((await press(headers)).status).toBe(204);
    expect(await rowsOf()).toMatchObject([
      { given: true },
      { version, words, page, given: false, at: expect.any(String) },
    ]);
  });

  it('of a merged account is recorded for the one that stays', async () => {
    const other = await api.signUp();
    await set({ mergedIntoId: other.user.id });
    await set({ marketingOptIn: true }, other.user.id);
    await press();
    person = other;
    expect((await rowsOf()).at(-1)).toMatchObject({ page: '/v1/letters/unsubscribe', given: false });
    expect(await rowOf(other.user.id)).toMatchObject({ marketingOptIn: false });
  });
});

describe('the link that unsubscribes', () => {
  const linkOf = (kind: LetterKind = 'new-stations', { user } = person) =>
    unsubscribeUrl(api.deps.config, { hash: user.hash, kind });
  const oneClick = 'List-Unsubscribe=One-Click';
  const press = (link: string, body: string | FormData = oneClick) =>
    api.call(link.replace(api.deps.config.apiUrl, ''), {
      method: 'POST',
      body,
      headers: typeof body === 'string' ? { 'content-type': 'application/x-www-form-urlencoded' } : {},
    });
  beforeEach(() => set({ marketingOptIn: true }));

  it('works with one press of a mail program, signed out, and again', async () => {
    for (const _ of [1, 2]) {
      expect((await press(linkOf())).status).toBe(204);
      expect(await isOn('new-stations')).toBe(false);
    }
    expect((await rowOf())?.lettersOff).toEqual([]);
  });

  it('takes the form in parts too, as programs may send it', async () => {
    const form = new FormData();
    form.append('List-Unsubscribe', 'One-Click');
    expect((await press(linkOf(), form)).status).toBe(204);
    expect(await isOn('new-stations')).toBe(false);
  });

  it('ends a kind that goes by choice, and no other', async () => {
    expect((await press(linkOf('gift-claimed'))).status).toBe(204);
    expect(await rowOf()).toMatchObject({ lettersOff: ['gift-claimed'], marketingOptIn: true });
  });

  it.each(['GET', 'HEAD'])('changes nothing by %s, and leads to a page that asks', async (method) => {
    const link = linkOf();
    const answer = await api.call(link.replace(api.deps.config.apiUrl, ''), { method });
    expect(answer.status).toBe(302);
    const to = new URL(answer.headers.get('location') ?? '');
    expect(to.origin + to.pathname).toBe(`${siteUrl}/unsubscribe`);
    expect([...to.searchParams.keys()]).toEqual(['letter']);
    expect(to.searchParams.get('letter')).toBe(new URL(link).searchParams.get('letter'));
    expect(await answer.text()).toBe('');
    expect(await isOn('new-stations')).toBe(true);
  });

  it('leads nowhere but to the site, whatever it says', async () => {
    const answer = await api.call(
      `/v1/letters/unsubscribe?letter=${encodeURIComponent('https://evil.example/\r\nSet-Cookie: a=b')}`,
    );
    expect(new URL(answer.headers.get('location') ?? '').origin).toBe(siteUrl);
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it.each([[''], ['List-Unsubscribe=No'], ['Unsubscribe=One-Click']])(
    'does nothing by a press of %j',
    async (body) => {
      expect(await codeOf(await press(linkOf(), body))).toBe('validation');
      expect(await isOn('new-stations')).toBe(true);
    },
  );

  it('is of one account and one kind: no other can be made of it', async () => {
    const other = await api.signUp();
    await set({ marketingOptIn: true }, other.user.id);
    const link = linkOf();
    const forged = [
      link.replace(person.user.hash, other.user.hash),
      link.replace('new-stations', 'welcome'),
      link.replace('new-stations', 'receipt'),
      link.slice(0, -1),
      link.replace(/\.[^.]+$/, ''),
      link.replace(/\.[^.]+$/, `.${'A'.repeat(43)}`),
      unsubscribeUrl(
        { ...api.deps.config, usedOffersKey: 'another key' },
        { hash: person.user.hash, kind: 'new-stations' },
      ),
    ];
    for (const one of forged) expect(await codeOf(await press(one)), one).toBe('not_found');
    expect((await rowOf())?.marketingOptIn).toBe(true);
    expect((await rowOf(other.user.id))?.marketingOptIn).toBe(true);
  });

  it('cannot end what has to be sent', async () => {
    expect(await codeOf(await press(linkOf('receipt')))).toBe('not_found');
  });

  it('of an account that was merged ends the letters of the one that stays', async () => {
    const other = await api.signUp();
    await set({ mergedIntoId: person.user.id }, other.user.id);
    expect((await press(linkOf('new-stations', other))).status).toBe(204);
    expect(await isOn('new-stations')).toBe(false);
  });

  it('of an account that is gone is taken', async () => {
    const link = linkOf();
    await api.deps.db.delete(users).where(eq(users.id, person.user.id));
    expect((await press(link)).status).toBe(204);
  });

  it('says nothing of anybody to the log', async () => {
    await press(linkOf());
    const log = api.logs.join('');
    expect(log).toContain('/v1/letters/unsubscribe');
    expect(log).not.toContain('new-stations');
  });
});
