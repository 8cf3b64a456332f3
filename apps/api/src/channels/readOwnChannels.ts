import type { AudienceTierName } from '@backbeat/domain';
import type { CoveragePlatform } from '@backbeat/domain/coverage';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { identities } from '../db/schema/accounts.ts';
import { sharedChannels } from '../db/schema/channels.ts';

/** A channel of an account. */
export interface OwnChannel {
  readonly platform: CoveragePlatform;
  readonly id: string;
  readonly name: string;
  /** Of its audience when it was connected, or smaller since; null until it was measured. */
  readonly audienceTier: AudienceTierName | null;
  readonly connectedAt: Date;
}

/** A live channel is an account's by being connected, a video channel by being shared: a Google account alone has none. */
export const readOwnChannels = async (db: Database, userId: number): Promise<readonly OwnChannel[]> => {
  const connected = await db
    .select({
      id: identities.subject,
      name: identities.username,
      audienceTier: identities.audienceTier,
      connectedAt: identities.createdAt,
    })
    .from(identities)
    .where(and(eq(identities.userId, userId), eq(identities.provider, 'twitch')));
  const shared = await db
    .select({
      platform: sharedChannels.channelType,
      id: sharedChannels.channelId,
      name: sharedChannels.channelName,
      audienceTier: sharedChannels.audienceTier,
      connectedAt: sharedChannels.sharedAt,
    })
    .from(sharedChannels)
    .where(eq(sharedChannels.userId, userId));
  return [...connected.map((channel) => ({ platform: 'twitch' as const, ...channel })), ...shared];
};
