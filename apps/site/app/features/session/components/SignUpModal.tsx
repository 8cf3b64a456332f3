import { Modal } from '@backbeat/ui';
import { useLocation } from 'react-router';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { modalsClosed, selectIsSignUpModalOpen } from '../modalsSlice.ts';
import { isCheckoutPath } from '../sessionPaths.ts';
import { ModalArt } from './ModalArt.tsx';
import { SignUpForm } from './SignUpForm.tsx';

/** Two ways to make an account, once the licence is accepted. On a checkout it cannot be closed. */
export const SignUpModal = () => {
  const isOpen = useAppSelector(selectIsSignUpModalOpen);
  const dispatch = useAppDispatch();
  const { pathname } = useLocation();

  return (
    <Modal
      open={isOpen}
      onClose={() => dispatch(modalsClosed())}
      closable={!isCheckoutPath(pathname)}
      title="Join the fun"
      art={<ModalArt />}
    >
      <SignUpForm />
    </Modal>
  );
};
