const cancelText =
  'To stop, open Subscription in your settings and press Cancel twice. You keep what is paid for.';
const freeText = `${cancelText} Cancelled before the first payment, it costs nothing.`;
const goesOn =
  'If you like it, you have nothing to do: your plan goes on, and your card is charged for the first time.';

/** About a plan. */
export const planLetters = {
  'trial-begun': {
    subject: 'Your free trial has begun',
    lead: 'Nothing is charged today. When the trial is over, your plan goes on and your card is charged for the first time.',
    button: 'See your plan',
    more: freeText,
  },
  'trial-ends-in-7-days': {
    subject: 'Your free trial ends in 7 days',
    lead: goesOn,
    button: 'See your plan',
    more: freeText,
  },
  'trial-ends-in-2-days': {
    subject: 'Your free trial ends in 2 days',
    lead: goesOn,
    button: 'See your plan',
    more: freeText,
  },
  'renewal-in-30-days': {
    subject: 'Your plan renews in 30 days',
    lead: 'You have nothing to do: your plan goes on for another year.',
    button: 'See your plan',
    more: cancelText,
  },
  'plan-changed': {
    subject: 'Your plan has changed',
    lead: 'The new plan holds from now on.',
    button: 'See your plan',
  },
  'plan-change-scheduled': {
    subject: 'Your plan will change',
    lead: 'Until the day below everything stays as it is, and you can take it back.',
    button: 'See your plan',
  },
  'extra-channels-changed': {
    subject: 'Your extra channels have changed',
    lead: 'Your plan covers more YouTube channels from now on. Choose which ones.',
    button: 'Choose the channels',
  },
  'extra-channels-change-scheduled': {
    subject: 'Your extra channels will change',
    lead: 'Until the day below everything stays as it is, and you can take it back.',
    button: 'See your plan',
    more: 'If you have chosen more channels than the plan covers then, the ones that you added last lose their place on that day. To keep them, remove others before then.',
  },
  'pause-begun': {
    subject: 'Your plan is paused',
    lead: 'Nothing is charged, and your music is not covered until your plan is back.',
    button: 'See your pause',
    more: 'You can come back earlier, and you are covered at once.',
  },
  'pause-ends-in-3-days': {
    subject: 'Your plan is back in 3 days',
    lead: 'You have nothing to do: your pause ends, a new period is charged, and your music is covered again.',
    button: 'See your plan',
    more: cancelText,
  },
  'plan-cancelled': {
    subject: 'Your plan is cancelled',
    lead: 'Nothing more is charged. Your music stays covered until the day below.',
    button: 'See your plan',
    more: 'Until then one press takes the cancellation back, at no charge.',
  },
  'plan-reactivated': {
    subject: 'Your plan goes on',
    lead: 'You have taken the cancellation back. Your music stays covered, and your plan renews as before.',
    button: 'See your plan',
    more: cancelText,
  },
  'price-changes': {
    subject: 'The price of your plan changes',
    lead: 'You pay the new price from the payment below on. Until then nothing changes.',
    button: 'See your plan',
    more: cancelText,
  },
};
