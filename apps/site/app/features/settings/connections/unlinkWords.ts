import { providerLabels } from '@backbeat/domain';
import { isLinkProvider } from '@backbeat/sdk';
import type { Unlinking } from './identityRows.ts';

/** The names of companies as a choice. */
const eitherOf = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`;

/** What unlinking an account means, point by point. */
export const unlinkConsequences = ({ provider, endsSession, others }: Unlinking): readonly string[] => {
  const name = providerLabels[provider];
  const left = eitherOf(others.map((other) => providerLabels[other]));
  if (provider === 'discord')
    return ['Your account no longer knows your Discord name.', 'You can connect it again at any time.'];
  return [
    `Nobody can sign in to your account with ${name} any more. You sign in with ${left}.`,
    endsSession
      ? `Browsers that are signed in with ${name} are signed out, this one too.`
      : `Other browsers that are signed in with ${name} are signed out.`,
    `Whoever signs in with ${name} afterwards gets an account of their own, which is new and empty. If it has your email address, we ask them to sign in with ${left} instead.`,
    ...(provider === 'twitch'
      ? [
          'Your Twitch channel leaves your list: what you stream there is not covered any more, and its public address ends.',
        ]
      : []),
    isLinkProvider(provider)
      ? 'You can connect it again at any time.'
      : `It cannot be connected again here. Signing in with ${name} offers it if its email address is yours.`,
  ];
};
