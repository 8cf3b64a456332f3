import {
  amountPerPeriodText,
  type Cents,
  currency,
  dateText,
  moneyText,
  type PaidPlanCode,
  type PlanCode,
  plans,
  seenCharacters,
} from '@backbeat/domain';
import type { Language } from './LetterFacts.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import type { MailTexts } from './texts/MailTexts.ts';

/** How one language writes what is no text. */
interface Spoken {
  readonly texts: MailTexts;
  readonly direction: 'ltr' | 'rtl';
  readonly money: (amountCents: Cents) => string;
  readonly perPeriod: (amountCents: Cents, planCode: PaidPlanCode) => string;
  /** @param day `YYYY-MM-DD` */
  readonly day: (day: string) => string;
  /** @param time `18:04` */
  readonly time: (time: string) => string;
}

const inGerman = (options: Intl.NumberFormatOptions, amountCents: Cents): string =>
  new Intl.NumberFormat('de', { style: 'currency', currency, ...options }).format(amountCents / 100);

const spoken: Readonly<Record<Language, Spoken>> = {
  en: {
    texts: en,
    direction: 'ltr',
    money: moneyText,
    perPeriod: (amountCents, planCode) =>
      amountPerPeriodText(amountCents, plans[planCode].billingPeriod ?? 'monthly'),
    day: dateText,
    time: (time) => `, ${time}`,
  },
  de: {
    texts: de,
    direction: 'ltr',
    money: (amountCents) => inGerman({}, amountCents),
    perPeriod: (amountCents, planCode) =>
      plans[planCode].billingPeriod === 'yearly'
        ? `${inGerman({ trailingZeroDisplay: 'stripIfInteger' }, amountCents)} pro Jahr`
        : `${inGerman({}, amountCents)} pro Monat`,
    day: (day) =>
      new Intl.DateTimeFormat('de', { dateStyle: 'long', timeZone: 'UTC' }).format(Date.parse(day)),
    time: (time) => `, ${time} Uhr`,
  },
};

/** The day that a moment is somewhere, `YYYY-MM-DD`. A day is the same everywhere. */
const dayIn = (at: string, timeZone: string): string =>
  /^\d{4}-\d\d-\d\d$/.test(at)
    ? at
    : new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeZone }).format(Date.parse(at));

/** The time of day that a moment is somewhere: `19:04`. */
const timeIn = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeStyle: 'short', timeZone }).format(Date.parse(at));

/** How the clock of a place is told from others at a moment: `GMT+1`. */
const zoneIn = (at: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en', { timeZoneName: 'shortOffset', timeZone })
    .formatToParts(Date.parse(at))
    .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;

/** A zone that this machine does not know is no reason to send nothing. */
const knownZone = (timeZone: string): string => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
};

/** How a letter speaks to one person: its texts, and facts in words. */
export interface Voice extends Omit<Spoken, 'day' | 'time'> {
  readonly language: Language;
  readonly date: (at: string) => string;
  /** Day and time, with the zone: `November 26, 2026, 19:04 GMT+1`. */
  readonly moment: (at: string) => string;
  /** @param month `YYYY-MM` */
  readonly month: (month: string) => string;
  readonly plan: (planCode: PlanCode) => string;
  /** A number; where it is 0, that there are none. */
  readonly howMany: (count: number) => string;
  /** What somebody has typed, on one line and no longer than a line, unless more is allowed. */
  readonly typed: (text: string, mostLetters?: number) => string;
}

/** @param timeZone IANA name; `UTC` where it is not known */
export const createVoice = (language: Language, timeZone: string): Voice => {
  const { day, time, ...rest } = spoken[language];
  const zone = knownZone(timeZone);
  return {
    ...rest,
    language,
    date: (at) => day(dayIn(at, zone)),
    moment: (at) => `${day(dayIn(at, zone))}${time(timeIn(at, zone))} ${zoneIn(at, zone)}`,
    month: (month) => day(`${month}-01`).replace(/^1\. | 1,/, ''),
    plan: (planCode) => {
      const { name, billingPeriod } = plans[planCode];
      return billingPeriod === null ? name : `${name}, ${rest.texts.periods[billingPeriod]}`;
    },
    howMany: (count) => (count === 0 ? rest.texts.none : `${count}`),
    typed: (text, mostLetters = 80) => {
      const letters = [...seenCharacters(text.replace(/\s+/gu, ' ')).trim()];
      return letters.length > mostLetters
        ? `${letters.slice(0, mostLetters - 1).join('')}…`
        : letters.join('');
    },
  };
};
