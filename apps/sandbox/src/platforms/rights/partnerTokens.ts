import type { KeyObject } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { jwtVerify } from 'jose';
import * as z from 'zod/mini';
import { applyFault } from '../../control/faults.ts';
import type { SandboxContext } from '../../SandboxContext.ts';
import { newTokenId } from '../../store/ids.ts';

const grantType = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
const partnerScope = 'https://www.googleapis.com/auth/youtubepartner';
const tokenLifetimeSeconds = 3_599;
/** An assertion may be good for an hour at most. */
const assertionLifetimeSeconds = 3_600;
const maxTokens = 1_000;

const assertionClaims = z.object({ scope: z.string(), iat: z.number(), exp: z.number() });

/** Tokens of the partner account. In memory: after a restart another one has to be asked for. */
export interface PartnerTokens {
  readonly routes: Hono;
  isValid(token: string): boolean;
}

const refused = (c: Context, error: string, description: string): Response =>
  c.json({ error, error_description: description }, 400);

/** /google/token: a token for an assertion that the account's key signed (RFC 7523). By the machine's clock, as sign-ins. */
export const createPartnerTokens = ({ url, partner, faults }: SandboxContext): PartnerTokens => {
  const routes = new Hono();
  const endsAtMs = new Map<string, number>();

  /** @returns the scopes that are asked for; null where the assertion is not accepted */
  const readAssertion = async (assertion: string, key: KeyObject): Promise<string[] | null> => {
    try {
      const { payload } = await jwtVerify(assertion, key, {
        algorithms: ['RS256'],
        issuer: partner.account,
        audience: `${url}/google/token`,
      });
      const { scope, iat, exp } = assertionClaims.parse(payload);
      return exp - iat <= assertionLifetimeSeconds ? scope.split(' ') : null;
    } catch {
      return null;
    }
  };

  routes.use('/google/token', applyFault(faults, 'rightsToken'));
  routes.post('/google/token', async (c) => {
    const form = await c.req.parseBody().catch((): Record<string, string> => ({}));
    if (form.grant_type !== grantType)
      return refused(c, 'unsupported_grant_type', `Invalid grant_type: ${String(form.grant_type)}`);
    const scopes =
      partner.publicKey === null
        ? null
        : await readAssertion(String(form.assertion ?? ''), partner.publicKey);
    if (scopes === null) return refused(c, 'invalid_grant', 'Invalid JWT Signature.');
    if (!scopes.includes(partnerScope))
      return refused(c, 'invalid_scope', 'Invalid OAuth scope or ID token audience provided.');
    const token = newTokenId();
    endsAtMs.set(token, Date.now() + tokenLifetimeSeconds * 1000);
    for (const oldest of endsAtMs.keys()) if (endsAtMs.size > maxTokens) endsAtMs.delete(oldest);
    return c.json({ access_token: token, expires_in: tokenLifetimeSeconds, token_type: 'Bearer' });
  });

  return { routes, isValid: (token) => (endsAtMs.get(token) ?? 0) > Date.now() };
};
