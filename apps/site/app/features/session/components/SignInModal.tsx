import { Button, Icon, Link, Modal, ModalFoot, ModalStack } from '@backbeat/ui';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { modalsClosed, selectIsLoginModalOpen } from '../modalsSlice.ts';
import { signInProviders } from '../signInProviders.ts';
import { useSignInLink } from '../useSignInLink.ts';
import { ModalArt } from './ModalArt.tsx';
import { SignInTrouble } from './SignInTrouble.tsx';

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
