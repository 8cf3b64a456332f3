import { createHash } from 'node:crypto';
import { dayMs } from '@backbeat/domain';
import { desc, isNotNull, sql } from 'drizzle-orm';
import {
  CompactEncrypt,
  CompactSign,
  type CryptoKey,
  calculateJwkThumbprint,
  compactDecrypt,
  errors,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
} from 'jose';
import type { Config } from '../config/Config.ts';
import type { Database, DbDeps } from '../db/Database.ts';
import { certificateKeys } from '../db/schema/certificates.ts';

/** A key signs for this long, then its private half is deleted. Its signatures verify for good. */
const signingMs = 365 * dayMs;

/** Any number that no other lock of the database has. One process makes the new key, the others wait. */
const rotationLock = 20_261_123;

export interface CertificateKeysDeps extends DbDeps {
  readonly config: Pick<Config, 'certificateKeysSecret'>;
}

/** Signs certificates, and publishes the keys that verify them. */
export interface CertificateKeys {
  /** The compact JWS (ES256) of a payload. */
  sign(payload: object): Promise<string>;
  /** All public keys. None is withdrawn, so that old certificates verify. */
  published(): Promise<readonly JWK[]>;
}

interface SigningKey {
  readonly kid: string;
  readonly privateKey: CryptoKey;
}

const importPrivate = async (jwk: JWK): Promise<CryptoKey> => {
  const key = await importJWK(jwk, 'ES256');
  if (key instanceof Uint8Array) throw new Error('A key of certificates is not an EC key.');
  return key;
};

export const createCertificateKeys = ({ db, clock, config }: CertificateKeysDeps): CertificateKeys => {
  const sealKey = createHash('sha256').update(config.certificateKeysSecret).digest();

  const seal = (jwk: JWK): Promise<string> =>
    new CompactEncrypt(new TextEncoder().encode(JSON.stringify(jwk)))
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .encrypt(sealKey);

  /** Null for a key that was sealed with another secret. */
  const unseal = async (sealed: string): Promise<CryptoKey | null> => {
    try {
      const { plaintext } = await compactDecrypt(sealed, sealKey);
      const jwk: JWK = JSON.parse(new TextDecoder().decode(plaintext));
      return await importPrivate(jwk);
    } catch (error) {
      if (error instanceof errors.JWEDecryptionFailed) return null;
      throw error;
    }
  };

  /** The current key; null if a new one is due. */
  const current = async (tx: Database): Promise<SigningKey | null> => {
    const [row] = await tx
      .select()
      .from(certificateKeys)
      .where(isNotNull(certificateKeys.sealedPrivateJwk))
      .orderBy(desc(certificateKeys.createdAt))
      .limit(1);
    if (row?.sealedPrivateJwk == null || clock.now() - row.createdAt.getTime() >= signingMs) return null;
    const privateKey = await unseal(row.sealedPrivateJwk);
    return privateKey === null ? null : { kid: row.kid, privateKey };
  };

  const rotate = (): Promise<SigningKey> =>
    db.transaction(async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${rotationLock})`);
      const madeMeanwhile = await current(tx);
      if (madeMeanwhile !== null) return madeMeanwhile;
      const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
      const jwk = await exportJWK(publicKey);
      const kid = await calculateJwkThumbprint(jwk);
      await tx.update(certificateKeys).set({ sealedPrivateJwk: null });
      await tx.insert(certificateKeys).values({
        kid,
        publicJwk: { ...jwk, kid, alg: 'ES256', use: 'sig' },
        sealedPrivateJwk: await seal(await exportJWK(privateKey)),
        createdAt: new Date(clock.now()),
      });
      return { kid, privateKey };
    });

  return {
    sign: async (payload) => {
      const { kid, privateKey } = (await current(db)) ?? (await rotate());
      return new CompactSign(new TextEncoder().encode(JSON.stringify(payload)))
        .setProtectedHeader({ alg: 'ES256', kid, typ: 'coverage-certificate' })
        .sign(privateKey);
    },
    published: async () => {
      const rows = await db
        .select({ publicJwk: certificateKeys.publicJwk })
        .from(certificateKeys)
        .orderBy(desc(certificateKeys.createdAt));
      return rows.map(({ publicJwk }) => publicJwk);
    },
  };
};
