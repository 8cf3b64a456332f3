import type { SignInProvider } from '@backbeat/sdk';
import type { IconComponent } from '@backbeat/ui';
import { GoogleIcon, StreamlabsIcon, TwitchIcon } from '@backbeat/ui/icons';

/** The ways to sign in, in the order of the modal. Only those marked may make a new account. */
export const signInProviders = [
  { provider: 'twitch', name: 'Twitch', icon: TwitchIcon, canSignUp: true },
  { provider: 'google_oauth2', name: 'Google', icon: GoogleIcon, canSignUp: true },
  { provider: 'streamlabs', name: 'Streamlabs', icon: StreamlabsIcon, canSignUp: false },
] as const satisfies readonly {
  provider: SignInProvider;
  name: string;
  icon: IconComponent;
  canSignUp: boolean;
}[];

/** The ways to make an account. */
export const signUpProviders = signInProviders.filter(({ canSignUp }) => canSignUp);
