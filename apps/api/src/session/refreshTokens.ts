import { randomUUID } from 'node:crypto';
import { dayMs } from '@backbeat/domain';
import { and, eq, isNull } from 'drizzle-orm';
import type { DbDeps } from '../db/Database.ts';
import { refreshFamilies, refreshTokens } from '../db/schema/sessions.ts';
import { deriveSecret, hashSecret, randomSecret } from '../lib/secrets.ts';

/** A sign-in lasts this long; then the person signs in again. */
export const familyLifetimeMs = 90 * dayMs;
/** A used token is still accepted this long, for calls that were sent before the new one arrived. */
const overlapMs = 10_000;

/** A family and the refresh token to hold from now on. */
interface Rotation {
  readonly familyId: string;
  readonly userId: number;
  readonly token: string;
}

/** Refresh tokens: opaque, kept as hashes, good for one use. */
export interface RefreshTokens {
  /** Begins a family for a fresh sign-in. */
  begin(userId: number): Promise<Rotation>;
  /** Whose token it is, without using it up. */
  peek(token: string): Promise<{ familyId: string; userId: number } | null>;
  /** Uses a token up and gives its successor; a token used up before the overlap revokes its family. */
  rotate(token: string): Promise<Rotation | null>;
  /** Ends the token's family. */
  revoke(token: string): Promise<void>;
  /** Ends a sign-in: its refresh tokens and the session tokens that came from it. */
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
    begin: async (userId) => {
      const familyId = randomUUID();
      const token = randomSecret();
      const expiresAt = new Date(clock.now() + familyLifetimeMs);
      await db.transaction(async (tx) => {
        await tx
          .insert(refreshFamilies)
          .values({ id: familyId, userId, rotationSecret: randomSecret(), createdAt: now(), expiresAt });
        await tx.insert(refreshTokens).values({ tokenHash: hashSecret(token), familyId, createdAt: now() });
      });
      return { familyId, userId, token };
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
      // The successor follows from the token, so calls that race inside the overlap all get the same one.
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
