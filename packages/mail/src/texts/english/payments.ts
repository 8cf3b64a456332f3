const cardText = 'A new card pays at once, and your plan goes on as if nothing had happened.';

/** About money. */
export const paymentLetters = {
  receipt: {
    subject: 'Your receipt',
    lead: 'Thank you. Your payment has arrived.',
    button: 'Open the receipt',
    more: 'There you can print it or download it as a PDF. Your company, tax number and address can stand on it.',
  },
  'payment-failed': {
    subject: 'Your payment did not go through',
    lead: 'You are still covered, and we try again. If the card itself is the reason, a new one mends it.',
    button: 'Update your card',
    more: cardText,
  },
  'payment-failed-again': {
    subject: 'Your payment failed again',
    lead: 'You are still covered. Your bank has refused the card once more.',
    button: 'Update your card',
    more: cardText,
  },
  'payment-last-day': {
    subject: 'Last day to keep your plan',
    lead: 'The payment has not gone through, and your plan ends unless it does.',
    button: 'Update your card',
    more: 'If you stream beyond the end of your plan, your music is not covered any more.',
  },
  'payment-recovered': {
    subject: 'Your payment went through',
    lead: 'All is well again. Your plan goes on, without a gap.',
    button: 'See your plan',
  },
  'card-expires': {
    subject: 'Your card expires before the next payment',
    lead: 'Give us a new one, and your plan goes on without a gap.',
    button: 'Update your card',
  },
  refund: {
    subject: 'We have your withdrawal',
    lead: 'Your money is on its way back to where it came from. Your bank may need some days to show it.',
    button: 'Open the receipt',
    more: 'Keep this letter: it is your record of the withdrawal. What was covered until then stays covered.',
  },
  'refund-given': {
    subject: 'Money back from us',
    lead: 'Our support gives you back what stands below. It goes to where it came from, and your plan stays as it is.',
    button: 'Open the receipt',
  },
  'withdrawal-link': {
    subject: 'Your link to withdraw',
    lead: 'Somebody has asked to withdraw from an order of yours. Open the link to see what you get back.',
    button: 'See what you get back',
    more: 'Nothing happens until you confirm there. If it was not you, do nothing.',
  },
};
