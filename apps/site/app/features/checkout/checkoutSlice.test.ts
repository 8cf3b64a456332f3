import { cents } from '@backbeat/domain';
import { expect, it } from 'vitest';
import {
  challengeAnswered,
  challengeAsked,
  checkoutLeft,
  checkoutSlice,
  couponAsked,
  couponDropped,
  giftCardAsked,
  giftCardDropped,
  payMethodChosen,
  paymentDone,
  paymentFailed,
  paypalCancelled,
  paypalConnected,
  paypalFailed,
  problemCleared,
  selectAskedCoupon,
  selectAskedGiftCard,
  selectChangedQuote,
  selectCheckoutProblem,
  selectCheckoutStep,
  selectIsTestBannerDismissed,
  selectPayMethod,
  selectPaypalToken,
  submitted,
  testBannerDismissed,
} from './checkoutSlice.ts';

const unreachable = { kind: 'unreachable' } as const;
const changed = {
  kind: 'quote-changed',
  nowTotalCents: cents(1),
  nextTotalCents: cents(2),
  hash: 's',
} as const;
const run = (...actions: Parameters<typeof checkoutSlice.reducer>[1][]) =>
  actions.reduce(checkoutSlice.reducer, checkoutSlice.getInitialState());

it.each([
  ['opens on card, editing', [], { step: 'editing', method: 'card', paypalToken: null, problem: null }],
  ['sending', [submitted()], { step: 'processing', problem: null }],
  ['the bank asks', [submitted(), challengeAsked()], { step: 'challenge' }],
  ['the bank is content', [submitted(), challengeAsked(), challengeAnswered()], { step: 'processing' }],
  [
    'it failed: the overlay ends',
    [submitted(), paymentFailed({ problem: unreachable, quoteHash: 'q' })],
    { step: 'editing', problem: unreachable },
  ],
  [
    'trying again forgets the problem',
    [paymentFailed({ problem: unreachable, quoteHash: 'q' }), submitted()],
    { step: 'processing', problem: null },
  ],
  [
    'another total is kept for its order',
    [paymentFailed({ problem: changed, quoteHash: 'q' })],
    { problem: changed, changed: { hash: 's', answersHash: 'q' } },
  ],
  [
    'and outlives the next attempt',
    [paymentFailed({ problem: changed, quoteHash: 'q' }), submitted()],
    { problem: null, changed: { hash: 's' } },
  ],
  [
    'a refused PayPal account is connected anew',
    [
      paypalConnected('pp'),
      paymentFailed({ problem: { kind: 'declined', providerCode: null }, quoteHash: 'q' }),
    ],
    { paypalToken: null },
  ],
  [
    'an unreachable service keeps it',
    [paypalConnected('pp'), paymentFailed({ problem: unreachable, quoteHash: 'q' })],
    { paypalToken: 'pp' },
  ],
  [
    'a refused coupon is taken off',
    [
      couponAsked('a'),
      giftCardAsked('G'),
      paymentFailed({ problem: { kind: 'coupon-refused' }, quoteHash: 'q' }),
    ],
    { coupon: null, giftCard: 'G' },
  ],
  [
    'a refused gift card too',
    [
      couponAsked('a'),
      giftCardAsked('G'),
      paymentFailed({ problem: { kind: 'gift-card-refused' }, quoteHash: 'q' }),
    ],
    { coupon: 'a', giftCard: null },
  ],
  ['done', [submitted(), paymentDone()], { step: 'done', problem: null }],
  ['a coupon is asked for', [couponAsked('vidcon50')], { coupon: 'vidcon50', giftCard: null }],
  [
    'a gift card beside it',
    [couponAsked('vidcon50'), giftCardAsked('G')],
    { coupon: 'vidcon50', giftCard: 'G' },
  ],
  ['only one coupon at a time', [couponAsked('a'), couponAsked('b')], { coupon: 'b' }],
  [
    'removed',
    [couponAsked('a'), giftCardAsked('G'), couponDropped(), giftCardDropped()],
    { coupon: null, giftCard: null },
  ],
  [
    'PayPal connected',
    [payMethodChosen('paypal'), paypalConnected('pp')],
    { method: 'paypal', paypalToken: 'pp' },
  ],
  [
    'PayPal closed resets its token',
    [paypalConnected('pp'), paypalCancelled()],
    { paypalToken: null, problem: null },
  ],
  [
    'PayPal error resets its token',
    [paypalConnected('pp'), paypalFailed(unreachable)],
    { paypalToken: null, problem: unreachable },
  ],
  [
    'another way to pay forgets the problem',
    [paymentFailed({ problem: unreachable, quoteHash: 'q' }), payMethodChosen('paypal')],
    { problem: null },
  ],
  [
    'a seen problem goes',
    [paymentFailed({ problem: unreachable, quoteHash: 'q' }), problemCleared()],
    { problem: null },
  ],
  [
    'a new visit keeps the banner away',
    [testBannerDismissed(), submitted(), paymentDone(), checkoutLeft()],
    { step: 'editing', isTestBannerDismissed: true },
  ],
])('%s', (_name, actions, expected) => {
  expect(run(...actions)).toMatchObject(expected);
});

it('is selected by its parts', () => {
  const checkout = run(
    payMethodChosen('paypal'),
    paypalConnected('t'),
    couponAsked('save5'),
    giftCardAsked('g'),
    submitted(),
    paymentFailed({ problem: changed, quoteHash: 'q' }),
    testBannerDismissed(),
  );
  const state = { checkout };
  expect({
    step: selectCheckoutStep(state),
    method: selectPayMethod(state),
    paypalToken: selectPaypalToken(state),
    coupon: selectAskedCoupon(state),
    giftCard: selectAskedGiftCard(state),
    changed: selectChangedQuote(state),
    problem: selectCheckoutProblem(state),
    isTestBannerDismissed: selectIsTestBannerDismissed(state),
  }).toEqual(checkout);
  expect(checkout).toMatchObject({ method: 'paypal', paypalToken: 't', coupon: 'save5', giftCard: 'g' });
});
