import { brand } from '@backbeat/domain';
import type { giftLetters as english } from '../english/gifts.ts';

/** About gift months, and what is new. */
export const giftLetters: typeof english = {
  'gift-bought': {
    subject: 'Dein Geschenk ist bereit',
    lead: 'Schick den Link an alle, die einen Monat bekommen sollen. Wer ihn öffnet und sich anmeldet, löst einen ein.',
    button: 'Geschenk öffnen',
    more: 'Wer den Link hat, kann einlösen: Teile ihn nicht im Stream. Was bis zum letzten Tag niemand einlöst, wird erstattet.',
  },
  'gift-claimed': {
    subject: 'Jemand hat dein Geschenk eingelöst',
    lead: 'Ein Monat, den du verschenkt hast, ist angekommen.',
    button: 'Geschenke ansehen',
  },
  'gift-refunded': {
    subject: 'Geld zurück für dein Geschenk',
    lead: 'Die Monate, die niemand eingelöst hat, werden auf die Karte erstattet, die bezahlt hat.',
    button: 'Geschenke ansehen',
  },
  'new-stations': {
    subject: `Neue Musik bei ${brand.name}`,
    lead: 'Neue Sender für deine Streams und Videos.',
    button: 'Anhören',
  },
};
