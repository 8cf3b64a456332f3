import { endpoints } from '@backbeat/sdk/contract';
import { furtherChannels } from '../src/db/schema/channels.ts';
import { staffNotes } from '../src/db/schema/staff.ts';
import type { TestPerson } from './createTestApi.ts';
import { shareChannel } from './shareChannel.ts';
import type { Shop } from './startShop.ts';
import { confirmMerge, mergeStateOf, signUpTwice } from './twoAccounts.ts';

/** Actions and reads of merge tests, over HTTP. */
export const createMerger = ({ api, buyer, sandbox }: Shop) => {
  const stateOf = async ({ token }: Pick<TestPerson, 'token'>) =>
    mergeStateOf(await api.call('/v1/account/merge', { token }));
  const confirm = (person: TestPerson, wanted = true) => confirmMerge(api, person, wanted);
  const get = async (path: string, { token }: Pick<TestPerson, 'token'>) =>
    (await api.call(path, { token })).json();
  const post = ({ token }: Pick<TestPerson, 'token'>, path: string, body: unknown) =>
    api.call(path, { method: 'POST', token, body });
  const undo = ({ token }: Pick<TestPerson, 'token'>, merge_id: string, cookie?: string) =>
    api.call('/v1/account/merge/undo', {
      method: 'POST',
      token,
      body: { merge_id },
      ...(cookie === undefined ? {} : { cookie }),
    });
  const statusOf = async ({ token }: Pick<TestPerson, 'token'>) =>
    (await api.call('/v1/me', { token })).status;
  const providersOf = async (person: Pick<TestPerson, 'token'>) =>
    endpoints.identities.response
      .parse(await get('/v1/account/identities', person))
      .identities.map(({ provider }) => provider);
  const exportOf = async (person: Pick<TestPerson, 'token'>) =>
    endpoints.accountExport.response.parse(await get('/v1/account/export', person));
  const invoicesOf = async (person: Pick<TestPerson, 'token'>) =>
    endpoints.invoices.response.parse(await get('/v1/invoices', person)).invoices;
  const sweep = async () => {
    await api.services.merges.forgetDue();
    await api.services.deletion.deleteDue();
  };
  const play = (person: TestPerson, title: string) =>
    post(person, '/api/v1/playing', { title, artist: 'The Beats', duration_seconds: 60 });
  const certify = async (person: TestPerson): Promise<string> => {
    // Certificates count whole minutes.
    api.time.offsetMs += 120_000;
    const today = new Date(api.deps.clock.now()).toISOString().slice(0, 10);
    const answer = await post(person, '/v1/certificates', { platform: 'twitch', from: today, until: today });
    return endpoints.certificateIssue.response.parse(await answer.json()).code;
  };
  const endPlan = async (person: TestPerson): Promise<void> => {
    const { id } = buyer.booksOf(person).subscriptions.at(-1) ?? { id: '' };
    const ended = await fetch(`${sandbox.url}/v3/subscriptions/${id}?refund=none`, {
      method: 'DELETE',
      headers: { authorization: `Basic ${Buffer.from('sandbox-private-key:').toString('base64')}` },
    });
    if (!ended.ok) throw new Error('The plan could not be ended.');
    await api.services.sync.now(person.user);
    // The next read decides whether it ended during a stream.
    await buyer.account(person);
  };
  /**
   * Two accounts: the first has Premium; the second had it, and has bills, a certificate, a channel and receipt lines.
   */
  const busyTwice = async () => {
    const [payer, other] = await signUpTwice(api);
    await shareChannel(api, other, 'Night Arcade');
    await api.call('/v1/account/billing-details', {
      method: 'PUT',
      token: other.token,
      body: { company: 'Other Ltd', tax_number: '', address: '' },
    });
    await api.deps.db.insert(furtherChannels).values({
      userId: other.user.id,
      channelId: 'UCnight0000000000000mill',
      channelName: 'Night Mill',
      channelImage: '',
      sharedAt: new Date(api.deps.clock.now()),
    });
    await api.deps.db.insert(staffNotes).values({
      userId: other.user.id,
      text: 'Has called.',
      at: new Date(api.deps.clock.now()),
    });
    await buyer.buy(payer);
    await buyer.buy(other);
    await play(other, 'Night');
    await endPlan(other);
    return { payer, other };
  };
  const mergeBoth = async (first: TestPerson, second: TestPerson) => {
    await confirm(first);
    return mergeStateOf(await confirm(second));
  };

  return {
    stateOf,
    confirm,
    get,
    post,
    undo,
    statusOf,
    providersOf,
    exportOf,
    invoicesOf,
    sweep,
    play,
    certify,
    endPlan,
    busyTwice,
    mergeBoth,
  };
};

export type Merger = ReturnType<typeof createMerger>;
