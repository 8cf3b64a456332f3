import type { CoveragePlatform } from '@backbeat/domain/coverage';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database, DbDeps } from '../db/Database.ts';
import { type UserRow, users } from '../db/schema/accounts.ts';
import { coverageAddresses, furtherChannels } from '../db/schema/channels.ts';
import { randomSecret } from '../lib/secrets.ts';
import type { Audience } from './createAudience.ts';
import { type FurtherChannel, readFurtherChannels } from './furtherChannels.ts';
import { tryMeasuredChannels } from './measureAudience.ts';
import { extraChannelOf, type OwnChannel } from './readOwnChannels.ts';

/** 132 bits. Short, because people type the address into the settings of chat bots. */
export const tokenLength = 22;

type Addressed = Pick<OwnChannel, 'platform' | 'id' | 'isExtra'>;

const isThat = (userId: number, { id }: Pick<OwnChannel, 'id'>) =>
  and(eq(furtherChannels.userId, userId), eq(furtherChannels.channelId, id));

/** A public address. */
interface PublicAddress {
  readonly platform: CoveragePlatform;
  /** The extra channel that it is for; null for the first channel of the platform. */
  readonly extraId: string | null;
  readonly token: string;
  readonly createdAt: Date;
}

/** All public addresses of some accounts. */
export const readAddresses = async (
  db: Database,
  userIds: readonly number[],
): Promise<readonly PublicAddress[]> => {
  const ids = [...userIds];
  const first = await db.select().from(coverageAddresses).where(inArray(coverageAddresses.userId, ids));
  const further = await db.select().from(furtherChannels).where(inArray(furtherChannels.userId, ids));
  return [
    ...first.map(({ platform, token, createdAt }) => ({ platform, extraId: null, token, createdAt })),
    ...further.flatMap(({ channelId: extraId, addressToken: token, addressMadeAt: createdAt }) =>
      token === null || createdAt === null
        ? []
        : [{ platform: 'youtube' as const, extraId, token, createdAt }],
    ),
  ];
};

/** Writes the address of the first channel of a platform. */
const writeFirst = async (
  db: Database,
  userId: number,
  platform: CoveragePlatform,
  address: Pick<PublicAddress, 'token' | 'createdAt'>,
): Promise<void> => {
  await db
    .insert(coverageAddresses)
    .values({ userId, platform, ...address })
    .onConflictDoUpdate({ target: [coverageAddresses.userId, coverageAddresses.platform], set: address });
};

/** Makes a channel's address, a new one each time. */
export const makeAddress = async (
  { db, clock }: DbDeps,
  userId: number,
  channel: Addressed,
): Promise<void> => {
  const fresh = { token: randomSecret().slice(0, tokenLength), createdAt: new Date(clock.now()) };
  if (channel.isExtra) {
    const { token: addressToken, createdAt: addressMadeAt } = fresh;
    await db.update(furtherChannels).set({ addressToken, addressMadeAt }).where(isThat(userId, channel));
    return;
  }
  await writeFirst(db, userId, channel.platform, fresh);
};

/** Ends a further channel that is the first one by now. Its address goes along, and ends the one of before. */
export const endFurther = async (tx: Database, userId: number, id: string): Promise<void> => {
  const [ended] = await tx.delete(furtherChannels).where(isThat(userId, { id })).returning();
  if (ended?.addressToken == null || ended.addressMadeAt === null) return;
  await writeFirst(tx, userId, 'youtube', { token: ended.addressToken, createdAt: ended.addressMadeAt });
};

/** Revokes a channel's address. */
export const revokeAddress = async (
  { db }: Pick<DbDeps, 'db'>,
  userId: number,
  channel: Addressed,
): Promise<void> => {
  if (channel.isExtra)
    await db
      .update(furtherChannels)
      .set({ addressToken: null, addressMadeAt: null })
      .where(isThat(userId, channel));
  else
    await db
      .delete(coverageAddresses)
      .where(and(eq(coverageAddresses.userId, userId), eq(coverageAddresses.platform, channel.platform)));
};

/** Whose address it is. */
export interface AddressOwner {
  readonly user: UserRow;
  /** Null where the channel was disconnected. */
  readonly channel: OwnChannel | null;
  /** `false` for an extra channel that is more than the plan covers. */
  readonly hasPlace: boolean;
}

const withPlace = async (db: Database, user: UserRow, further: FurtherChannel): Promise<AddressOwner> => {
  const { sharedId, channels } = await readFurtherChannels(db, user.id);
  // A merge may bring the first channel as a further one: the plan covers it without an extra place.
  const hasPlace =
    further.channelId === sharedId ||
    channels.some(({ id, hasPlace: isPlaced }) => id === further.id && isPlaced);
  return { user, channel: extraChannelOf(further), hasPlace };
};

/** The account and the channel of an address; null for an unknown token. */
export const findAddressOwner = async (
  deps: DbDeps,
  audience: Audience,
  token: string,
): Promise<AddressOwner | null> => {
  const { db } = deps;
  const [found] = await db
    .select({ user: users, platform: coverageAddresses.platform })
    .from(coverageAddresses)
    .innerJoin(users, eq(users.id, coverageAddresses.userId))
    .where(eq(coverageAddresses.token, token));
  if (found !== undefined) {
    const channels = await tryMeasuredChannels(deps, audience, found.user.id);
    const channel = channels.find(({ platform }) => platform === found.platform) ?? null;
    // An extra channel is not the one that the address was made for.
    return { user: found.user, channel: channel?.isExtra === true ? null : channel, hasPlace: true };
  }
  const [further] = await db
    .select({ user: users, channel: furtherChannels })
    .from(furtherChannels)
    .innerJoin(users, eq(users.id, furtherChannels.userId))
    .where(eq(furtherChannels.addressToken, token));
  return further === undefined ? null : withPlace(db, further.user, further.channel);
};
