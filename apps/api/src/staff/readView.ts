import type { ResponseOf } from '@backbeat/sdk/contract';
import type { StaffEndpoints } from '@backbeat/sdk/staff';
import { type AccountReading, readAccount } from '../account/readAccount.ts';
import type { Config } from '../config/Config.ts';
import type { DbDeps } from '../db/Database.ts';
import type { UserRow } from '../db/schema/accounts.ts';
import { readIdentities } from '../identities/readIdentities.ts';
import { lettersOf } from '../notifications/lettersOf.ts';
import { coveredEmail } from './coveredEmail.ts';
import { coveredName } from './coveredName.ts';

interface ViewDeps extends DbDeps {
  readonly config: Pick<Config, 'usedOffersKey'>;
}

/**
 * What the person's own screens are drawn from, read as for them. The address is covered, and nothing of it is a token.
 */
export const readView = async (
  deps: ViewDeps,
  parts: AccountReading,
  user: UserRow,
): Promise<ResponseOf<StaffEndpoints['staffView']>> => {
  const account = await readAccount(deps, parts, user);
  const { identities, default_identity } = await readIdentities(deps, { user, familyId: null });
  const { address, letters } = lettersOf(user);
  return {
    account: {
      ...account,
      user: {
        ...account.user,
        username: coveredName(account.user.username),
        display_name: account.user.display_name === null ? null : coveredName(account.user.display_name),
        email: user.email === null ? '' : coveredEmail(user.email),
      },
      subscription: account.subscription === null ? null : { ...account.subscription, edit_token: null },
    },
    // Which session would end is known of a session alone.
    identities: identities.map(({ ends_session: _, ...identity }) => ({
      ...identity,
      username: coveredName(identity.username),
    })),
    default_identity,
    letters: {
      address: { ...address, email: address.email === null ? null : coveredEmail(address.email) },
      letters,
    },
  };
};
