import type { IdentityProvider } from '@backbeat/domain';
import { isLinkProvider } from '@backbeat/sdk';

/** What the rows need to know of the linked accounts. */
interface LinkedAccounts {
  readonly identities: readonly {
    readonly id?: number | string | undefined;
    readonly provider: IdentityProvider;
    readonly username: string;
  }[];
  readonly default_identity: number | string | null;
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
  /** The id to make the default, already a whole number; null when there is nothing to make. */
  readonly makeDefaultId: number | null;
}

const order = ['twitch', 'discord', 'google_oauth2', 'streamlabs'] as const;

const names = {
  twitch: 'Twitch',
  discord: 'Discord',
  google_oauth2: 'Google',
  streamlabs: 'Streamlabs',
} as const satisfies Record<IdentityProvider, string>;

/**
 * A company's name.
 *
 * @example providerName('google_oauth2') // → 'Google'
 */
export const providerName = (provider: IdentityProvider): string => names[provider];

const notLinked = {
  twitch: 'Not connected',
  discord: 'Not connected',
  google_oauth2: 'Not connected. For sign-in only.',
  streamlabs: 'Not connected. For sign-in only.',
} as const satisfies Record<IdentityProvider, string>;

/**
 * The id as the whole number that the default-identity call wants; null when it is not one.
 *
 * @example integerId('12') // → 12
 */
export const integerId = (id: number | string | undefined): number | null => {
  const value = typeof id === 'string' && /^\d+$/.test(id) ? Number.parseInt(id, 10) : id;
  return typeof value === 'number' && Number.isSafeInteger(value) ? value : null;
};

/** One row per company: linked accounts first, then those that could be. */
export const identityRows = ({ identities, default_identity }: LinkedAccounts): readonly IdentityRow[] => {
  const rows = order.map((provider): IdentityRow => {
    const identity = identities.find((one) => one.provider === provider);
    const isLinked = identity !== undefined;
    const id = integerId(identity?.id);
    const isDefault = id !== null && id === integerId(default_identity ?? undefined);
    return {
      provider,
      name: names[provider],
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
