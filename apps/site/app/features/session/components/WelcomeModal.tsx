import { Button, Modal, Text } from '@backbeat/ui';
import { useLocation } from 'react-router';
import { useAppSelector } from '../../../store/hooks.ts';
import { isWelcomeShown } from '../isWelcomeShown.ts';
import { useOpenServices } from '../services.ts';
import { selectIsWelcomeDue, selectSessionStatus, selectToken } from '../sessionSlice.ts';
import { useOpenPlayer } from '../useOpenPlayer.ts';
import { ModalArt } from './ModalArt.tsx';

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
