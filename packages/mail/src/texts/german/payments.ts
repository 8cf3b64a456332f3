import type { paymentLetters as english } from '../english/payments.ts';

const cardText = 'Eine neue Karte zahlt sofort, und dein Tarif läuft weiter, als wäre nichts gewesen.';

/** About money. */
export const paymentLetters: typeof english = {
  receipt: {
    subject: 'Dein Beleg',
    lead: 'Danke. Deine Zahlung ist angekommen.',
    button: 'Beleg öffnen',
    more: 'Dort kannst du ihn drucken oder als PDF herunterladen. Firma, Steuernummer und Adresse können darauf stehen.',
  },
  'payment-failed': {
    subject: 'Deine Zahlung hat nicht geklappt',
    lead: 'Du bist weiter abgedeckt, und wir versuchen es noch einmal. Liegt es an der Karte, hilft eine neue.',
    button: 'Karte erneuern',
    more: cardText,
  },
  'payment-failed-again': {
    subject: 'Deine Zahlung hat wieder nicht geklappt',
    lead: 'Du bist weiter abgedeckt. Deine Bank hat die Karte noch einmal abgelehnt.',
    button: 'Karte erneuern',
    more: cardText,
  },
  'payment-last-day': {
    subject: 'Letzter Tag, um deinen Tarif zu behalten',
    lead: 'Die Zahlung hat nicht geklappt, und dein Tarif endet, wenn sie ausbleibt.',
    button: 'Karte erneuern',
    more: 'Streamst du nach dem Ende deines Tarifs, ist deine Musik nicht mehr abgedeckt.',
  },
  'payment-recovered': {
    subject: 'Deine Zahlung hat geklappt',
    lead: 'Alles ist wieder gut. Dein Tarif läuft ohne Lücke weiter.',
    button: 'Tarif ansehen',
  },
  'card-expires': {
    subject: 'Deine Karte läuft vor der nächsten Zahlung ab',
    lead: 'Gib uns eine neue, dann läuft dein Tarif ohne Lücke weiter.',
    button: 'Karte erneuern',
  },
  refund: {
    subject: 'Dein Widerruf ist da',
    lead: 'Dein Geld geht dorthin zurück, woher es kam. Bei deiner Bank kann es ein paar Tage dauern.',
    button: 'Beleg öffnen',
    more: 'Heb diese Mail auf: Sie belegt deinen Widerruf. Was bis dahin abgedeckt war, bleibt abgedeckt.',
  },
  'refund-given': {
    subject: 'Geld zurück von uns',
    lead: 'Unser Support gibt dir zurück, was unten steht. Es geht dorthin, woher es kam, und dein Tarif bleibt, wie er ist.',
    button: 'Beleg öffnen',
  },
  'withdrawal-link': {
    subject: 'Dein Link zum Widerruf',
    lead: 'Jemand möchte eine Bestellung von dir widerrufen. Im Link siehst du, was du zurückbekommst.',
    button: 'Ansehen, was zurückkommt',
    more: 'Nichts geschieht, bevor du dort bestätigst. Warst du es nicht, tu nichts.',
  },
};
