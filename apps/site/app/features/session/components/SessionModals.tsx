import { useAppSelector } from '../../../store/hooks.ts';
import type { SessionModalsProps } from '../modalsAtHand.ts';
import { selectIsWelcomeDue } from '../sessionSlice.ts';
import { SignInErrorModal } from './SignInErrorModal.tsx';
import { SignInModal } from './SignInModal.tsx';
import { SignUpModal } from './SignUpModal.tsx';
import { WelcomeModal } from './WelcomeModal.tsx';

/** The session's modals, one at a time: what went wrong is read before it is tried again. */
const SessionModals = ({ error }: SessionModalsProps) => {
  const isWelcomeDue = useAppSelector(selectIsWelcomeDue);
  if (error !== null) return <SignInErrorModal error={error} />;
  return (
    <>
      <SignInModal />
      <SignUpModal />
      {isWelcomeDue ? <WelcomeModal /> : null}
    </>
  );
};

export default SessionModals;
