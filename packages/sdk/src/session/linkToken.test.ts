import { describe, expect, it } from 'vitest';
import { offline, openTab, type TabSetup } from '../../test/openTab.ts';
import { apiFailure } from '../testing/apiFailure.ts';
import { fixtures, userFixture } from '../testing/fixtures.ts';
import { testToken } from '../testing/memoryEnvironment.ts';
import type { TestAnswers } from '../testing/openTransport.ts';
import { storageKeys } from './storageKeys.ts';

const foreign = testToken({ guid: 'stranger' });
const stranger = userFixture({ guid: 'stranger', username: 'stranger' });
const own = testToken();
const nobody: TestAnswers = { sso: { ok: false } };

/** A tab that a link with somebody else's token has led to. */
const openLink = ({ answers = {}, ...setup }: TabSetup = {}) =>
  openTab({
    href: `https://site.test/settings#token=${foreign}&new=1`,
    answers: {
      sessionBinding: { bound: false },
      me: ({ headers }) => (headers.get('authorization') === `Bearer ${foreign}` ? stranger : fixtures.me),
      ...answers,
    },
    ...setup,
  });

/** Every call that carried the foreign token, by name. */
const usesOf = ({ transport }: ReturnType<typeof openTab>) =>
  transport.calls
    .filter(({ headers }) => headers.get('authorization') === `Bearer ${foreign}`)
    .map(({ endpoint }) => endpoint);

describe('a token that another browser signed in for', () => {
  it('is shown, and signs nobody in', async () => {
    const tab = openLink({ answers: nobody });
    expect(await tab.session.start()).toMatchObject({
      status: 'signed-out',
      token: null,
      offered: stranger,
      tookToken: false,
      justSignedUp: false,
    });
    expect([...tab.storage.values.values()].join()).not.toContain(foreign);
    expect(usesOf(tab)).toEqual(['sessionBinding', 'me']);
  });

  it.each<[string, TabSetup]>([
    ['in this tab', { stored: { token: own } }],
    ['in this browser', {}],
  ])('leaves somebody signed in who is so %s', async (_, setup) => {
    const tab = openLink(setup);
    expect(await tab.session.start()).toMatchObject({
      status: 'signed-in',
      user: fixtures.me,
      offered: stranger,
    });
    expect(tab.storage.getItem(storageKeys.token)).not.toBe(foreign);
    await tab.client.identities();
    expect(usesOf(tab)).toEqual(['sessionBinding', 'me']);
  });

  it('is forgotten when it is declined', async () => {
    const tab = openLink({ stored: { token: own } });
    await tab.session.start();
    tab.session.declineOffer();
    expect(tab.session.getSnapshot()).toMatchObject({ status: 'signed-in', token: own, offered: null });
    expect(await tab.session.acceptOffer()).toMatchObject({ token: own });
    expect(await tab.session.reload()).toMatchObject({ token: own, offered: null });
  });

  it('takes the place of who is here when it is accepted', async () => {
    const tab = openLink({ stored: { token: own } });
    await tab.session.start();
    const seen: string[] = [];
    tab.session.subscribe(() => seen.push(tab.session.getSnapshot().status));
    expect(await tab.session.acceptOffer()).toMatchObject({
      status: 'signed-in',
      token: foreign,
      user: stranger,
      offered: null,
      tookToken: true,
      justSignedUp: true,
    });
    expect(seen, 'nothing of the other person stays').toContain('signed-out');
    expect(tab.storage.getItem(storageKeys.token)).toBe(foreign);
  });

  it('still waits after a sign-out', async () => {
    const tab = openLink({ stored: { token: own } });
    await tab.session.start();
    await tab.session.logout();
    expect(tab.session.getSnapshot()).toMatchObject({ status: 'signed-out', offered: stranger });
    expect(await tab.session.acceptOffer()).toMatchObject({ status: 'signed-in', user: stranger });
  });

  it("ends nobody's session where the api refuses it", async () => {
    const me: TestAnswers['me'] = ({ headers }) =>
      headers.get('authorization') === `Bearer ${foreign}` ? apiFailure('unauthorized') : fixtures.me;
    const tab = openLink({ stored: { token: own }, answers: { me } });
    expect(await tab.session.start()).toMatchObject({ token: own, offered: null, error: null });
  });

  it("is warned of, and ends nobody's session, where it cannot be read", async () => {
    const tab = openLink({ stored: { token: own }, href: 'https://site.test/#token=x.y.z' });
    expect(await tab.session.start()).toMatchObject({ status: 'signed-in', token: own, offered: null });
    expect(tab.warn).toHaveBeenCalledOnce();
    expect(tab.called()).toEqual(['me']);
  });

  it('waits for the api where it cannot be reached', async () => {
    const tab = openLink({ answers: { sso: offline, sessionBinding: offline, me: offline } });
    expect(await tab.session.start()).toMatchObject({ status: 'signed-out', offered: null });
    tab.transport.answer({ ...nobody, sessionBinding: { bound: true }, me: stranger });
    expect(await tab.session.reload()).toMatchObject({ status: 'signed-in', token: foreign, user: stranger });
  });

  it('is no question where it turns out to be of the person who is here', async () => {
    const tab = openLink({ stored: { token: own }, answers: { sessionBinding: offline, me: fixtures.me } });
    expect(await tab.session.start()).toMatchObject({ status: 'signed-in', token: own, offered: null });
  });
});
