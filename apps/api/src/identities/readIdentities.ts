import type { Endpoints, ResponseOf } from '@backbeat/sdk/contract';
import type { DbDeps } from '../db/Database.ts';
import { readUnlinking } from './unlinkIdentity.ts';

type Caller = Parameters<typeof readUnlinking>[1];

/** The identities of an account as its own screens list them. */
export const readIdentities = async (
  { db, clock }: DbDeps,
  caller: Caller,
): Promise<ResponseOf<Endpoints['identities']>> => {
  const { own, refusalOf, endsSession } = await readUnlinking(db, caller, new Date(clock.now()));
  return {
    identities: own.map((identity) => ({
      id: identity.id,
      provider: identity.provider,
      uid: identity.subject,
      username: identity.username,
      avatar: identity.avatar,
      unlinking: refusalOf(identity) ?? ('possible' as const),
      ends_session: endsSession(identity),
    })),
    default_identity: caller.user.defaultIdentityId,
  };
};
