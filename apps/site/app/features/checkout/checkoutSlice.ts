import { readCode } from '@backbeat/domain';
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../../store/rootReducer.ts';
import type { CheckoutProblem } from './checkoutProblem.ts';
import type { ChangedQuote } from './useOrder.ts';

/** Where a payment stands. `done` stays until the page is left, so that nothing can be sent twice. */
export type CheckoutStep = 'editing' | 'processing' | 'challenge' | 'done';
export type PayMethod = 'card' | 'paypal';

/** A code of the checkout: what stands in its field, and whether that is asked for. */
interface CodeEntry {
  readonly text: string;
  readonly isAsked: boolean;
}

const noCode: CodeEntry = { text: '', isAsked: false };

export type CodeName = 'coupon' | 'giftCard';

/** Where a buyer says to be. */
interface SaidPlace {
  readonly country: string;
  readonly postal_code: string;
}

interface CodeAction {
  readonly name: CodeName;
  readonly text: string;
}

export interface CheckoutState {
  readonly step: CheckoutStep;
  readonly method: PayMethod;
  /** Stands for the connected PayPal account; worth nothing without our server. */
  readonly paypalToken: string | null;
  /** Whether a code holds is the provider's answer. */
  readonly coupon: CodeEntry;
  readonly giftCard: CodeEntry;
  /** Where the buyer is, as they said; null while they said nothing. */
  readonly place: SaidPlace | null;
  /** Totals that the server named in place of ours. */
  readonly changed: ChangedQuote | null;
  readonly problem: CheckoutProblem | null;
  readonly isTestBannerDismissed: boolean;
}

/** After these the provider or the bank has seen the token: the next attempt needs another one. */
const usedUp: ReadonlySet<CheckoutProblem['kind']> = new Set([
  'card-expired',
  'declined',
  'challenge-failed',
  'challenge-closed',
  'failed',
]);

const isAboutCoupon = ({ kind }: CheckoutProblem): boolean =>
  kind === 'coupon-refused' || kind === 'coupon-used';

interface Failure {
  readonly problem: CheckoutProblem;
  /** The hash of the quote that was on the screen. */
  readonly quoteHash: string;
}

const initialState: CheckoutState = {
  step: 'editing',
  method: 'card',
  paypalToken: null,
  coupon: noCode,
  giftCard: noCode,
  place: null,
  changed: null,
  problem: null,
  isTestBannerDismissed: false,
};

/** The steps of paying, the way to pay, the codes that are asked for, and what went wrong last. */
export const checkoutSlice = createSlice({
  name: 'checkout',
  initialState,
  reducers: {
    payMethodChosen: (state, action: PayloadAction<PayMethod>): CheckoutState => ({
      ...state,
      method: action.payload,
      problem: null,
    }),
    paypalConnected: (state, action: PayloadAction<string>): CheckoutState => ({
      ...state,
      paypalToken: action.payload,
      problem: null,
    }),
    paypalCancelled: (state): CheckoutState => ({ ...state, paypalToken: null }),
    paypalFailed: (state, action: PayloadAction<CheckoutProblem>): CheckoutState => ({
      ...state,
      paypalToken: null,
      problem: action.payload,
    }),
    /** A typed code is no longer asked for. */
    codeTyped: (state, { payload: { name, text } }: PayloadAction<CodeAction>): CheckoutState => ({
      ...state,
      [name]: { text, isAsked: false },
    }),
    /** What is looked up stands in the field; an empty field asks for nothing. */
    codeAsked: (state, { payload: { name, text } }: PayloadAction<CodeAction>): CheckoutState => ({
      ...state,
      [name]: { text: readCode(text), isAsked: text !== '' },
    }),
    placeSaid: (state, action: PayloadAction<SaidPlace>): CheckoutState => ({
      ...state,
      place: action.payload,
    }),
    submitted: (state): CheckoutState => ({ ...state, step: 'processing', problem: null }),
    challengeAsked: (state): CheckoutState => ({ ...state, step: 'challenge' }),
    challengeAnswered: (state): CheckoutState => ({ ...state, step: 'processing' }),
    /**
     * A refused PayPal token is dropped, and a refused code is no longer asked for. Totals that the server names are
     * kept for the order that it answered.
     */
    paymentFailed: (state, action: PayloadAction<Failure>): CheckoutState => {
      const { problem, quoteHash } = action.payload;
      return {
        ...state,
        step: 'editing',
        problem,
        paypalToken: usedUp.has(problem.kind) ? null : state.paypalToken,
        coupon: isAboutCoupon(problem) ? { ...state.coupon, isAsked: false } : state.coupon,
        giftCard:
          problem.kind === 'gift-card-refused' ? { ...state.giftCard, isAsked: false } : state.giftCard,
        changed: problem.kind === 'quote-changed' ? { ...problem, answersHash: quoteHash } : state.changed,
      };
    },
    paymentDone: (state): CheckoutState => ({ ...state, step: 'done', paypalToken: null }),
    problemCleared: (state): CheckoutState => ({ ...state, problem: null }),
    testBannerDismissed: (state): CheckoutState => ({ ...state, isTestBannerDismissed: true }),
    /** Leaving the checkout: the next one starts anew, but a dismissed banner stays dismissed. */
    checkoutLeft: (state): CheckoutState => ({
      ...initialState,
      isTestBannerDismissed: state.isTestBannerDismissed,
    }),
  },
  selectors: {
    selectCheckoutStep: (state) => state.step,
    selectPayMethod: (state) => state.method,
    selectPaypalToken: (state) => state.paypalToken,
    selectCodeText: (state, name: CodeName) => state[name].text,
    /** Null while the code is not asked for. */
    selectAskedCode: (state, name: CodeName) => (state[name].isAsked ? state[name].text : null),
    selectSaidPlace: (state) => state.place,
    selectChangedQuote: (state) => state.changed,
    selectCheckoutProblem: (state) => state.problem,
    selectIsTestBannerDismissed: (state) => state.isTestBannerDismissed,
  },
});

export const {
  payMethodChosen,
  paypalConnected,
  paypalCancelled,
  paypalFailed,
  codeTyped,
  codeAsked,
  placeSaid,
  submitted,
  challengeAsked,
  challengeAnswered,
  paymentFailed,
  paymentDone,
  problemCleared,
  testBannerDismissed,
  checkoutLeft,
} = checkoutSlice.actions;

declare module '../../store/rootReducer.ts' {
  interface LazySlices extends WithSlice<typeof checkoutSlice> {}
}

export const {
  selectCheckoutStep,
  selectPayMethod,
  selectPaypalToken,
  selectCodeText,
  selectAskedCode,
  selectSaidPlace,
  selectChangedQuote,
  selectCheckoutProblem,
  selectIsTestBannerDismissed,
} = checkoutSlice.injectInto(rootReducer).selectors;
