import { Button, Modal, Text } from '@backbeat/ui';
import { useLocation } from 'react-router';
import { useAppSelector } from '../../../store/hooks.ts';
import { useOpenServices } from '../services.ts';
import { isCheckoutPath } from '../sessionPaths.ts';
import { selectIsWelcomeDue, selectSessionStatus, selectToken } from '../sessionSlice.ts';
import { useOpenPlayer } from '../useOpenPlayer.ts';
import { ModalArt } from './ModalArt.tsx';

interface Arrival {
  readonly hasToken: boolean;
  /** The account was made just now, and nobody has been welcomed yet. */
  readonly isDue: boolean;
  readonly pathname: string;
}

/**
 * Whether the welcome shows: to somebody new who is here with a token, but not while they are paying.
 *
 * @example isWelcomeShown({ hasToken: true, isDue: true, pathname: '/checkout/premium' }) // → false
 */
export const isWelcomeShown = ({ hasToken, isDue, pathname }: Arrival): boolean =>
  hasToken && isDue && !isCheckoutPath(pathname);

/** Once, after the first sign-up; not while somebody is paying. */
export const WelcomeModal = () => {
  const isDue = useAppSelector(selectIsWelcomeDue);
  const hasToken = useAppSelector(selectToken) !== null;
  const isSignedIn = useAppSelector(selectSessionStatus) === 'signed-in';
  const { pathname } = useLocation();
  const services = useOpenServices();
  const openPlayer = useOpenPlayer();
  const close = () => services?.session.clearJustSignedUp();

  return (
    <Modal
      open={isSignedIn && isWelcomeShown({ hasToken, isDue, pathname })}
      onClose={close}
      title="Welcome to the party!"
      art={<ModalArt />}
    >
      <Text tone="muted">Your account is ready. Pick a station and go live.</Text>
      <Button
        variant="primary"
        size="lg"
        block
        onClick={() => {
          close();
          openPlayer();
        }}
      >
        Launch The Player
      </Button>
    </Modal>
  );
};
