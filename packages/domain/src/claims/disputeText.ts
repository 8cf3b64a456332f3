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
}

const momentText = (at: number | string): string =>
  `${new Date(instantMs(at)).toISOString().slice(0, 10)}, ${utcTimeText(at)}`;

const texts: Readonly<Record<DisputeLanguage, (facts: DisputeFacts, time: string) => string>> = {
  en: ({ certificateAddress, channelName, title, address }, time) =>
    `Reason: License. I have a license or written permission from the proper rights holder to use this material.

Video: "${title}", ${address}
Channel: ${channelName}
${time}

The music in this video was licensed for this channel at that time. The licensor's signed certificate says so and can be checked by anybody: ${certificateAddress}

Please release the claim.`,
  de: ({ certificateAddress, channelName, title, address }, time) =>
    `Grund: Lizenz. Ich habe eine Lizenz oder eine schriftliche Genehmigung des Rechteinhabers, dieses Material zu verwenden.

Video: „${title}“, ${address}
Kanal: ${channelName}
${time}

Die Musik in diesem Video war zu dieser Zeit für diesen Kanal lizenziert. Das signierte Zertifikat des Lizenzgebers bestätigt das, und jeder kann es prüfen: ${certificateAddress}

Bitte geben Sie den Anspruch frei.`,
};

const times: Readonly<Record<DisputeLanguage, { readonly live: string; readonly upload: string }>> = {
  en: { live: 'Live', upload: 'Published' },
  de: { live: 'Live', upload: 'Veröffentlicht' },
};

/**
 * The text of a dispute, in the words of the platforms' forms, with the certificate that proves it.
 *
 * @throws RangeError when `from` or `until` is no date
 * @example disputeText({ language: 'en', certificateAddress: 'https://backbeat.example/c/1', channelName: 'Owl', title: 'Night', address: 'https://youtu.be/dQw4w9WgXcQ', from: '2026-11-20T20:00:00Z', until: null }).split('\n')[4] // → 'Published: 2026-11-20, 20:00 UTC'
 */
export const disputeText = (facts: DisputeFacts): string => {
  const { language, from, until } = facts;
  const { live, upload } = times[language];
  const time =
    until === null ? `${upload}: ${momentText(from)}` : `${live}: ${momentText(from)} – ${momentText(until)}`;
  return texts[language](facts, time);
};
