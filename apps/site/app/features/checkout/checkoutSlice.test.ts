import { cents } from '@backbeat/domain';
import { expect, it } from 'vitest';
import {
  challengeAnswered,
  challengeAsked,
  checkoutLeft,
  checkoutSlice,
  codeAsked,
  codeTyped,
  payMethodChosen,
  paymentDone,
  paymentFailed,
  paypalCancelled,
  paypalConnected,
  paypalFailed,
  placeSaid,
  problemCleared,
  selectAskedCode,
  selectChangedQuote,
  selectCheckoutProblem,
  selectCheckoutStep,
  selectCodeText,
  selectIsTestBannerDismissed,
  selectPayMethod,
  selectPaypalToken,
  selectSaidPlace,
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
const coupon = (text: string) => codeAsked({ name: 'coupon', text });
const giftCard = (text: string) => codeAsked({ name: 'giftCard', text });
const entry = (text: string, isAsked: boolean) => ({ text, isAsked });
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
    [coupon('a'), giftCard('G'), paymentFailed({ problem: { kind: 'coupon-refused' }, quoteHash: 'q' })],
    { coupon: entry('a', false), giftCard: entry('G', true) },
  ],
  [
    'a refused gift card too',
    [coupon('a'), giftCard('G'), paymentFailed({ problem: { kind: 'gift-card-refused' }, quoteHash: 'q' })],
    { coupon: entry('a', true), giftCard: entry('G', false) },
  ],
  ['done', [submitted(), paymentDone()], { step: 'done', problem: null }],
  [
    'a coupon is asked for',
    [coupon('vidcon50')],
    { coupon: entry('vidcon50', true), giftCard: entry('', false) },
  ],
  [
    'a gift card beside it',
    [coupon('vidcon50'), giftCard('G')],
    { coupon: entry('vidcon50', true), giftCard: entry('G', true) },
  ],
  ['only one coupon at a time', [coupon('a'), coupon('b')], { coupon: entry('b', true) }],
  ['what is asked for is tidied', [coupon(' VidCon50. ')], { coupon: entry('VidCon50', true) }],
  ['an empty field asks for nothing', [coupon('a'), coupon('')], { coupon: entry('', false) }],
  [
    'typing takes it back',
    [coupon('a'), codeTyped({ name: 'coupon', text: 'ab ' })],
    { coupon: entry('ab ', false) },
  ],
  [
    'removed',
    [
      coupon('a'),
      giftCard('G'),
      codeTyped({ name: 'coupon', text: '' }),
      codeTyped({ name: 'giftCard', text: '' }),
    ],
    { coupon: entry('', false), giftCard: entry('', false) },
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
    coupon('save5'),
    giftCard('g'),
    placeSaid({ country: 'US', postal_code: '94110' }),
    submitted(),
    paymentFailed({ problem: changed, quoteHash: 'q' }),
    testBannerDismissed(),
  );
  const state = { checkout };
  expect({
    step: selectCheckoutStep(state),
    method: selectPayMethod(state),
    paypalToken: selectPaypalToken(state),
    coupon: entry(selectCodeText(state, 'coupon'), selectAskedCode(state, 'coupon') !== null),
    giftCard: entry(selectCodeText(state, 'giftCard'), selectAskedCode(state, 'giftCard') === 'g'),
    place: selectSaidPlace(state),
    changed: selectChangedQuote(state),
    problem: selectCheckoutProblem(state),
    isTestBannerDismissed: selectIsTestBannerDismissed(state),
  }).toEqual(checkout);
  expect(checkout).toMatchObject({
    method: 'paypal',
    paypalToken: 't',
    coupon: entry('save5', true),
    giftCard: entry('g', true),
    place: { country: 'US', postal_code: '94110' },
  });
});
