import type { claimLetters as english } from '../english/claims.ts';

/** About claims on videos, and the channels that get none. */
export const claimLetters: typeof english = {
  'claim-released': {
    subject: 'Ein Anspruch auf dein Video ist weg',
    lead: 'Dein Video war abgedeckt, und die Plattform hat den Anspruch freigegeben, den du uns gemeldet hast.',
    button: 'Deine Ansprüche ansehen',
    more: 'Bis die Plattform es zeigt, können ein paar Stunden vergehen. Ist der Anspruch nach einem Tag noch da? Melde ihn auf dieser Seite noch einmal.',
  },
  'claim-refused': {
    subject: 'Ein Anspruch auf dein Video braucht einen Menschen',
    lead: 'Dein Video war abgedeckt, aber die Plattform hat den Anspruch nicht von selbst freigegeben. Unser Team sieht ihn sich innerhalb eines Tages an.',
    button: 'Deine Ansprüche ansehen',
    more: 'Du musst nichts tun. Ist der Anspruch nach 14 Tagen noch da, schreiben wir dir einen Monat gut und machen weiter.',
  },
  'claim-answered': {
    subject: 'Unser Team hat sich deinen Anspruch angesehen',
    lead: 'Ein Mensch hat sich den Anspruch angesehen, den du uns gemeldet hast.',
    button: 'Deine Ansprüche ansehen',
  },
  'claim-credit': {
    subject: 'Ein Anspruch hat zu lange gedauert: Ein Monat geht auf uns',
    lead: 'Dein Video war abgedeckt, und wir haben den Anspruch in 14 Tagen nicht wegbekommen. Wie versprochen schreiben wir dir einen Monat gut.',
    button: 'Deine Ansprüche ansehen',
    more: 'Er bezahlt deine nächsten Rechnungen, bevor deine Karte es tut. Wir machen weiter, bis der Anspruch weg ist.',
  },
  'listing-failed': {
    subject: 'Dein Kanal steht nicht auf der Liste',
    lead: 'Dein Tarif deckt einen Kanal ab, den die Plattform nicht aufgenommen hat. Videos dort können also Ansprüche bekommen.',
    button: 'Deine Kanäle ansehen',
    more: 'Hat ein Video einen Anspruch bekommen? Melde ihn auf der Seite Claims deiner Einstellungen und sieh, was sich tun lässt.',
  },
};
