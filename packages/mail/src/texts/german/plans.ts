import type { planLetters as english } from '../english/plans.ts';

const cancelText =
  'Zum Kündigen öffne in den Einstellungen die Seite Subscription und klicke zweimal auf Cancel. Was bezahlt ist, behältst du.';
const freeText = `${cancelText} Vor der ersten Zahlung gekündigt kostet es nichts.`;
const goesOn =
  'Wenn es dir gefällt, musst du nichts tun: Dein Tarif läuft weiter, und deine Karte wird zum ersten Mal belastet.';

/** About a plan. */
export const planLetters: typeof english = {
  'trial-begun': {
    subject: 'Deine Testphase hat begonnen',
    lead: 'Heute wird nichts abgebucht. Nach der Testphase läuft dein Tarif weiter, und deine Karte wird zum ersten Mal belastet.',
    button: 'Tarif ansehen',
    more: freeText,
  },
  'trial-ends-in-7-days': {
    subject: 'Deine Testphase endet in 7 Tagen',
    lead: goesOn,
    button: 'Tarif ansehen',
    more: freeText,
  },
  'trial-ends-in-2-days': {
    subject: 'Deine Testphase endet in 2 Tagen',
    lead: goesOn,
    button: 'Tarif ansehen',
    more: freeText,
  },
  'renewal-in-30-days': {
    subject: 'Dein Tarif verlängert sich in 30 Tagen',
    lead: 'Du musst nichts tun: Dein Tarif läuft ein weiteres Jahr.',
    button: 'Tarif ansehen',
    more: cancelText,
  },
  'plan-changed': {
    subject: 'Dein Tarif wurde gewechselt',
    lead: 'Der neue Tarif gilt ab sofort.',
    button: 'Tarif ansehen',
  },
  'plan-change-scheduled': {
    subject: 'Dein Tarif wird gewechselt',
    lead: 'Bis zum Tag unten bleibt alles, wie es ist, und du kannst es zurücknehmen.',
    button: 'Tarif ansehen',
  },
  'extra-channels-changed': {
    subject: 'Deine Extra-Kanäle haben sich geändert',
    lead: 'Dein Tarif deckt ab sofort mehr YouTube-Kanäle ab. Wähle aus, welche.',
    button: 'Kanäle auswählen',
  },
  'extra-channels-change-scheduled': {
    subject: 'Deine Extra-Kanäle ändern sich',
    lead: 'Bis zum Tag unten bleibt alles, wie es ist, und du kannst es zurücknehmen.',
    button: 'Tarif ansehen',
    more: 'Hast du mehr Kanäle ausgewählt, als dein Tarif dann abdeckt, verlieren die zuletzt hinzugefügten an diesem Tag ihren Platz. Willst du sie behalten, entferne vorher andere.',
  },
  'pause-begun': {
    subject: 'Dein Tarif pausiert',
    lead: 'Es wird nichts abgebucht, und deine Musik ist nicht abgedeckt, bis dein Tarif weiterläuft.',
    button: 'Pause ansehen',
    more: 'Du kannst früher zurückkommen und bist sofort wieder abgedeckt.',
  },
  'pause-ends-in-3-days': {
    subject: 'Dein Tarif läuft in 3 Tagen weiter',
    lead: 'Du musst nichts tun: Die Pause endet, ein neuer Zeitraum wird abgebucht, und deine Musik ist wieder abgedeckt.',
    button: 'Tarif ansehen',
    more: cancelText,
  },
  'plan-cancelled': {
    subject: 'Dein Tarif ist gekündigt',
    lead: 'Es wird nichts mehr abgebucht. Deine Musik bleibt bis zum Tag unten abgedeckt.',
    button: 'Tarif ansehen',
    more: 'Bis dahin nimmt ein Klick die Kündigung zurück, ohne Kosten.',
  },
  'plan-reactivated': {
    subject: 'Dein Tarif läuft weiter',
    lead: 'Du hast die Kündigung zurückgenommen. Deine Musik bleibt abgedeckt, und dein Tarif verlängert sich wie bisher.',
    button: 'Tarif ansehen',
    more: cancelText,
  },
  'price-changes': {
    subject: 'Der Preis deines Tarifs ändert sich',
    lead: 'Ab der Zahlung unten gilt der neue Preis. Bis dahin ändert sich nichts.',
    button: 'Tarif ansehen',
    more: cancelText,
  },
};
