import { providerLabels } from '@backbeat/domain';
import type { MergeState } from '@backbeat/sdk/contract';

type Other = Pick<NonNullable<MergeState['other']>, 'providers' | 'offered_until'>;

/** Who one signs in with, as a sentence says it: "Google", "Twitch or Google". */
export const waysText = ({ providers }: Pick<Other, 'providers'>): string =>
  providers.map((provider) => providerLabels[provider]).join(' or ');

/** What is said of another account before its owner has signed in to it. */
export const otherAccountText = (other: Other): string =>
  other.offered_until !== null
    ? 'Our support can merge another account, which has lost its sign-in, with this one.'
    : `Another account has your verified email address. You sign in to it with ${waysText(other)}.`;
