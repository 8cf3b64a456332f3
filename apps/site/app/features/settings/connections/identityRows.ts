import { type IdentityProvider, providerLabels, type UnlinkRefusal } from '@backbeat/domain';
import { isLinkProvider } from '@backbeat/sdk';

/** What the rows need to know of the linked accounts. */
interface LinkedAccounts {
  readonly identities: readonly {
    readonly id: number | null;
    readonly provider: IdentityProvider;
    readonly username: string;
    readonly unlinking?: 'possible' | UnlinkRefusal;
    readonly ends_session?: boolean;
  }[];
  readonly default_identity: number | null;
}

/** What unlinking an account would do. */
export interface Unlinking {
  readonly id: number;
  readonly provider: IdentityProvider;
  /** Why it stays linked; null where it can go. */
  readonly refusal: UnlinkRefusal | null;
  /** This browser is signed in with it, or may be. */
  readonly endsSession: boolean;
  /** Other linked accounts that sign in. */
  readonly others: readonly IdentityProvider[];
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
  /** Null where nothing is linked, and for the last account that signs in. */
  readonly unlinking: Unlinking | null;
}

const order = ['twitch', 'discord', 'google_oauth2', 'streamlabs'] as const;

const notLinked = {
  twitch: 'Not connected',
  discord: 'Not connected',
  google_oauth2: 'Not connected. For sign-in only.',
  streamlabs: 'Not connected. For sign-in only.',
} as const satisfies Record<IdentityProvider, string>;

const canSignIn = (provider: IdentityProvider): boolean => provider !== 'discord';

const unlinkingOf = (
  identity: LinkedAccounts['identities'][number] | undefined,
  identities: LinkedAccounts['identities'],
): Unlinking | null => {
  const {
    id = null,
    provider,
    unlinking = 'last_sign_in',
    ends_session: endsSession = false,
  } = identity ?? {};
  if (id === null || provider === undefined || unlinking === 'last_sign_in') return null;
  const others = identities.map((one) => one.provider).filter((one) => one !== provider && canSignIn(one));
  return { id, provider, refusal: unlinking === 'possible' ? null : unlinking, endsSession, others };
};

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
      unlinking: unlinkingOf(identity, identities),
    };
  });
  return [...rows.filter(({ isLinked }) => isLinked), ...rows.filter(({ isLinked }) => !isLinked)];
};
