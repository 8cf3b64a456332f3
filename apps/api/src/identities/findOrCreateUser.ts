import type { SignInProblem } from '@backbeat/domain';
import { and, eq, sql } from 'drizzle-orm';
import type { Database, DbDeps } from '../db/Database.ts';
import { identities, type UserRow, users } from '../db/schema/accounts.ts';
import type { Letters } from '../letters/createLetters.ts';
import type { Provider } from '../lib/Provider.ts';
import { createUser, type SignUpConsent } from './createUser.ts';
import type { IdentityProfile } from './IdentityProvider.ts';
import { providerTable } from './providerTable.ts';
import { refreshIdentity } from './refreshIdentity.ts';

/** The person's consent, given on the site before the flow. */
export interface Consent extends SignUpConsent {
  readonly licenseAccepted: boolean;
}

/** A person with an account, or why there is none. */
export type SignInOutcome =
  | { readonly ok: true; readonly user: UserRow; readonly isNew: boolean }
  | { readonly ok: false; readonly problem: SignInProblem };

export interface SignUpDeps extends DbDeps {
  readonly letters: Letters;
}

/** The account of an identity; null without one. */
export const findByIdentity = async (db: Database, provider: Provider, subject: string) => {
  const [row] = await db
    .select({ user: users, identityId: identities.id })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)));
  return row ?? null;
};

/** A provider of the account with this proven address. */
const providerOfEmail = async (db: Database, email: string): Promise<Provider | null> => {
  const [row] = await db
    .select({ provider: identities.provider })
    .from(users)
    // Merged accounts have no identities: those of the remaining account sign in.
    .innerJoin(identities, eq(identities.userId, sql`coalesce(${users.mergedIntoId}, ${users.id})`))
    .where(and(sql`lower(${users.email}) = lower(${email})`, users.emailVerified))
    .orderBy(identities.id)
    .limit(1);
  return row?.provider ?? null;
};

/**
 * The account of an identity, or a new one after consent. An equal e-mail address never opens an account: anybody who
 * can set an address at some provider could take it over.
 */
export const findOrCreateUser = async (
  deps: SignUpDeps,
  provider: Provider,
  profile: IdentityProfile,
  consent: Consent,
): Promise<SignInOutcome> => {
  const { db, clock } = deps;
  const now = new Date(clock.now());
  const known = await findByIdentity(db, provider, profile.subject);
  if (known !== null) {
    await refreshIdentity(db, known.identityId, profile, now);
    return { ok: true, user: known.user, isNew: false };
  }
  if (profile.email !== null && profile.emailVerified) {
    const knownProvider = await providerOfEmail(db, profile.email);
    if (knownProvider !== null) return { ok: false, problem: { kind: 'email-taken', knownProvider } };
  }
  if (!providerTable[provider].canSignUp) return { ok: false, problem: { kind: 'sign-in-only' } };
  if (!consent.licenseAccepted) return { ok: false, problem: { kind: 'not-registered' } };
  const created = await createUser(deps, provider, profile, consent, now);
  if (created !== null) return { ok: true, user: created, isNew: true };
  // Another tab has signed up with the same identity meanwhile.
  const other = await findByIdentity(db, provider, profile.subject);
  return other === null
    ? { ok: false, problem: { kind: 'failed' } }
    : { ok: true, user: other.user, isNew: false };
};
