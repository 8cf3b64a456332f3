import { randomUUID } from 'node:crypto';
import { addMonths } from '@backbeat/domain';
import { eq } from 'drizzle-orm';
import { recordStart } from '../billing/recordCoverage.ts';
import type { Database, DbDeps } from '../db/Database.ts';
import { identities, users } from '../db/schema/accounts.ts';
import { checkouts, subscriptions } from '../db/schema/premium.ts';
import { staff } from '../db/schema/staff.ts';
import type { Provider } from '../lib/Provider.ts';
import { type SeededCreator, seededCreators } from './creators.ts';
import { seedPlays } from './seedPlays.ts';

/** Creators with a second account by Google, made while their address was unproven. */
const hasTwoAccounts: readonly string[] = ['twicetina'];

/** Identities that sign in; the other providers are left to connect. */
const providersOf = ({ username, provider }: SeededCreator): Provider[] => {
  if (hasTwoAccounts.includes(username)) return ['twitch'];
  return provider === 'streamlabs' ? ['twitch', 'google_oauth2', 'streamlabs'] : ['twitch', 'google_oauth2'];
};

const insertIdentities = async (
  tx: Database,
  userId: number,
  username: string,
  providers: readonly Provider[],
  now: Date,
): Promise<void> => {
  const rows = await tx
    .insert(identities)
    .values(
      providers.map((provider) => ({
        userId,
        provider,
        subject: `creator-${username}`,
        username,
        createdAt: now,
        syncedAt: now,
      })),
    )
    .returning({ id: identities.id });
  await tx
    .update(users)
    .set({ defaultIdentityId: rows[0]?.id ?? null })
    .where(eq(users.id, userId));
};

/** Creators with an earlier purchase behind the present one. */
const boughtTwice: readonly string[] = ['ledgerlena'];

/** The sandbox knows the purchase, and it is read from there. A released attempt marks it as bought in our checkout. */
const insertPurchase = async (
  tx: Database,
  userId: number,
  { username, provider, planCode }: SeededCreator,
  now: Date,
) => {
  if (planCode !== null && provider === null) {
    const times = { createdAt: now, chargedAt: now, leaseEndsAt: now, settledAt: now };
    const bought = boughtTwice.includes(username) ? ['seed', 'seed 2'] : ['seed'];
    await tx.insert(checkouts).values(
      bought.map((tokenHash) => ({
        id: randomUUID(),
        userId,
        tokenHash,
        requestHash: tokenHash,
        planCode,
        state: 'released' as const,
        ...times,
      })),
    );
  }
  if (provider === 'streamlabs' || provider === 'humble') {
    const endsAt = new Date(addMonths(now.getTime(), 3));
    const given = await tx
      .insert(subscriptions)
      .values({
        userId,
        provider,
        planCode: 'rocksprem_i_m_v2',
        state: 'active',
        nextBillingDate: provider === 'streamlabs' ? endsAt : null,
        paidThroughDate: endsAt,
        firstBillingDate: now,
        createdAt: now,
      })
      .returning();
    for (const row of given) await recordStart(tx, row);
  }
};

const seedSecond = async (tx: Database, { username, name }: SeededCreator, now: Date): Promise<void> => {
  const [user] = await tx
    .insert(users)
    .values({
      guid: randomUUID(),
      hash: `${username}-second-account`,
      username: `${username}2`,
      displayName: `${name} Two`,
      email: `${username}@creators.example`,
      test: true,
      licenseAcceptedAt: now,
      createdAt: now,
    })
    .returning({ id: users.id });
  if (user !== undefined) await insertIdentities(tx, user.id, username, ['google_oauth2'], now);
};

const seedOne = async (tx: Database, creator: SeededCreator, now: Date): Promise<void> => {
  const isGranted = creator.tier === 'admin' || creator.tier === '0cpm';
  const [user] = await tx
    .insert(users)
    .values({
      guid: randomUUID(),
      hash: `${creator.username}-account`,
      username: creator.username,
      displayName: creator.name,
      email: `${creator.username}@creators.example`,
      emailVerified: true,
      tier: creator.tier,
      grantedTier: isGranted ? creator.tier : null,
      test: true,
      licenseAcceptedAt: now,
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: users.id, guid: users.guid });
  if (user === undefined) return;
  await insertIdentities(tx, user.id, creator.username, providersOf(creator), now);
  if (creator.tier === 'admin')
    await tx.insert(staff).values({ userId: user.id, role: 'owner', addedAt: now });
  if (hasTwoAccounts.includes(creator.username)) await seedSecond(tx, creator, now);
  await insertPurchase(tx, user.id, creator, now);
  await seedPlays(tx, user.guid, creator.username, now);
};

/** Creates the accounts of the sandbox's creators, once. For runs against the sandbox only. */
export const seedCreators = async ({ db, clock }: DbDeps): Promise<void> => {
  const now = new Date(clock.now());
  await db.transaction(async (tx) => {
    for (const creator of seededCreators) await seedOne(tx, creator, now);
  });
};
