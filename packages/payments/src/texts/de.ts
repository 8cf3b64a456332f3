import type { PaymentsTexts } from './en.ts';

/**
 * German.
 *
 * @example <PaymentsProvider config={config} texts={de}><CardField /></PaymentsProvider>
 */
export const de: PaymentsTexts = {
  card: 'Karte',
  loadingCard: 'Das Kartenformular wird geladen',
  tryAgain: 'Noch einmal versuchen',

  labelCard: 'Kartennummer, Ablaufdatum und Prüfnummer',
  labelNumber: 'Kartennummer',
  labelMonth: 'Ablaufmonat',
  labelYear: 'Ablaufjahr',
  labelCvv: 'Prüfnummer',
  labelBankCheck: 'Prüfung durch deine Bank',
  placeholderNumber: 'Kartennummer',
  placeholderExpiry: 'MM / JJ',
  placeholderMonth: 'MM',
  placeholderYear: 'JJ',
  placeholderCvv: 'CVV',

  partNumber: 'die Kartennummer',
  partExpiry: 'das Ablaufdatum',
  partCvv: 'die Prüfnummer',
  partFirstName: 'den Vornamen',
  partLastName: 'den Nachnamen',
  checkParts: (parts) => `Prüfe ${parts.join(', ').replace(/, (?=[^,]*$)/, ' und ')}.`,
  checkCard: 'Prüfe die Angaben zur Karte.',

  nothingCharged: 'Es wurde nichts abgebucht.',
  generalFailure: 'Bei deiner Zahlung ist ein Fehler aufgetreten. Bitte melde dich beim Support.',
  timeout:
    'Der Zahlungsdienst hat nicht rechtzeitig geantwortet. Es wurde nichts abgebucht. Versuche es noch einmal.',
  unavailable:
    'Das Zahlungsformular konnte nicht geladen werden. Prüfe deine Verbindung und deinen Werbeblocker und versuche es noch einmal.',
  popupBlocked:
    'Dein Browser hat das Fenster von PayPal blockiert. Erlaube Pop-ups für diese Seite und versuche es noch einmal.',
  unreachable:
    'Der Zahlungsdienst war nicht erreichbar. Es wurde nichts abgebucht. Prüfe deine Verbindung und versuche es noch einmal.',

  wrongCvv: 'Die Prüfnummer stimmt nicht. Prüfe die 3 oder 4 Ziffern und versuche es noch einmal.',
  expiredCard: 'Diese Karte ist abgelaufen. Nimm eine andere Karte.',
  wrongExpiry: 'Das Ablaufdatum stimmt nicht. Prüfe es und versuche es noch einmal.',
  wrongNumber: 'Die Kartennummer stimmt nicht. Prüfe sie und versuche es noch einmal.',
  wrongAddress: 'Deine Bank hat eine andere Adresse. Prüfe sie und versuche es noch einmal.',
  notEnoughMoney:
    'Auf dieser Karte ist nicht genug Geld. Versuche es mit einer anderen Karte oder mit PayPal.',
  overLimit: 'Diese Zahlung liegt über dem Limit deiner Karte. Frag deine Bank oder nimm eine andere Karte.',
  tooManyAttempts: 'Das waren zu viele Versuche. Warte eine Weile oder nimm eine andere Karte.',
  sentTwice:
    'Diese Zahlung kam doppelt an und wurde deshalb gestoppt. Sieh in dein Konto, bevor du es noch einmal versuchst.',
  confirmPayment:
    'Deine Bank möchte sichergehen, dass du es bist. Bestätige die Zahlung, dann geht es weiter.',
  notConfirmed:
    'Deine Bank konnte nicht bestätigen, dass du es bist. Versuche es noch einmal oder nimm eine andere Karte.',
  enteredTooLongAgo: 'Die Kartendaten wurden vor zu langer Zeit eingegeben. Gib sie noch einmal ein.',
  bankUnreachable: 'Die Bank war nicht erreichbar. Versuche es in ein paar Minuten noch einmal.',
  looksUnusual:
    'Diese Zahlung sah ungewöhnlich aus und wurde gestoppt. Nimm eine andere Karte oder melde dich beim Support.',
  payPalRefused: 'PayPal hat die Zahlung nicht angenommen. Wähle eine andere Zahlungsart.',
  stopped: 'Die Zahlung wurde abgebrochen.',
  refusedThisTime:
    'Deine Bank hat diesmal abgelehnt, obwohl die Karte in Ordnung ist. Versuche es später noch einmal oder nimm eine andere Karte.',
  callBank: 'Deine Bank möchte zuerst mit dir sprechen. Ruf die Nummer auf der Karte an.',
  notActivated:
    'Diese Karte ist noch nicht freigeschaltet. Schalte sie bei deiner Bank frei oder nimm eine andere Karte.',
  kindNotTaken:
    'Diese Art von Karte können wir nicht annehmen. Versuche es mit einer anderen Karte oder mit PayPal.',
  otherCurrency:
    'Mit dieser Karte kann man nicht in US-Dollar bezahlen. Versuche es mit einer anderen Karte oder mit PayPal.',
  onHold: 'Diese Karte ist vorläufig gesperrt. Frag deine Bank oder nimm eine andere Karte.',
  detailsMissing: 'Einige Angaben fehlen oder stimmen nicht. Prüfe sie und versuche es noch einmal.',
  declined: 'Deine Bank hat diese Karte abgelehnt. Versuche es mit einer anderen Karte oder mit PayPal.',
};
