import { type AudienceTierName, type PlanButtonState, policy, type SpanUnit } from '@backbeat/domain';
import { countText } from '@backbeat/ui/locale';
import type { CatalogPeriod } from '../catalog/Catalog.ts';
import type { CountedSpan, PricingTexts } from './PricingTexts.ts';

const number = new Intl.NumberFormat('de');

const per: Readonly<Record<CatalogPeriod, string>> = {
  weekly: 'pro Woche',
  monthly: 'pro Monat',
  quarterly: 'pro Quartal',
  yearly: 'pro Jahr',
};

const periods: Readonly<Record<CatalogPeriod, string>> = {
  weekly: 'Wöchentlich',
  monthly: 'Monatlich',
  quarterly: 'Vierteljährlich',
  yearly: 'Jährlich',
};

const billed: Readonly<Record<CatalogPeriod, string>> = {
  weekly: 'Abrechnung jede Woche',
  monthly: 'Abrechnung jeden Monat',
  quarterly: 'Abrechnung jedes Quartal',
  yearly: 'Abrechnung einmal im Jahr',
};

const terms: Readonly<Record<CatalogPeriod, string>> = {
  weekly: 'eine Woche',
  monthly: 'ein Monat',
  quarterly: 'ein Quartal',
  yearly: 'ein Jahr',
};

const spans: Readonly<Record<SpanUnit, { one: string; other: string; first: string; many: string }>> = {
  day: { one: '# Tag', other: '# Tage', first: 'erster Tag', many: 'ersten # Tage' },
  week: { one: '# Woche', other: '# Wochen', first: 'erste Woche', many: 'ersten # Wochen' },
  month: { one: '# Monat', other: '# Monate', first: 'erster Monat', many: 'ersten # Monate' },
};

const firstSpan = ({ amount, unit }: CountedSpan, before: string): string => {
  const { first, many } = spans[unit];
  return countText(amount, 'de', { one: first, other: `${before}${many}` });
};

const audiences: Readonly<Record<AudienceTierName, readonly [viewers: string, views: string]>> = {
  One: ['200 Zuschauer', 'bis 10.000 Aufrufe'],
  Two: ['1.000 Zuschauer', '100.000 Aufrufe'],
  Three: ['10.000 Zuschauer', '1.000.000 Aufrufe'],
  Four: ['über 10.000 Zuschauer', 'über 1.000.000 Aufrufe'],
};

const buttons: Readonly<Record<PlanButtonState['label'], string>> = {
  'Start free trial': 'Gratis testen',
  'Upgrade now': 'Jetzt upgraden',
  'Change plan': 'Tarif wechseln',
  'View player': 'Zum Player',
};

const amounts: Readonly<Partial<Record<string, string>>> = { Some: 'Einige', Limited: 'Begrenzt' };

/** '600,000+' is one figure with commas. */
const figure = (english: string): string =>
  english.replace(/\d[\d,]*/, (digits) => number.format(Number(digits.replaceAll(',', ''))));

const artistShare = `${policy.artistSharePercent}\u00a0% deiner Gebühr gehen an Künstler`;

/**
 * German.
 *
 * @example <LocaleProvider locale="de" texts={[pricingTexts(de)]}><App /></LocaleProvider>
 */
export const de: PricingTexts = {
  about: (planName) => ` über ${planName}`,
  afterTrial: (isMonth) => (isMonth ? 'Nach deinem Gratismonat' : 'Nach deiner Testphase'),
  allStartFree: (count) => `${count === 2 ? 'Beide' : 'Alle'} beginnen mit einer kostenlosen Testphase.`,
  amountOn: (amount, date) => `${amount} am ${date}`,
  amountOff: (amount) => `${amount} Rabatt`,
  audience: (tier) => audiences[tier],
  bannerForSubscribers: 'Ein Preis für jedes Publikum',
  billed: (period) => billed[period],
  billingPeriod: 'Zahlungsweise',
  changeTo: (planName) => `Zu ${planName} wechseln`,
  changeToAndPay: (planName, amount) => `Zu ${planName} wechseln, ${amount} zahlen`,
  changeFailed:
    'Der Tarif konnte nicht gewechselt werden. Es wurde nichts abgebucht. Versuch es noch einmal.',
  changePlan: 'Tarif wechseln',
  choose: 'Auswählen',
  chooserTitle: 'Was hast du vor?',
  codeApplied: 'Code eingelöst',
  codeFailed: 'Der Code konnte nicht geprüft werden. Versuch es noch einmal.',
  codeProblem: (code) => (code.startsWith('coupon') ? 'Ungültiger Gutschein' : 'Ungültige Geschenkkarte'),
  comingPayments: 'Kommende Zahlungen',
  compare: 'Vergleichen',
  compareEveryFeature: 'Alle Funktionen vergleichen',
  compareFeatures: 'Funktionen vergleichen',
  comparePlans: 'Tarife vergleichen',
  comparison: 'Funktionen aller Tarife',
  coupon: 'Gutschein',
  couponLine: (off) => `Gutschein, ${off}`,
  couponOnAll: (off) => `Der Gutschein gibt ${off} auf jede Zahlung.`,
  couponOnFirst: (off) => `Der Gutschein gibt ${off} auf die erste Zahlung.`,
  couponUntil: (off, date) => `Der Gutschein gibt ${off} auf Zahlungen vor dem ${date}.`,
  couponPlaceholder: 'Gutscheincode',
  creditLine: 'Guthaben',
  currentPlan: 'Dein Tarif',
  discount: 'Rabatt',
  feature: 'Funktion',
  featureValue: (english) => amounts[english] ?? figure(english),
  features: {
    twitchSafeTracks: 'Tracks für Twitch',
    youTubeSafeTracks: 'Tracks für YouTube',
    curatedStations: 'Kuratierte Stationen',
    downloadableTracks: 'Tracks zum Herunterladen',
    exclusiveMusic: 'Exklusive Musik',
    createPlaylists: 'Eigene Playlists',
    optionalChatbot: 'Chatbot nach Wunsch',
    playIndividualTracks: 'Einzelne Tracks abspielen',
    support: '{product}-Support',
    advancedMusicSearch: 'Erweiterte Musiksuche',
  },
  firstPayment: 'Erste Zahlung',
  firstSpan: (span) => firstSpan(span, 'die '),
  firstSpanFree: (span) =>
    `${span.unit === 'week' && span.amount === 1 ? 'Deine' : span.amount === 1 ? 'Dein' : 'Deine'} ${firstSpan(span, '')} ${span.amount === 1 ? 'ist' : 'sind'} gratis.`,
  freeForever: 'Gratis, so lange du magst',
  freeTrial: 'Testphase',
  freeTrialOf: ({ amount, unit }) => `Testphase, ${countText(amount, 'de', spans[unit])}`,
  freeUntil: (date) => `Gratis bis zum ${date}.`,
  from: 'ab',
  giftCard: 'Geschenkkarte',
  giftCardApplied: 'Geschenkkarte hinzugefügt',
  giftCardAppliedOf: (amount) => `Geschenkkarte über ${amount} hinzugefügt`,
  giftCardLeft: 'Rest auf der Karte',
  giftCardLine: 'Geschenkkarte',
  giftCardPlaceholder: 'Code der Geschenkkarte',
  holds: (minutes) =>
    `Genau diesen Betrag bucht der Zahlungsdienst ab. Er gilt ${countText(minutes, 'de', { one: '# Minute', other: '# Minuten' })}.`,
  included: 'Enthalten',
  keep: (planName) => `${planName} behalten`,
  learnMore: 'Mehr erfahren',
  nextOn: (date) => `Danach, ${date}`,
  nextPayment: 'Nächste Zahlung',
  notAvailable: 'Zurzeit nicht verfügbar',
  notIncluded: 'Nicht enthalten',
  nothingToPay: 'Heute zahlst du nichts.',
  pads: {
    premium: {
      title: 'Ich gehe live',
      text: 'Du streamst mehrmals die Woche und willst Musik, die die ganze Nacht läuft.',
      verdict: 'Das ist Premium.',
    },
    pro: {
      title: 'Ich veröffentliche auch',
      text: 'Du willst Tracks auch herunterladen und in deinen Videos verwenden.',
      verdict: 'Das ist Pro.',
    },
  },
  pageLead: 'Wähl deinen Tarif, monatlich oder jährlich. So einfach ist das',
  pageTitle: (name) => `Preise von ${name}`,
  partnerPrice: 'Partnerpreis',
  partnerSaving: `${policy.partnerYearlyFreeMonths} Monate gratis`,
  per: (period) => per[period],
  percentOff: (percent) => `${percent}\u00a0% Rabatt`,
  period: (period) => periods[period],
  planButton: (label) => buttons[label],
  planLine: (planName, period) => `${planName}, ${terms[period]}`,
  plans: {
    free: {
      badge: null,
      banner: null,
      subtitle: 'Für den ersten Versuch',
      description: 'Ausgewählte Stationen, der Chatbot nennt jeden Track.',
      perks: ['40.000 Tracks für Twitch', '5.000 Tracks für YouTube', '10 kuratierte Stationen'],
      upgradeLabel: 'Kostenlos starten',
    },
    premium: {
      badge: null,
      banner: 'Sonderpreis für neue Nutzer',
      subtitle: 'Für Livestreamer',
      description: 'Jede Station in deinem Stream, so wie du willst.',
      perks: [
        'Kein Chatbot-Zwang',
        'Eigene Playlists und erweiterte Suche',
        'Interaktiver Modus: spiel jeden Track',
        'Premium-Support auf Discord',
        artistShare,
      ],
      upgradeLabel: 'Gratis testen',
    },
    download: {
      badge: 'Dateien für deine Videos',
      banner: null,
      subtitle: 'Für Musik, die dir bleibt',
      description: 'Downloads, mit begrenztem Streaming auf einigen Stationen.',
      perks: ['Tracks zum Herunterladen', 'Begrenztes Streaming', 'Einige Stationen', artistShare],
      upgradeLabel: 'Gratis testen',
    },
    pro: {
      badge: 'Der Preis richtet sich nach deinem Publikum',
      banner: null,
      subtitle: 'Für Streams und Videos',
      description: 'Alles aus Premium, und Tracks zum Behalten und Veröffentlichen.',
      perks: [
        'Alles aus Premium',
        'Unbegrenzt Tracks herunterladen',
        'Tracks mit Freigabe für YouTube',
        'Kuratierte Playlists',
        'Exklusive Musik',
      ],
      upgradeLabel: 'Gratis testen',
    },
  },
  plansAndFeatures: 'Tarife und Funktionen',
  price: 'Preis',
  processing: 'Wird verarbeitet',
  proPrices: 'Preise von Pro nach Publikum',
  questions: [
    {
      question: 'Sind die Downloads mit Pro unbegrenzt?',
      answer:
        'Ja. Solange Pro läuft, kannst du so viele Tracks herunterladen, wie du brauchst, aus jeder Station und Playlist.',
    },
    {
      question: 'Sind die Tracks für YouTube freigegeben?',
      answer: 'Ja. Sie sind für Videos freigegeben, die du veröffentlichst, während dein Pro-Tarif läuft.',
    },
    {
      question: 'Kann ich jederzeit kündigen?',
      answer:
        'Ja, jederzeit auf deiner Kontoseite. Der Tarif bleibt dir bis zum Ende des bezahlten Zeitraums.',
    },
    {
      question: 'Bekomme ich mein Geld zurück?',
      answer: `Ja. Melde dich innerhalb von ${policy.refundWindowDays} Tagen nach der Zahlung, dann erstatten wir den vollen Betrag.`,
    },
    {
      question: 'Wie richtet sich der Preis von Pro nach meinem Publikum?',
      answer:
        'Auf Twitch zählen die Zuschauer im Schnitt, auf YouTube die Aufrufe im Schnitt. Der höhere der beiden Werte entscheidet.',
      link: { text: 'Zur Seite von Pro', href: '/for/pro' },
    },
  ],
  questionsTitle: 'Gute Fragen',
  saves: (planName, amount) => `Mit ${planName} sparst du ${amount} im Jahr`,
  startSubscription: 'Abo starten',
  startFreeTrial: 'Gratis testen',
  station: ({ numberOfTracks, lengthInHours }) =>
    `${number.format(numberOfTracks)} Tracks | ${number.format(lengthInHours)} Std.`,
  stationsTitle: 'Neun unserer Stationen',
  tax: 'Steuern',
  taxName: (type) => {
    if (type === 'vat' || type === 'GB') return 'MwSt.';
    if (type === 'usst') return 'Verkaufssteuer';
    return /^[A-Z]{3,}$/.test(type) ? type : 'Steuern';
  },
  vatInside: 'Davon MwSt.',
  withVat: (text) => `${text}, inkl. MwSt.`,
  terms: (days) => `Jederzeit kündbar. Volle Erstattung innerhalb von ${days} Tagen nach der Zahlung.`,
  afterwards: (amountPerPeriod) => `Danach ${amountPerPeriod}`,
  todayOn: (date) => `Heute, ${date}`,
  totalToday: 'Heute fällig',
  tryAgain: 'Noch einmal versuchen',
  twitchViewers: 'Twitch, Zuschauer im Schnitt',
  youTubeViews: 'YouTube, Aufrufe im Schnitt',
  yearlyWithSaving: (variant) =>
    variant === 'pricing'
      ? `Jährlich (${policy.yearlyDiscountPercent}\u00a0% Rabatt)`
      : `Jährlich (${variant === 'partner' ? policy.partnerYearlyFreeMonths : policy.yearlyFreeMonths} Monate gratis)`,
  yourPrice: 'Dein Preis',
};
