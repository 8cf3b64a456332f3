import type { Endpoints, ResponseOf } from '@backbeat/sdk/contract';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { identities } from '../db/schema/accounts.ts';
import { sharedChannels } from '../db/schema/channels.ts';

/** A channel as a certificate names it. */
export type CertifiedChannel = ResponseOf<Endpoints['certificate']>['channel'];

/** The channels of an account: that of the linked Twitch account, and the shared one of YouTube. */
export const readCertificateChannels = async (
  db: Database,
  userId: number,
): Promise<readonly CertifiedChannel[]> => {
  const linked = await db
    .select()
    .from(identities)
    .where(and(eq(identities.userId, userId), eq(identities.provider, 'twitch')));
  const shared = await db.select().from(sharedChannels).where(eq(sharedChannels.userId, userId));
  return [
    ...linked.map(({ subject, username, createdAt }) => ({
      platform: 'twitch' as const,
      id: subject,
      name: username,
      url: `https://www.twitch.tv/${encodeURIComponent(username)}`,
      ownership: 'proven' as const,
      connected_since: createdAt.toISOString(),
    })),
    ...shared.map(({ channelType, channelId, channelName, sharedAt }) => ({
      platform: channelType,
      id: channelId,
      name: channelName,
      url: `https://www.youtube.com/channel/${encodeURIComponent(channelId)}`,
      ownership: 'stated' as const,
      connected_since: sharedAt.toISOString(),
    })),
  ];
};
