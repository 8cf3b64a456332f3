import { FormMessage, Text } from '@backbeat/ui';
import { useAppSelector } from '../../../store/hooks.ts';
import { selectSessionError } from '../sessionSlice.ts';

/** Where the account of this tab went, and, if `isShown`, that the address of the identity provider could not be had. */
export const SignInTrouble = ({ isShown }: { readonly isShown: boolean }) => {
  const ended = useAppSelector(selectSessionError);
  return (
    <>
      {ended?.isMerged ? <Text size="small">{ended.text}</Text> : null}
      {isShown ? (
        <FormMessage state="error" role="alert">
          We could not reach the server. Check your connection and try again.
        </FormMessage>
      ) : null}
    </>
  );
};
