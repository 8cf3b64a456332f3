import type { Client } from '../client/Client.ts';
import type { SharedChannel } from '../contract/channels.ts';
import { fixedTexts } from '../errors/errorTexts.ts';

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
