import {
  type AccountTier,
  type Coverage,
  type CoveragePlatform,
  type CoverageRenewal,
  type CoveredPeriod,
  coverage,
  type PlanCode,
} from '@backbeat/domain';
import { and, eq, inArray } from 'drizzle-orm';
import { currentSubscription, isLive, type SubscriptionRow } from '../billing/accountTier.ts';
import { readCoveredPeriods } from '../billing/readCoveredPeriods.ts';
import type { DbDeps } from '../db/Database.ts';
import { identities, type UserRow } from '../db/schema/accounts.ts';
import { sharedChannels } from '../db/schema/channels.ts';
import { subscriptions } from '../db/schema/premium.ts';

/** A channel of an account. */
export interface OwnChannel {
  readonly platform: CoveragePlatform;
  readonly name: string;
  readonly isListed: boolean;
}

type Owner = Pick<UserRow, 'id' | 'grantedTier' | 'nextStreamAt' | 'createdAt'>;

/** A live channel is listed by being connected, a video channel by being shared: a Google account alone has none. */
export const readChannels = async (
  { db }: Pick<DbDeps, 'db'>,
  userId: number,
): Promise<readonly OwnChannel[]> => {
  const connected = await db
    .select({ provider: identities.provider, name: identities.username })
    .from(identities)
    .where(and(eq(identities.userId, userId), inArray(identities.provider, ['twitch', 'google_oauth2'])));
  const shared = await db
    .select({ name: sharedChannels.channelName })
    .from(sharedChannels)
    .where(eq(sharedChannels.userId, userId));
  const of = (provider: string) => connected.filter((identity) => identity.provider === provider);
  return [
    ...of('twitch').map(({ name }) => ({ platform: 'twitch' as const, name, isListed: true })),
    ...shared.map(({ name }) => ({ platform: 'youtube' as const, name, isListed: true })),
    ...(shared.length > 0 ? [] : of('google_oauth2')).map(({ name }) => ({
      platform: 'youtube' as const,
      name,
      isListed: false,
    })),
  ];
};

/** The plan whose rights a tier has that was given by hand. */
const plansOfGrantedTiers: Readonly<Record<AccountTier, PlanCode | null>> = {
  free: null,
  premStream: 'rocksprem_i_m_v2',
  premDownload: 'rockspremdownloads_m_v1',
  pro: 'rockspro_m_v1',
  '0cpm': 'rockspro_m_v1',
  admin: 'rockspro_m_v1',
};

const grantedPeriods = (tier: AccountTier, fromMs: number): readonly CoveredPeriod[] => {
  const planCode = plansOfGrantedTiers[tier];
  return planCode === null ? [] : [{ planCode, fromMs, untilMs: null }];
};

const renewalOf = (row: SubscriptionRow | null): CoverageRenewal => {
  if (row === null) return { kind: 'none' };
  const { state, provider } = row;
  const endsAtMs = row.paidThroughDate?.getTime() ?? null;
  if (state === 'past_due') return { kind: 'past-due', atMs: endsAtMs };
  // A pause that waits ends what is covered as a cancellation does.
  if (state === 'canceled' || provider === 'humble' || row.pausesAt !== null)
    return { kind: 'ends', atMs: endsAtMs };
  return { kind: 'renews', atMs: row.nextBillingDate?.getTime() ?? endsAtMs };
};

/** An account's coverage at this moment, and what comes next of the subscription. */
export const readCoverage = async (
  { db, clock }: DbDeps,
  user: Owner,
  channels: readonly OwnChannel[],
): Promise<Coverage & { readonly renewal: CoverageRenewal }> => {
  const atMs = clock.now();
  const { grantedTier } = user;
  const rows = await db.select().from(subscriptions).where(eq(subscriptions.userId, user.id));
  const live = grantedTier === null ? rows.filter((row) => isLive(row, atMs)) : [];
  const renewal = renewalOf(currentSubscription(live, atMs));
  const periods =
    grantedTier === null
      ? await readCoveredPeriods(db, user.id, new Date(atMs))
      : grantedPeriods(grantedTier, user.createdAt.getTime());
  const nextStreamMs = user.nextStreamAt?.getTime() ?? null;
  return { ...coverage({ periods, renewal, channels, nextStreamMs, atMs }), renewal };
};
