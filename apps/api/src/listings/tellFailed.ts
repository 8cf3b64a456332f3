import type { ListingProblem } from '@backbeat/domain/coverage';
import type { Database } from '../db/Database.ts';
import type { ChannelListingRow } from '../db/schema/listings.ts';
import type { Letters } from '../letters/createLetters.ts';

/** What queues the letter about a channel that is not on the list. */
export interface TellDeps {
  readonly letters: Pick<Letters, 'queue'>;
}

/** Tells the person once why a channel is not on the list. Nobody is left to tell after the end of an account. */
export const tellFailed = async (
  { letters }: TellDeps,
  tx: Database,
  { id, userId, channelName }: Pick<ChannelListingRow, 'id' | 'userId' | 'channelName'>,
  problem: ListingProblem,
): Promise<void> => {
  if (userId === null) return;
  await letters.queue(tx, {
    userId,
    key: `listing-failed:${id}:${problem}`,
    letter: { kind: 'listing-failed', channel: channelName, problem },
  });
};
