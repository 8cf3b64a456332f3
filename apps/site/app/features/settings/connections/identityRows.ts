import { type IdentityProvider, providerLabels } from '@backbeat/domain';
import { isLinkProvider } from '@backbeat/sdk';

/** What the rows need to know of the linked accounts. */
interface LinkedAccounts {
  readonly identities: readonly {
    readonly id: number | null;
    readonly provider: IdentityProvider;
    readonly username: string;
  }[];
  readonly default_identity: number | null;
}

/** One row of the connections page. */
export interface IdentityRow {
  readonly provider: IdentityProvider;
  readonly name: string;
  readonly isLinked: boolean;
  /** The name over there, or why nothing is linked. */
  readonly text: string;
  readonly isDefault: boolean;
  /** The specification gives a way to connect for Twitch and Discord alone. */
  readonly canConnect: boolean;
  readonly canSync: boolean;
  /** The id to make the default; null when there is nothing to make. */
  readonly makeDefaultId: number | null;
}

const order = ['twitch', 'discord', 'google_oauth2', 'streamlabs'] as const;

const notLinked = {
  twitch: 'Not connected',
  discord: 'Not connected',
  google_oauth2: 'Not connected. For sign-in only.',
  streamlabs: 'Not connected. For sign-in only.',
} as const satisfies Record<IdentityProvider, string>;

/** One row per company: linked accounts first, then those that could be. */
export const identityRows = ({ identities, default_identity }: LinkedAccounts): readonly IdentityRow[] => {
  const rows = order.map((provider): IdentityRow => {
    const identity = identities.find((one) => one.provider === provider);
    const isLinked = identity !== undefined;
    const id = identity?.id ?? null;
    const isDefault = id !== null && id === default_identity;
    return {
      provider,
      name: providerLabels[provider],
      isLinked,
      text: identity?.username ?? notLinked[provider],
      isDefault,
      canConnect: !isLinked && isLinkProvider(provider),
      canSync: isLinked && provider === 'discord',
      makeDefaultId: isDefault ? null : id,
    };
  });
  return [...rows.filter(({ isLinked }) => isLinked), ...rows.filter(({ isLinked }) => !isLinked)];
};
