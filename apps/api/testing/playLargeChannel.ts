import { dayMs, listCents, tierForViews } from '@backbeat/domain';
import { endpoints } from '@backbeat/sdk/contract';
import { formFor } from './createBuyer.ts';
import type { TestCall, TestPerson } from './createTestApi.ts';
import type { Shop } from './startShop.ts';

/** Where the attempt is made: an api of a test, or several processes behind a balancer. */
export interface Stage {
  call(path: string, sent: TestCall): Promise<Response>;
  signUp(): Promise<TestPerson>;
  /** The clock moves by months here, and no session lasts that long. */
  signIn(person: TestPerson): Promise<Pick<TestPerson, 'token'>>;
  cardToken(): Promise<string>;
  /** Moves the clocks, and gives the api time to look at what is due. */
  moveDays(days: number): Promise<void>;
  charges(person: TestPerson): Promise<readonly number[]>;
}

const proCode = 'rockspro_m_v1';
const minuteMs = 60_000;
/** An api in this process, with its shop. */
export const stageInProcess = ({ api, sandbox, buyer }: Omit<Shop, 'close'>): Stage => ({
  call: api.call,
  signUp: () => api.signUp(undefined, 'google_oauth2'),
  signIn: ({ user }) => api.signIn(user),
  cardToken: () => sandbox.cardToken(),
  moveDays: async (days) => {
    await api.services.tierReview.reviewAll();
    // A look in the background may have been first, and writes for both.
    await api.services.tierReview.settled();
    await sandbox.moveClock({ days });
    api.time.offsetMs += days * dayMs;
    await api.services.tierReview.settled();
    await api.services.tierReview.reviewAll();
  },
  charges: async (person) => buyer.booksOf(person).charges.map(({ amountCents }) => amountCents),
});

const answerOf = async (answer: Response): Promise<unknown> => {
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}: ${await answer.text()}`);
  return answer.status === 204 ? null : answer.json();
};

/**
 * Tries to have Pro for a large channel at the price of a small one: buys Premium, shares a small channel, changes to Pro,
 * shares a large one, and lets it renew three times.
 *
 * @param nowMs the time that the api has
 */
export const playLargeChannel = async (stage: Stage, nowMs: () => number) => {
  const person = await stage.signUp();
  const send = async (path: string, sent: Omit<TestCall, 'token'> = {}) =>
    stage.call(path, { ...sent, ...(await stage.signIn(person)) });
  const get = async (path: string) => answerOf(await send(path));
  const post = async (path: string, body: unknown) => answerOf(await send(path, { method: 'POST', body }));

  /** Shares the channel that is found by a name, and tells what Pro costs for it. */
  const share = async (name: string): Promise<number> => {
    const found = await get(
      `/user-metadata/accounts/youtube/v3/search?channelName=${encodeURIComponent(name)}`,
    );
    const [hit] = endpoints.channelSearch.response.parse(found);
    if (hit === undefined) throw new Error(`There is no channel called ${name}.`);
    const { channelId, channelTitle: channelName } = hit.snippet;
    const channel = { channelId, channelName, channelType: 'youtube', channelImage: '' };
    await post('/api/v1/share-channels/add', channel);
    const views = await get(`/user-metadata/accounts/youtube/v3/channel/${channelId}/average-views`);
    return listCents(proCode, tierForViews(Number(views)).name);
  };
  const account = async () => endpoints.account.response.parse(await get('/v1/account'));
  const light = async () => endpoints.coverage.response.parse(await get('/v1/coverage'));
  /** Which plans a certificate of the last hours names; none where there is no certificate. */
  const certified = async (): Promise<string> => {
    const day = new Date(nowMs() - minuteMs).toISOString().slice(0, 10);
    const body = { platform: 'youtube', from: day, until: day };
    const answer = await send('/v1/certificates', { method: 'POST', body });
    if (answer.status === 404) return 'nothing';
    const { channel, covered } = endpoints.certificate.response.parse(await answerOf(answer));
    return `${channel.name}: ${covered.map(({ plan }) => plan).join(', ')}`;
  };

  await post('/v1/premium/checkout', formFor(person, await stage.cardToken()));
  const smallCents = await share('Night Kitchen');
  const quote = endpoints.planChangePreview.response.parse(
    await post('/v1/premium/change/preview', { plan_code: proCode, coupon: null }),
  );
  await post('/v1/premium/change', { quote_id: quote.quote_id });
  // Told from then on, so the renewal within 30 days is still at the old price.
  await stage.moveDays(3);
  const largeCents = await share('Night Journal');
  const read = async () => ({
    charged: await stage.charges(person),
    pending: (await account()).subscription?.pending_price?.amount ?? null,
    light: `${(await light()).light}, ${(await light()).reason}`,
    certificate: await certified(),
  });
  await stage.moveDays(2);
  const paidForSmall = await read();
  await stage.moveDays(31);
  const firstRenewal = await read();
  await stage.moveDays(31);
  const secondRenewal = await read();
  await stage.moveDays(31);
  const thirdRenewal = await read();
  return { quoted: { smallCents, largeCents }, paidForSmall, firstRenewal, secondRenewal, thirdRenewal };
};
