import type { CallOptions, Client } from '../client/Client.ts';
import { SdkError } from '../errors/SdkError.ts';

/** The whole part of a number; 0 for NaN, infinite and negative values. */
const wholeNumber = (value: number): number => (value >= 0 && Number.isFinite(value) ? Math.trunc(value) : 0);

/** A failure counts as 0, silently; only the caller's own abort goes through. */
const orZero = async (read: Promise<number>): Promise<number> => {
  try {
    return wholeNumber(await read);
  } catch (error) {
    if (error instanceof SdkError) return 0;
    throw error;
  }
};

/**
 * Average views of a video channel: a whole number, 0 on any failure.
 *
 * @example
 * const views = await averageViews(client, 'UC-lofi');
 */
export const averageViews = (
  client: Pick<Client, 'averageViews'>,
  channelId: string,
  options: CallOptions = {},
): Promise<number> =>
  orZero(
    client
      .averageViews({ params: { channelId } }, options)
      .then((answer) => Number.parseInt(`${answer}`, 10)),
  );

const twitchStatsQuery =
  'query twitchStats($channelId: ID!) { twitchStats(channelId: $channelId) { avgViewers } }';

/**
 * Average viewers of a live-streaming channel over the last 30 days: a whole number, 0 on any failure.
 *
 * @example
 * const viewers = await twitchViewers(client, '12345');
 */
export const twitchViewers = (
  client: Pick<Client, 'twitchStats'>,
  channelId: string,
  options: CallOptions = {},
): Promise<number> =>
  orZero(
    client
      .twitchStats({ body: { query: twitchStatsQuery, variables: { channelId } } }, options)
      .then(({ data }) => data?.twitchStats?.avgViewers ?? 0),
  );
