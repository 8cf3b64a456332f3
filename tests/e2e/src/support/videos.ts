import type { ChannelState } from '@backbeat/domain/coverage';
import { expect, type RunningSystem } from './test.ts';
import type { SignedIn } from './walkIn.ts';

type Signed = Pick<SignedIn, 'token'>;

interface Hit {
  readonly snippet: { readonly channelTitle: string };
}

/** A video of the sandbox's platforms, `POST /videos`. */
interface WantedVideo {
  readonly platform?: 'youtube' | 'twitch';
  readonly channel: string;
  readonly kind?: 'upload' | 'live';
  readonly title: string;
  readonly startedAt?: string;
  readonly privacy?: 'private' | 'public';
  readonly claims?: readonly { readonly isReleaseRefused?: boolean }[];
}

const json = { 'content-type': 'application/json' };

const post = async (url: string, body: object, headers: Readonly<Record<string, string>> = {}) => {
  const answer = await fetch(url, {
    method: 'POST',
    headers: { ...json, ...headers },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url} did not take it: ${answer.status} ${await answer.text()}`);
  return answer.json();
};

/** Puts a video on a platform. @returns where it is watched */
export const makeVideo = async ({ sandboxUrl }: RunningSystem, video: WantedVideo): Promise<string> =>
  (await post(`${sandboxUrl}/videos`, video)).address;

/** How the platform's interface for owners of rights behaves, `POST /rights`. */
export const setRights = (
  { sandboxUrl }: RunningSystem,
  settings: { readonly refusedChannels?: readonly string[]; readonly listingDelayMs?: number },
): Promise<unknown> => post(`${sandboxUrl}/rights`, settings);

/** What the whole system takes for now, in epoch milliseconds. */
export const systemNow = async ({ sandboxUrl }: RunningSystem): Promise<number> =>
  (await (await fetch(`${sandboxUrl}/rights`)).json()).nowMs;

/** Finds a video channel by its name, and shares it as the person's own. @returns its id */
export const shareChannel = async (
  { apiUrl }: RunningSystem,
  { token }: Signed,
  name: string,
): Promise<string> => {
  const search = new URLSearchParams({ channelName: name });
  const hits = await (await fetch(`${apiUrl}/user-metadata/accounts/youtube/v3/search?${search}`)).json();
  const { snippet } = hits.find((hit: Hit) => hit.snippet.channelTitle === name);
  const channel = {
    channelId: snippet.channelId,
    channelName: name,
    channelImage: snippet.thumbnails.default.url,
    channelType: 'youtube',
  };
  await post(`${apiUrl}/api/v1/share-channels/add`, channel, { authorization: `Bearer ${token}` });
  return snippet.channelId;
};

/** Waits until somebody's video channel stands so with the list of its platform. */
export const waitForListing = async (
  { apiUrl }: RunningSystem,
  { token }: Signed,
  state: ChannelState,
): Promise<void> => {
  const headers = { authorization: `Bearer ${token}` };
  const stateOf = async () => {
    const { channels } = await (await fetch(`${apiUrl}/v1/coverage`, { headers })).json();
    const youtube = channels.find(({ platform }: { readonly platform: string }) => platform === 'youtube');
    return String(youtube?.listing?.state);
  };
  // A round comes each minute.
  await expect.poll(stateOf, { message: 'the channel’s listing', timeout: 150_000 }).toBe(state);
};
