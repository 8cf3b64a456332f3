export { checkoutProblemText } from './checkoutProblem.ts';
export { couponAsked, couponDropped } from './checkoutSlice.ts';
export { ChallengeModal } from './components/ChallengeModal.tsx';
export { CheckoutPayments } from './components/CheckoutPayments.tsx';
export { UnreachableNotice } from './components/UnreachableNotice.tsx';
export { appliedOf } from './promoState.ts';
export { useCheckoutVisit } from './useCheckoutVisit.ts';
export { usePromoCodes } from './usePromoCodes.ts';
