import { brand } from '@backbeat/domain';
import { errors, type JWTHeaderParameters, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod/mini';
import type { Config } from '../config/Config.ts';
import type { DbDeps } from '../db/Database.ts';
import type { SigningKeys } from './signingKeys.ts';

/** The site refreshes a week before the end, so it has a week to do so. */
const lifetimeSeconds = 14 * 24 * 3600;
const clockToleranceSeconds = 60;
/** How long an expired token still identifies its account. */
const oldSeconds = 90 * 24 * 3600;

const claimsSchema = z.object({ guid: z.uuid(), hash: z.string(), sid: z.uuid() });

/** The claims of a session token. `sid` is the sign-in that it came from. */
type SessionClaims = z.output<typeof claimsSchema>;

export interface SessionDeps extends DbDeps {
  readonly config: Pick<Config, 'apiUrl'>;
}

/** Makes and reads session tokens (JWT, ES256; claims exp, guid, hash as the specification has them). */
export interface SessionTokens {
  sign(claims: SessionClaims): Promise<string>;
  /** Null unless it is a valid token of ours. */
  verify(token: string): Promise<SessionClaims | null>;
  /** As `verify`, for a token that may have expired. */
  verifyOld(token: string): Promise<SessionClaims | null>;
}

/** Base64url has several spellings of 64 bytes: only the one with zero padding bits is accepted. */
const canonicalSignature = /\.[\w-]{85}[AQgw]$/;

class UnknownKey extends Error {}

export const createSessionTokens = (
  { clock, config }: Pick<SessionDeps, 'clock' | 'config'>,
  keys: SigningKeys,
): SessionTokens => {
  const audience = brand.slug;
  // Keys come from our table by id, never from the token or an address in it.
  const findKey = async ({ kid }: JWTHeaderParameters) => {
    const key = kid === undefined ? null : await keys.find(kid);
    if (key === null) throw new UnknownKey();
    return key;
  };

  const read = async (token: string, clockTolerance: number): Promise<SessionClaims | null> => {
    if (!canonicalSignature.test(token)) return null;
    try {
      const { payload } = await jwtVerify(token, findKey, {
        algorithms: ['ES256'],
        typ: 'JWT',
        issuer: config.apiUrl,
        audience,
        requiredClaims: ['exp', 'iat', 'guid', 'hash', 'sid'],
        clockTolerance,
        currentDate: new Date(clock.now()),
      });
      const claims = claimsSchema.safeParse(payload);
      return claims.success ? claims.data : null;
    } catch (error) {
      if (error instanceof errors.JOSEError || error instanceof UnknownKey || error instanceof TypeError)
        return null;
      throw error;
    }
  };

  return {
    sign: async (claims) => {
      const { kid, privateKey } = await keys.current();
      const nowSeconds = Math.floor(clock.now() / 1000);
      return new SignJWT({ ...claims })
        .setProtectedHeader({ alg: 'ES256', typ: 'JWT', kid })
        .setIssuer(config.apiUrl)
        .setAudience(audience)
        .setIssuedAt(nowSeconds)
        .setExpirationTime(nowSeconds + lifetimeSeconds)
        .sign(privateKey);
    },
    verify: (token) => read(token, clockToleranceSeconds),
    verifyOld: (token) => read(token, oldSeconds),
  };
};
