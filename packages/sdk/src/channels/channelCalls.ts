import type { CallOptions, Client } from '../client/Client.ts';
import type { SharedChannel } from '../contract/channels.ts';
import { fixedTexts } from '../errors/errorTexts.ts';

/** A channel as the site shows it in the search. */
export interface ChannelHit {
  readonly channelId: string;
  readonly channelImageUrl: string;
  readonly channelName: string;
}

/**
 * The video channel that the signed-in person shared: the first one, or `null`.
 *
 * @throws what the client throws; `errorText` gives 'YouTube channel get error - Status: …, Message: ….'
 * @example
 * const channel = await sharedChannel(client);
 */
export const sharedChannel = async (
  client: Pick<Client, 'shareChannels'>,
  options: CallOptions = {},
): Promise<SharedChannel | null> => (await client.shareChannels({}, options)).channels[0] ?? null;

/**
 * Finds video channels by name. An empty name finds nothing and asks nobody.
 *
 * @throws what the client throws; `errorText` gives 'YouTube channel search error - Status: …, Message: ….'
 * @example
 * const hits = await searchChannels(client, 'lofi');
 */
export const searchChannels = async (
  client: Pick<Client, 'channelSearch'>,
  name: string,
  options: CallOptions = {},
): Promise<readonly ChannelHit[]> => {
  const channelName = name.trim();
  if (channelName === '') return [];
  const items = await client.channelSearch({ query: { channelName } }, options);
  return items.map(({ snippet }) => ({
    channelId: snippet.channelId,
    channelImageUrl: snippet.thumbnails.default.url,
    channelName: snippet.channelTitle,
  }));
};

/** What saving needs besides the channel. */
export interface SaveChannelOptions {
  /** The session token; without one nothing is sent. */
  readonly token: string | null;
  readonly signal?: AbortSignal;
  /** @default console.error */
  readonly log?: (message: string, error: unknown) => void;
}

/**
 * Saves the shared video channel. Never rejects: the sign-up goes on either way.
 *
 * @returns did it work? `false` without a token (silently) and after a failure (logged)
 * @example
 * const saved = await saveSharedChannel(client, channel, { token });
 */
export const saveSharedChannel = async (
  client: Pick<Client, 'shareChannelAdd'>,
  channel: SharedChannel,
  { token, signal, log = console.error }: SaveChannelOptions,
): Promise<boolean> => {
  if (token === null) return false;
  try {
    const body = { ...channel, channelType: 'youtube' } as const;
    const answer = await client.shareChannelAdd({ body }, { token, ...(signal && { signal }) });
    if (!('errors' in answer)) return true;
    log(fixedTexts.channelSaveFailed, answer.errors);
  } catch (error) {
    log(fixedTexts.channelSaveFailed, error);
  }
  return false;
};
