import type { Provider } from '../identities/Provider.ts';
import { providerTable } from '../identities/providerTable.ts';

/** Why a trip to an identity provider ended without a session or a connection. */
export type SignInProblem =
  | { readonly kind: 'expired' | 'cancelled' | 'failed' | 'not-registered' | 'sign-in-only' | 'rate-limited' }
  | { readonly kind: 'signed-out' | 'taken' | 'other-connected' }
  | { readonly kind: 'email-taken'; readonly knownProvider: Provider };

/**
 * What the site shows a person about it.
 *
 * @example signInProblemText({ kind: 'cancelled' }, 'twitch') // → 'You cancelled signing in with Twitch.'
 */
export const signInProblemText = (problem: SignInProblem, provider: Provider): string => {
  const { label } = providerTable[provider];
  switch (problem.kind) {
    case 'expired':
      return 'This took too long, was already used, or began in another browser. Please try again.';
    case 'cancelled':
      return `You cancelled signing in with ${label}.`;
    case 'failed':
      return `${label} could not tell us who you are. Please try again in a moment.`;
    case 'rate-limited':
      return 'Too many attempts. Please wait a minute and try again.';
    case 'not-registered':
      return `No account belongs to this ${label} account yet. Sign up first and accept the License Services Agreement.`;
    case 'sign-in-only':
      return `You can sign in with ${label}, but not sign up. Sign up with another account first, then connect ${label} in your settings.`;
    case 'email-taken':
      return `An account with this email address already exists. Sign in with ${providerTable[problem.knownProvider].label} in this browser within ten minutes, and ${label} is connected to it.`;
    case 'signed-out':
      return `Sign in before you connect ${label}.`;
    case 'taken':
      return `This ${label} account already belongs to another account.`;
    case 'other-connected':
      return `You have already connected another ${label} account.`;
  }
  return problem satisfies never;
};
