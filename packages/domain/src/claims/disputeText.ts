import { utcTimeText } from '../time/dateText.ts';
import { instantMs } from '../time/instantMs.ts';

/** The languages of `disputeText`. */
export type DisputeLanguage = 'en' | 'de';

/** What a dispute says. Moments are epoch milliseconds, or ISO 8601 date-times. */
export interface DisputeFacts {
  readonly language: DisputeLanguage;
  /** Where the certificate of the video's days is checked. */
  readonly certificateAddress: string;
  readonly channelName: string;
  readonly title: string;
  /** Where the video is watched. */
  readonly address: string;
  /** The begin of the stream, or when the video was published. */
  readonly from: number | string;
  /** The end of the stream; `null` for an upload. */
  readonly until: number | string | null;
  /** When the claim was judged: an upload is covered by the plan of that moment. */
  readonly judgedAt: number | string;
  /** The parts of a stream that were covered, where others were not: the text is about these alone. */
  readonly coveredParts?: readonly { readonly from: number | string; readonly until: number | string }[];
}

const momentText = (at: number | string): string =>
  `${new Date(instantMs(at)).toISOString().slice(0, 10)}, ${utcTimeText(at)}`;

type Licensed = 'whole' | 'parts' | 'upload';

/** What the licence was for. An upload is licensed when it is judged, whenever it was published. */
const licences: Readonly<Record<DisputeLanguage, Readonly<Record<Licensed, (judged: string) => string>>>> = {
  en: {
    whole: () => 'The music in this video was licensed for this channel at that time.',
    parts: () =>
      'The music that plays in these parts of the video was licensed for this channel at these times.',
    upload: (judged) =>
      `The music in this video was licensed for this channel on ${judged}, whenever the video was published.`,
  },
  de: {
    whole: () => 'Die Musik in diesem Video war zu dieser Zeit für diesen Kanal lizenziert.',
    parts: () =>
      'Die Musik, die in diesen Teilen des Videos läuft, war zu diesen Zeiten für diesen Kanal lizenziert.',
    upload: (judged) =>
      `Die Musik in diesem Video war am ${judged}, für diesen Kanal lizenziert, wann immer das Video veröffentlicht wurde.`,
  },
};

type TextParts = Readonly<Record<'time' | 'licence', string>>;

const texts: Readonly<Record<DisputeLanguage, (facts: DisputeFacts, parts: TextParts) => string>> = {
  en: ({ certificateAddress, channelName, title, address }, { time, licence }) =>
    `Reason: License. I have a license or written permission from the proper rights holder to use this material.

Video: "${title}", ${address}
Channel: ${channelName}
${time}

${licence} The licensor's signed certificate says so and can be checked by anybody: ${certificateAddress}

Please release the claim.`,
  de: ({ certificateAddress, channelName, title, address }, { time, licence }) =>
    `Grund: Lizenz. Ich habe eine Lizenz oder eine schriftliche Genehmigung des Rechteinhabers, dieses Material zu verwenden.

Video: „${title}“, ${address}
Kanal: ${channelName}
${time}

${licence} Das signierte Zertifikat des Lizenzgebers bestätigt das, und jeder kann es prüfen: ${certificateAddress}

Bitte geben Sie den Anspruch frei.`,
};

const times: Readonly<Record<DisputeLanguage, Readonly<Record<Licensed, string>>>> = {
  en: { whole: 'Live', parts: 'Live, licensed part', upload: 'Published' },
  de: { whole: 'Live', parts: 'Live, lizenzierter Teil', upload: 'Veröffentlicht' },
};

/**
 * The text of a dispute, in the words of the platforms' forms, with the certificate that proves it.
 *
 * @throws RangeError when a moment is no date
 * @example disputeText({ language: 'en', certificateAddress: 'https://backbeat.example/c/1', channelName: 'Owl', title: 'Night', address: 'https://youtu.be/dQw4w9WgXcQ', from: '2026-11-20T20:00:00Z', until: null, judgedAt: '2026-11-22T09:00:00Z' }).split('\n')[4] // → 'Published: 2026-11-20, 20:00 UTC'
 */
export const disputeText = (facts: DisputeFacts): string => {
  const { language, from, until, judgedAt, coveredParts } = facts;
  const licensed: Licensed = until === null ? 'upload' : coveredParts === undefined ? 'whole' : 'parts';
  const label = times[language][licensed];
  const time =
    until === null
      ? `${label}: ${momentText(from)}`
      : (coveredParts ?? [{ from, until }])
          .map((part) => `${label}: ${momentText(part.from)} – ${momentText(part.until)}`)
          .join('\n');
  return texts[language](facts, { time, licence: licences[language][licensed](momentText(judgedAt)) });
};
