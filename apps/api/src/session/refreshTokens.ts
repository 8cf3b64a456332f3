import { randomUUID } from 'node:crypto';
import { dayMs } from '@backbeat/domain';
import { and, eq, isNull } from 'drizzle-orm';
import type { DbDeps } from '../db/Database.ts';
import { identities, users } from '../db/schema/accounts.ts';
import { refreshFamilies, refreshTokens } from '../db/schema/sessions.ts';
import type { Provider } from '../lib/Provider.ts';
import { deriveSecret, hashSecret, randomSecret } from '../lib/secrets.ts';

/** How long a sign-in lasts. */
export const familyLifetimeMs = 90 * dayMs;
/** A used token is accepted this long, for calls that were sent before the new one arrived. */
const overlapMs = 10_000;

/** A family and its next refresh token. */
interface Rotation {
  readonly familyId: string;
  readonly userId: number;
  readonly token: string;
}

/** Opaque refresh tokens, stored as hashes, each for one use. */
export interface RefreshTokens {
  /** Starts the family of a new sign-in; null if the account has no identity of the provider any more. */
  begin(userId: number, provider: Provider): Promise<Rotation | null>;
  /** The owner of a token, without using it. */
  peek(token: string): Promise<{ familyId: string; userId: number } | null>;
  /** Uses a token and returns its successor. A token that was used before the overlap revokes its family. */
  rotate(token: string): Promise<Rotation | null>;
  /** Revokes the family of a token. */
  revoke(token: string): Promise<void>;
  /** Revokes a sign-in: its refresh tokens and their session tokens. */
  revokeFamily(familyId: string): Promise<void>;
}

export const createRefreshTokens = ({ db, clock }: DbDeps): RefreshTokens => {
  const now = () => new Date(clock.now());

  const findLive = async (token: string) => {
    const [row] = await db
      .select({ family: refreshFamilies, usedAt: refreshTokens.usedAt })
      .from(refreshTokens)
      .innerJoin(refreshFamilies, eq(refreshFamilies.id, refreshTokens.familyId))
      .where(and(eq(refreshTokens.tokenHash, hashSecret(token)), isNull(refreshFamilies.revokedAt)));
    return row !== undefined && row.family.expiresAt > now() ? row : null;
  };
  const isReused = (usedAt: Date | null): boolean =>
    usedAt !== null && clock.now() - usedAt.getTime() > overlapMs;

  const end = async (familyId: string, revokedBecause: 'logout' | 'reuse'): Promise<void> => {
    await db
      .update(refreshFamilies)
      .set({ revokedAt: now(), revokedBecause })
      .where(and(eq(refreshFamilies.id, familyId), isNull(refreshFamilies.revokedAt)));
  };

  return {
    begin: (userId, provider) => {
      const familyId = randomUUID();
      const token = randomSecret();
      const expiresAt = new Date(clock.now() + familyLifetimeMs);
      return db.transaction(async (tx) => {
        // Waits for a call that unlinks the identity, which ends the sign-ins that it finds.
        await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('key share');
        const isLinked = and(eq(identities.userId, userId), eq(identities.provider, provider));
        if ((await tx.$count(identities, isLinked)) === 0) return null;
        await tx.insert(refreshFamilies).values({
          id: familyId,
          userId,
          provider,
          rotationSecret: randomSecret(),
          createdAt: now(),
          expiresAt,
        });
        await tx.insert(refreshTokens).values({ tokenHash: hashSecret(token), familyId, createdAt: now() });
        return { familyId, userId, token };
      });
    },

    peek: async (token) => {
      const row = await findLive(token);
      return row === null || isReused(row.usedAt)
        ? null
        : { familyId: row.family.id, userId: row.family.userId };
    },

    rotate: async (token) => {
      const row = await findLive(token);
      if (row === null) return null;
      const { family } = row;
      if (isReused(row.usedAt)) {
        await end(family.id, 'reuse');
        return null;
      }
      // The successor is derived from the token, so racing calls get the same one.
      const successor = deriveSecret(family.rotationSecret, token);
      await db.transaction(async (tx) => {
        await tx
          .update(refreshTokens)
          .set({ usedAt: now() })
          .where(and(eq(refreshTokens.tokenHash, hashSecret(token)), isNull(refreshTokens.usedAt)));
        await tx
          .insert(refreshTokens)
          .values({ tokenHash: hashSecret(successor), familyId: family.id, createdAt: now() })
          .onConflictDoNothing();
      });
      return { familyId: family.id, userId: family.userId, token: successor };
    },

    revoke: async (token) => {
      const row = await findLive(token);
      if (row !== null) await end(row.family.id, 'logout');
    },

    revokeFamily: (familyId) => end(familyId, 'logout'),
  };
};
