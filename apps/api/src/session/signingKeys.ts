import { dayMs } from '@backbeat/domain';
import { desc, lt } from 'drizzle-orm';
import {
  type CryptoKey,
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
} from 'jose';
import type { DbDeps } from '../db/Database.ts';
import { signingKeys } from '../db/schema/sessions.ts';

/** How long a key signs. */
const signingMs = 30 * dayMs;
/** How long a key is kept: until its last token has expired. */
const keepingMs = signingMs + 15 * dayMs;
/** How long a new key of another process may be unknown here. An unknown key id reloads at once, at most this often. */
const reloadMs = 60_000;
const unknownReloadMs = 1_000;

interface Key {
  readonly kid: string;
  readonly createdAtMs: number;
  readonly publicJwk: JWK;
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
}

/** The keys of the session tokens. */
export interface SigningKeys {
  /** The signing key; a new one when the newest is too old. */
  current(): Promise<Pick<Key, 'kid' | 'privateKey'>>;
  /** The key that a token names, or null. */
  find(kid: string): Promise<CryptoKey | null>;
  /** The public halves, for /.well-known/jwks.json. */
  published(): Promise<{ keys: JWK[] }>;
}

const importKey = async (jwk: JWK): Promise<CryptoKey> => {
  const key = await importJWK(jwk, 'ES256');
  if (key instanceof Uint8Array) throw new Error('A signing key in the database is not an EC key.');
  return key;
};

const createRow = async (createdAt: Date): Promise<typeof signingKeys.$inferInsert> => {
  const pair = await generateKeyPair('ES256', { extractable: true });
  const publicJwk = await exportJWK(pair.publicKey);
  const kid = await calculateJwkThumbprint(publicJwk);
  const privateJwk = await exportJWK(pair.privateKey);
  return { kid, privateJwk, publicJwk: { ...publicJwk, kid, alg: 'ES256', use: 'sig' }, createdAt };
};

/** Signing keys in the database, which all processes share. */
export const createSigningKeys = ({ db, clock }: DbDeps): SigningKeys => {
  let keys: readonly Key[] = [];
  let loadedAtMs = Number.NEGATIVE_INFINITY;

  const load = async (): Promise<void> => {
    const rows = await db.select().from(signingKeys).orderBy(desc(signingKeys.createdAt));
    keys = await Promise.all(
      rows.map(async (row) => ({
        kid: row.kid,
        createdAtMs: row.createdAt.getTime(),
        publicJwk: row.publicJwk,
        privateKey: await importKey(row.privateJwk),
        publicKey: await importKey(row.publicJwk),
      })),
    );
    loadedAtMs = clock.now();
  };
  const loadIfOlderThan = async (ageMs: number): Promise<void> => {
    if (clock.now() - loadedAtMs >= ageMs) await load();
  };
  const newest = (): Key | null => {
    const key = keys[0];
    return key !== undefined && clock.now() - key.createdAtMs < signingMs ? key : null;
  };

  return {
    current: async () => {
      await loadIfOlderThan(reloadMs);
      const known = newest();
      if (known !== null) return known;
      await db.delete(signingKeys).where(lt(signingKeys.createdAt, new Date(clock.now() - keepingMs)));
      await db.insert(signingKeys).values(await createRow(new Date(clock.now())));
      await load();
      const created = newest();
      if (created === null) throw new Error('A new signing key was stored and is not there.');
      return created;
    },
    find: async (kid) => {
      await loadIfOlderThan(reloadMs);
      if (!keys.some((key) => key.kid === kid)) await loadIfOlderThan(unknownReloadMs);
      return keys.find((key) => key.kid === kid)?.publicKey ?? null;
    },
    published: async () => {
      await loadIfOlderThan(reloadMs);
      return { keys: keys.map((key) => key.publicJwk) };
    },
  };
};
