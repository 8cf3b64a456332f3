import type { SignInProvider } from '@backbeat/sdk';
import type { BrandIconName } from '@backbeat/ui';

/** The ways to sign in, in the order of the modal. Only those marked may make a new account. */
export const signInProviders = [
  { provider: 'twitch', name: 'Twitch', icon: 'twitch', canSignUp: true },
  { provider: 'google_oauth2', name: 'Google', icon: 'google', canSignUp: true },
  { provider: 'streamlabs', name: 'Streamlabs', icon: 'streamlabs', canSignUp: false },
] as const satisfies readonly {
  provider: SignInProvider;
  name: string;
  icon: BrandIconName;
  canSignUp: boolean;
}[];

/** The ways to make an account. */
export const signUpProviders = signInProviders.filter(({ canSignUp }) => canSignUp);
