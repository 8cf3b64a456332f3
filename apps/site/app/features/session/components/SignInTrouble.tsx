import { FormMessage } from '@backbeat/ui';

/** Shown when the address of the identity provider could not be had. */
export const SignInTrouble = ({ isShown }: { readonly isShown: boolean }) =>
  isShown ? (
    <FormMessage state="error" role="alert">
      We could not reach the server. Check your connection and try again.
    </FormMessage>
  ) : null;
