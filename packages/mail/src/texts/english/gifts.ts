import { brand } from '@backbeat/domain';

/** About gift months, and what is new. */
export const giftLetters = {
  'gift-bought': {
    subject: 'Your gift is ready to share',
    lead: 'Send its link to whoever is to have a month. Each person who opens it and signs in claims one.',
    button: 'Open the gift',
    more: 'Who has the link can claim: share it off screen. What nobody claims until the last day is refunded.',
  },
  'gift-claimed': {
    subject: 'Somebody claimed your gift',
    lead: 'A month that you gave has found its creator.',
    button: 'See your gifts',
  },
  'gift-refunded': {
    subject: 'Money back for your gift',
    lead: 'The months that nobody claimed are refunded to the card that paid.',
    button: 'See your gifts',
  },
  'new-stations': {
    subject: `New music on ${brand.name}`,
    lead: 'New stations for your streams and videos.',
    button: 'Hear them',
  },
};
