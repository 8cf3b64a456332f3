import { Button, FormMessage, Icon, Link, Modal, ModalFoot, ModalStack, Text } from '@backbeat/ui';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { modalsClosed, selectIsLoginModalOpen } from '../modalsSlice.ts';
import { selectSessionError } from '../sessionSlice.ts';
import { signInProviders } from '../signInProviders.ts';
import { useSignInLink } from '../useSignInLink.ts';
import { ModalArt } from './ModalArt.tsx';

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

/** Three ways into an account that exists. */
export const SignInModal = () => {
  const isOpen = useAppSelector(selectIsLoginModalOpen);
  const dispatch = useAppDispatch();
  const { leave, leavingFor, hasFailed } = useSignInLink();

  return (
    <Modal
      open={isOpen}
      onClose={() => dispatch(modalsClosed())}
      title="Sign in to your account"
      art={<ModalArt />}
    >
      <ModalStack>
        {signInProviders.map(({ provider, name, icon }) => (
          <Button key={provider} loading={leavingFor === provider} onClick={() => leave(provider)}>
            <Icon icon={icon} />
            <span>{`Sign in with ${name}`}</span>
          </Button>
        ))}
      </ModalStack>
      <SignInTrouble isShown={hasFailed} />
      <ModalFoot>
        By signing in you accept our <Link href="/terms">Terms of Use</Link> and{' '}
        <Link href="/privacy">Privacy Policy</Link>.
      </ModalFoot>
    </Modal>
  );
};
