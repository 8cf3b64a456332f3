import { eq } from 'drizzle-orm';
import { randomNonce, randomPKCECodeVerifier, randomState } from 'openid-client';
import type { DbDeps } from '../db/Database.ts';
import { signInAttempts } from '../db/schema/sessions.ts';
import type { FlowChecks } from '../identities/IdentityProvider.ts';
import type { Provider } from '../lib/Provider.ts';
import { hashSecret } from '../lib/secrets.ts';

/** The time limit for a person at the provider. */
export const attemptLifetimeMs = 10 * 60_000;

type AttemptRow = typeof signInAttempts.$inferSelect;

/** The start of a flow. */
export type NewAttempt = Pick<
  AttemptRow,
  | 'purpose'
  | 'provider'
  | 'userId'
  | 'returnUrl'
  | 'licenseAccepted'
  | 'marketingOptIn'
  | 'licenseVersion'
  | 'marketingVersion'
> &
  Partial<Pick<AttemptRow, 'keyThumbprint'>> & { readonly browserSecret: string };

/** A session of the staff counts from the provider's confirmation, so an earlier one is not enough. */
const isAnew = (purpose: AttemptRow['purpose']): boolean => purpose === 'staff';

/** Running authorization flows. */
export interface SignInAttempts {
  /** Stores a flow and returns its state, nonce and code verifier. */
  begin(attempt: NewAttempt): Promise<FlowChecks>;
  /**
   * Ends and returns the flow of a callback, so that each callback counts once.
   *
   * @returns null when it is unknown, too old, of another provider or begun in another browser
   */
  finish(callback: {
    state: string | undefined;
    provider: Provider;
    purpose: AttemptRow['purpose'];
    browserSecret: string | undefined;
  }): Promise<{ attempt: AttemptRow; checks: FlowChecks } | null>;
}

export const createSignInAttempts = ({ db, clock }: DbDeps): SignInAttempts => ({
  begin: async ({ browserSecret, ...attempt }) => {
    const checks = { state: randomState(), nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier() };
    await db.insert(signInAttempts).values({
      ...attempt,
      stateHash: hashSecret(checks.state),
      browserHash: hashSecret(browserSecret),
      nonce: checks.nonce,
      codeVerifier: checks.codeVerifier,
      expiresAt: new Date(clock.now() + attemptLifetimeMs),
    });
    return isAnew(attempt.purpose) ? { ...checks, maxAgeSeconds: 0 } : checks;
  },

  finish: async ({ state, provider, purpose, browserSecret }) => {
    if (state === undefined) return null;
    const [attempt] = await db
      .delete(signInAttempts)
      .where(eq(signInAttempts.stateHash, hashSecret(state)))
      .returning();
    if (attempt === undefined || browserSecret === undefined) return null;
    const isOwn =
      attempt.provider === provider &&
      attempt.purpose === purpose &&
      attempt.browserHash === hashSecret(browserSecret) &&
      attempt.expiresAt.getTime() > clock.now();
    if (!isOwn) return null;
    const checks = { state, nonce: attempt.nonce, codeVerifier: attempt.codeVerifier };
    if (!isAnew(purpose)) return { attempt, checks };
    const beganAtMs = attempt.expiresAt.getTime() - attemptLifetimeMs;
    const maxAgeSeconds = Math.max(0, Math.ceil((clock.now() - beganAtMs) / 1000));
    return { attempt, checks: { ...checks, maxAgeSeconds } };
  },
});
