import { brand } from '@backbeat/domain';
import type { accountLetters as english } from '../english/account.ts';

/** About the account, and messages. */
export const accountLetters: typeof english = {
  welcome: {
    subject: `Willkommen bei ${brand.name}`,
    lead: 'Dein Konto ist bereit. Verbinde den Kanal, auf dem du streamst, und sieh auf einen Blick, ob deine Musik abgedeckt ist.',
    button: 'Bin ich abgedeckt?',
  },
  'sign-in-linked': {
    subject: 'Eine neue Anmeldung kam hinzu',
    lead: 'Mit einem weiteren Konto kann man sich jetzt bei deinem anmelden.',
    button: 'Anmeldungen ansehen',
    more: 'Das warst du nicht? Trenne es sofort auf dieser Seite und schreib uns danach.',
  },
  'sign-in-unlinked': {
    subject: 'Eine Anmeldung wurde entfernt',
    lead: 'Mit einem deiner anderen Konten kann man sich nicht mehr bei deinem anmelden.',
    button: 'Anmeldungen ansehen',
    more: 'Das warst du nicht? Schreib uns sofort.',
  },
  'merge-asked': {
    subject: 'Sollen deine zwei Konten eins werden?',
    lead: 'Eines deiner zwei Konten hat darum gebeten. Es geschieht nur, wenn du es innerhalb einer halben Stunde auch im anderen bestätigst.',
    button: 'Zu deinen Konten',
    more: 'Das warst du nicht? Tu nichts, dann bleiben es zwei. Schreib uns danach.',
  },
  'merge-link': {
    subject: 'Dein Konto ohne Anmeldung',
    lead: 'Du hast unserem Support gesagt, dass du dich bei diesem Konto nicht mehr anmelden kannst. Es kann Teil des Kontos werden, das du jetzt hast.',
    button: 'Beide Konten ansehen',
    more: 'Nichts geschieht, bevor du dort bestätigst und danach, angemeldet, auch im anderen Konto. Du hast uns nicht geschrieben, oder das andere Konto ist nicht deins? Lehne dort ab und schreib uns danach.',
  },
  'merge-offered': {
    subject: 'Sollen deine zwei Konten eins werden?',
    lead: 'Unser Support kann dieses Konto mit einem vereinen, dessen Anmeldung verloren ist. Es geschieht nur, wenn beide Seiten es bestätigen.',
    button: 'Zu deinen Konten',
    more: 'Öffne zuerst den Link in der Mail an die Adresse des anderen Kontos. Bestätige es dann hier, angemeldet. Du hast nicht darum gebeten? Lehne es dort ab oder tu nichts.',
  },
  'merge-done': {
    subject: 'Deine zwei Konten sind jetzt eins',
    lead: 'Anmeldungen, Tarif, Zertifikate und Belege sind jetzt beisammen. Es wurde nichts abgebucht.',
    button: 'Zu deinem Konto',
    more: 'Bis zu diesem Tag macht ein Klick wieder zwei daraus.',
  },
  'merge-undone': {
    subject: 'Deine Konten sind wieder zwei',
    lead: 'Jedes hat, was es hatte, bevor sie eins wurden.',
    button: 'Zu deinem Konto',
  },
  'deletion-asked': {
    subject: 'Dein Konto wird gelöscht',
    lead: 'Du hast darum gebeten. Bis zum Tag unten bleibt alles, wie es ist, und du kannst es dir anders überlegen.',
    button: 'Konto behalten',
    more: 'Das warst du nicht? Behalte das Konto und schreib uns danach.',
  },
  'deletion-done': {
    subject: 'Dein Konto ist gelöscht',
    lead: 'Was wir über dich hatten, ist weg, bis auf das, was wir nach dem Gesetz aufheben müssen. Das ist unsere letzte Mail an dich.',
    button: `${brand.name} besuchen`,
  },
  'export-made': {
    subject: 'Eine Kopie deiner Daten wurde geholt',
    lead: 'Jemand, der bei deinem Konto angemeldet ist, hat alles, was wir über dich haben, als eine Datei heruntergeladen.',
    button: 'Anmeldungen ansehen',
    more: 'Das warst du nicht? Trenne auf dieser Seite, was nicht deins ist: Das meldet es überall ab. Schreib uns danach.',
    why: 'Du bekommst diese Mail, damit niemand ohne dein Wissen deine Daten holt.',
  },
  'support-changed': {
    subject: 'Unser Support hat dein Konto geändert',
    lead: 'Jemand von unserem Support hat getan, was unten steht. Es wurde nichts abgebucht.',
    button: 'Zu deinem Konto',
    more: 'Du hast nicht darum gebeten? Schreib uns.',
  },
  'certificate-made': {
    subject: 'Dein Zertifikat über die Abdeckung',
    lead: 'Schick den Link an alle, die dein Video beanspruchen. Jeder kann es prüfen, auch ohne Konto.',
    button: 'Zertifikat öffnen',
  },
  'message-received': {
    subject: 'Deine Nachricht ist da',
    lead: 'Das Musikteam liest jede. Einen Titel für Streams freizugeben kann Wochen dauern.',
    button: 'Noch ein Lied wünschen',
    why: 'Du bekommst diese Mail, weil jemand deine Adresse auf unserer Seite für Musikwünsche angegeben hat.',
  },
  'message-answered': {
    subject: 'Das Musikteam hat dir geantwortet',
    lead: 'Du hast uns auf der Seite für Musikwünsche geschrieben.',
    button: 'Noch ein Lied wünschen',
    why: 'Du bekommst diese Mail, weil jemand deine Adresse auf unserer Seite für Musikwünsche angegeben hat.',
  },
  'message-for-staff': {
    subject: 'Eine Nachricht an das Musikteam',
    lead: 'Jemand hat auf der Seite für Musikwünsche geschrieben.',
    button: 'Antworten',
  },
};
