import type { AudienceTierName } from '@backbeat/domain';
import type { CoveragePlatform } from '@backbeat/domain/coverage';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { identities } from '../db/schema/accounts.ts';
import { sharedChannels } from '../db/schema/channels.ts';
import { type FurtherChannel, inPlaces, readFurther, readPlaces } from './furtherChannels.ts';

/** A channel of an account. */
export interface OwnChannel {
  readonly platform: CoveragePlatform;
  readonly id: string;
  readonly name: string;
  /** The tier when the channel was connected, or a smaller one since; null until it is measured. */
  readonly audienceTier: AudienceTierName | null;
  readonly connectedAt: Date;
  /** In a paid extra place, beyond the one of every plan. */
  readonly isExtra: boolean;
}

/** A further channel as one of an account's own. */
export const extraChannelOf = ({
  channelId,
  channelName,
  audienceTier,
  sharedAt,
}: FurtherChannel): OwnChannel => ({
  platform: 'youtube',
  id: channelId,
  name: channelName,
  audienceTier,
  connectedAt: sharedAt,
  isExtra: true,
});

/**
 * An account's channels: live ones by being connected, video ones by being shared, those with an extra place last. A Google
 * account alone has none.
 */
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
  const further = await readFurther(db, userId);
  // Most people have none: their plans are not read then.
  const places = further.length === 0 ? 0 : await readPlaces(db, userId);
  return [
    ...connected.map((channel) => ({ platform: 'twitch' as const, ...channel, isExtra: false })),
    ...shared.map((channel) => ({ ...channel, isExtra: false })),
    ...inPlaces(further, shared[0]?.id ?? null, places).map(extraChannelOf),
  ];
};
