import { lazy, Suspense } from 'react';
import { useAppSelector } from '../../../store/hooks.ts';
import type { SessionModalsProps } from '../loadedModals.ts';
import { useOpenServices } from '../services.ts';
import { selectIsWelcomeDue } from '../sessionSlice.ts';
import { useOffered } from '../useSession.ts';
import { OfferModal } from './OfferModal.tsx';
import { SignInModal } from './SignInModal.tsx';
import { SignUpModal } from './SignUpModal.tsx';
import { WelcomeModal } from './WelcomeModal.tsx';

/** Rare, and with it comes what support is told. */
const SignInErrorModal = lazy(() => import('./SignInErrorModal.tsx'));

/** The session's modals, one at a time: what went wrong is read before it is tried again. */
const SessionModals = ({ error }: SessionModalsProps) => {
  const isWelcomeDue = useAppSelector(selectIsWelcomeDue);
  const session = useOpenServices()?.session;
  const offered = useOffered();
  if (error !== null)
    return (
      <Suspense fallback={null}>
        <SignInErrorModal error={error} />
      </Suspense>
    );
  if (session && offered) return <OfferModal session={session} offered={offered} />;
  return (
    <>
      <SignInModal />
      <SignUpModal />
      {isWelcomeDue ? <WelcomeModal /> : null}
    </>
  );
};

export default SessionModals;
