import { providerLabels } from '@backbeat/domain';
import type { MergeState } from '@backbeat/sdk/contract';

type Other = Pick<NonNullable<MergeState['other']>, 'providers'>;

/** Who one signs in with, as a sentence says it: "Google", "Twitch or Google". */
export const waysText = ({ providers }: Other): string =>
  providers.map((provider) => providerLabels[provider]).join(' or ');

/** What is said of another account before its owner has signed in to it. */
export const otherAccountText = (other: Other): string =>
  `Another account has your verified email address. You sign in to it with ${waysText(other)}.`;
