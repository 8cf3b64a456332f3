export { accountState } from './accountState.ts';
export { ModalsHost } from './components/ModalsHost.tsx';
export { loginModalDue, loginModalOpened, modalsClosed, signUpModalOpened } from './modalsSlice.ts';
export { openServices } from './openServices.ts';
export { hasCard, isRenewing, ownPlan, planChangePath } from './ownPlan.ts';
export {
  billingPeriodChosen,
  planChosen,
  selectBillingPeriod,
} from './planSlice.ts';
export { SessionProvider } from './SessionProvider.tsx';
export {
  type Services,
  useOpenServices,
  useServices,
  useSessionRetry,
  useSignedInServices,
  useWantServices,
} from './services.ts';
export { changedElsewhere, selectHasLoggedIn, selectIsSignedIn } from './sessionSlice.ts';
export { useAccount } from './useAccount.ts';
export { useOpenPlayer } from './useOpenPlayer.ts';
export { usePlanChoice, useRememberPlan } from './usePlanChoice.ts';
export { type SessionView, useIsSignedIn, useSession, useUser, useWhenSignedOut } from './useSession.ts';
