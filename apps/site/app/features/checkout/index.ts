export { couponAsked, couponDropped } from './checkoutSlice.ts';
export { CheckoutPayments } from './components/CheckoutPayments.tsx';
export { UnreachableNotice } from './components/UnreachableNotice.tsx';
export { appliedOf } from './promoState.ts';
export { useCheckoutVisit } from './useCheckoutVisit.ts';
export { usePromoCodes } from './usePromoCodes.ts';
