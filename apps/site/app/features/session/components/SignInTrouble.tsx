import { FormMessage } from '@backbeat/ui';

/** Said when the way to the identity provider could not be found out. */
export const SignInTrouble = ({ isShown }: { readonly isShown: boolean }) =>
  isShown ? (
    <FormMessage state="error" role="alert">
      We could not reach the server. Check your connection and try again.
    </FormMessage>
  ) : null;
