import { accountLetters } from './german/account.ts';
import { claimLetters } from './german/claims.ts';
import { giftLetters } from './german/gifts.ts';
import { paymentLetters } from './german/payments.ts';
import { planLetters } from './german/plans.ts';
import type { MailTexts } from './MailTexts.ts';

/** German. */
export const de: MailTexts = {
  letters: { ...accountLetters, ...claimLetters, ...giftLetters, ...paymentLetters, ...planLetters },
  facts: {
    address: 'Adresse',
    amountDue: 'Offener Betrag',
    artist: 'Künstler',
    asksAgain: 'Nächster Versuch',
    cardExpires: 'Karte läuft ab',
    change: 'Was sich änderte',
    channel: 'Kanal',
    charge: 'Nächste Zahlung',
    chargedOn: 'Abbuchung am',
    claimUntil: 'Einlösbar bis',
    claimedBy: 'Eingelöst von',
    code: 'Code',
    coveredFrom: 'Abgedeckt ab',
    coveredUntil: 'Abgedeckt bis',
    date: 'Datum',
    deletesOn: 'Wird gelöscht am',
    email: 'E-Mail',
    endsOn: 'Tarif endet am',
    firstCharge: 'Erste Zahlung',
    giftEnded: 'Geschenk endete',
    giftLink: 'Geschenk-Link',
    left: 'Noch frei',
    link: 'Link',
    months: 'Monate',
    name: 'Name',
    newPlan: 'Neuer Tarif',
    newPrice: 'Neuer Preis',
    number: 'Belegnummer',
    offeredUntil: 'Möglich bis',
    oldPlan: 'Bisheriger Tarif',
    oldPrice: 'Bisheriger Preis',
    otherAccount: 'Konto jetzt',
    paid: 'Bezahlt',
    plan: 'Tarif',
    planEnded: 'Tarif endete',
    reference: 'Vorgangsnummer',
    refund: 'Erstattung',
    resumesOn: 'Läuft weiter am',
    signIn: 'Anmeldung',
    startsOn: 'Gilt ab',
    toCredit: 'Für nächste Rechnungen',
    toGiftCard: 'Auf deine Geschenkkarte',
    toMethod: 'Auf Karte oder PayPal',
    track: 'Titel',
    undoUntil: 'Rückgängig bis',
    validUntil: 'Link gilt bis',
    video: 'Video',
    withdrawnAt: 'Widerrufen',
    withdrawnFrom: 'Widerruf von',
    youWrote: 'Du hast geschrieben',
  },
  listingProblems: {
    'unknown-channel':
      'YouTube kennt keinen Kanal mit dieser Kennung mehr. Teile den richtigen Kanal: Er tritt an die Stelle von diesem.',
    refused:
      'YouTube nimmt ihn nicht auf und sagt nicht, warum. Wir fragen jeden Tag wieder. Bleibt es so, schreib unserem Support.',
    'changed-often':
      'Du hast deinen Kanal zweimal in 30 Tagen gewechselt. Dieser bekommt seinen Platz von selbst, an dem Tag, der auf der Seite steht.',
    unanswered: 'YouTube hat noch nicht geantwortet. Wir fragen weiter. Du musst nichts tun.',
  },
  method: { to: 'Auf', card: 'deine Karte', endingIn: 'mit Endziffern' },
  monthsForOthers: { unknown: 'Monate für andere', one: 'Monat für andere', more: 'Monate für andere' },
  periods: { monthly: 'monatlich', yearly: 'jährlich' },
  refundOf: {
    gift: {
      more: 'Heb diese Mail auf: Sie belegt deinen Widerruf. Das Geschenk ist beendet. Wer einen Monat eingelöst hat, behält ihn.',
    },
    signedOut: { button: 'Neuen Link holen' },
  },
  supportChanges: {
    sessions_ended: 'Alle deine Anmeldungen sind beendet',
    tier_given: 'Dein Konto hat einen Tarif von uns',
    tier_ended: 'Der Tarif, den dein Konto von uns hatte, ist zu Ende',
    covered: 'Deine Musik ist abgedeckt, ohne Kosten',
    coupon_applied: 'Ein Gutschein von uns senkt, was dein Tarif kostet',
    offer_returned: 'Du kannst einen Code noch einmal einlösen',
    deletion_undone: 'Dein Konto bleibt: Es wird nicht gelöscht',
  },
  unpaid: {
    disputed: {
      subject: 'Deine Bank holt dein Geld zurück',
      lead: 'Deine Bank holt die Zahlung schon für dich zurück, darum kommt von uns nichts dazu.',
    },
    by_support: {
      subject: 'Unser Support sendet dein Geld',
      lead: 'Der Zahlungsdienst hat dein Geld nicht gesendet, darum tut es unser Support. Du musst nichts tun.',
    },
  },
  why: {
    law: 'Du bekommst diese Mail, weil das Gesetz verlangt, dass wir dich informieren.',
    contract: 'Du bekommst diese Mail, weil es um deinen Tarif, dein Geld oder deine Daten bei uns geht.',
    safety: 'Du bekommst diese Mail, damit niemand ohne dein Wissen dein Konto verändert.',
    choice: 'Mails wie diese kannst du in deinen Einstellungen abbestellen.',
    marketing: 'Du bekommst diese Mail, weil du zugestimmt hast, Neues zu erfahren.',
    staff: 'Für das Team. Sonst bekommt niemand diese Mail.',
  },
  questions: 'Fragen? Schreib uns:',
  privacy: 'Datenschutz',
  unsubscribe: 'Abbestellen',
  choose: 'Mails auswählen',
};
