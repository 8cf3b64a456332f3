import { calculateJwkThumbprint, EmbeddedJWK, errors, jwtVerify } from 'jose';
import * as z from 'zod/mini';
import type { DbDeps } from '../db/Database.ts';
import { staffProofs } from '../db/schema/staff.ts';
import { hashSecret } from '../lib/secrets.ts';

/** The clocks of browsers and servers may differ by this much, in both directions. */
const toleranceSeconds = 60;
/** No spelling of a moment within the tolerance is older once it is over. */
const keptMs = 3 * toleranceSeconds * 1_000;

const claimsSchema = z.object({
  htm: z.string(),
  htu: z.string(),
  jti: z.string().check(z.minLength(16), z.maxLength(128)),
});

/** The call that a proof is for. */
export interface ProvenCall {
  readonly method: string;
  /** Without its query. */
  readonly url: string;
  /** Of the key that the caller has to hold (RFC 7638, SHA-256). */
  readonly keyThumbprint: string;
}

const withoutQuery = (address: string): string | null => {
  if (!URL.canParse(address)) return null;
  const { origin, pathname } = new URL(address);
  return `${origin}${pathname}`;
};

/** The id of the proof, if it is a valid one (RFC 9449, section 4.3) for this call; else null. */
const readProof = async (proof: string, call: ProvenCall, nowMs: number): Promise<string | null> => {
  try {
    const { payload, protectedHeader } = await jwtVerify(proof, EmbeddedJWK, {
      algorithms: ['ES256'],
      typ: 'dpop+jwt',
      maxTokenAge: 0,
      clockTolerance: toleranceSeconds,
      currentDate: new Date(nowMs),
    });
    const claims = claimsSchema.safeParse(payload);
    if (!claims.success || protectedHeader.jwk === undefined) return null;
    const { htm, htu, jti } = claims.data;
    const isForCall = htm === call.method && withoutQuery(htu) === withoutQuery(call.url);
    const isOfKey = (await calculateJwkThumbprint(protectedHeader.jwk, 'sha256')) === call.keyThumbprint;
    return isForCall && isOfKey ? jti : null;
  } catch (error) {
    // Whoever calls may send anything as a key.
    if (error instanceof errors.JOSEError || error instanceof TypeError || error instanceof DOMException)
      return null;
    throw error;
  }
};

/**
 * Takes the proof of a call: it has to be signed by the browser's key for this method and address within the last
 * minute, and each counts once.
 */
export const takeProof = async (
  { db, clock }: DbDeps,
  proof: string | undefined,
  call: ProvenCall,
): Promise<boolean> => {
  const id = proof === undefined ? null : await readProof(proof, call, clock.now());
  if (id === null) return false;
  const taken = await db
    .insert(staffProofs)
    .values({
      idHash: hashSecret(`${call.keyThumbprint} ${id}`),
      expiresAt: new Date(clock.now() + keptMs),
    })
    .onConflictDoNothing()
    .returning({ idHash: staffProofs.idHash });
  return taken.length === 1;
};
