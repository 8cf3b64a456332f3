import { staffActRoles } from '@backbeat/sdk/staff';
import type { MergeOffers } from '../../account/createMergeOffers.ts';
import type { DbDeps } from '../../db/Database.ts';
import type { UserRow } from '../../db/schema/accounts.ts';
import { fieldError } from '../../http/ApiError.ts';
import { publicName } from '../../names/publicName.ts';
import { coveredName } from '../coveredName.ts';
import { findAccount } from '../staffRole.ts';
import { type ActKind, defineAct } from './ActPlan.ts';

const nameOf = (user: UserRow): string => coveredName(publicName(user));

/** Offers an account that lost its sign-in and the one that its owner has now to become one. Both still confirm. */
export const createMergeAct = (
  { db }: Pick<DbDeps, 'db'>,
  offers: Pick<MergeOffers, 'plan' | 'start'>,
): ActKind => {
  const findOther = async (named: string): Promise<UserRow> => {
    const other = await findAccount(db, named);
    if (other === null) throw fieldError('other', 'There is no account with this guid or code.');
    return other;
  };

  return defineAct('start_merge', {
    plan: async ({ other: named }, person) => {
      const other = await findOther(named);
      const { stays, addressHash } = await offers.plan(db, person, other);
      return {
        changes: [{ what: 'accounts', before: `${nameOf(person)}, ${nameOf(other)}`, after: nameOf(stays) }],
        refundCents: null,
        letter: 'merge-link',
        role: staffActRoles.start_merge,
        facts: [other.guid, stays.guid, addressHash],
      };
    },
    // Both accounts are locked in the order of all merges, which the act's own lock would not keep.
    finish: async ({ other }, person, { id }) => offers.start(id, person, await findOther(other)),
  });
};
