import { signInProblemText } from '@backbeat/domain';
import { Button, Modal, ModalActions } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import { useLocation, useNavigate } from 'react-router';
import { useAppDispatch } from '../../../store/hooks.ts';
import { loginModalOpened } from '../modalsSlice.ts';
import { withoutError } from '../sessionPaths.ts';

const Quoted = styled('p', {
  base: css`
    padding: 12px 16px;
    border-radius: var(--bb-r-m);
    background: var(--bb-ground);
    overflow-wrap: anywhere;
    font-size: var(--bb-fs-small);
  `,
});

/** What a failed sign-in brought back in the address: a code, as words of ours. Dismissing it cleans the address. */
export const SignInErrorModal = ({ error }: { readonly error: string }) => {
  const location = useLocation();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();

  const dismiss = () => navigate(withoutError(location), { replace: true, preventScrollReset: true });
  const tryAgain = () => {
    dismiss();
    dispatch(loginModalOpened(withoutError(location)));
  };

  return (
    <Modal
      role="alertdialog"
      open
      onClose={dismiss}
      title="There was an error with signing in with Streamlabs"
    >
      <Quoted>{signInProblemText(error) ?? 'The sign-in did not work. Please try again.'}</Quoted>
      <ModalActions>
        <Button variant="primary" onClick={tryAgain}>
          Try again
        </Button>
        <Button onClick={dismiss}>Close</Button>
      </ModalActions>
    </Modal>
  );
};
