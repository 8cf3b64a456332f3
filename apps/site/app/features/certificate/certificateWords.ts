import { dateText, dayMs, utcTimeText } from '@backbeat/domain';
import { coveragePlatformNames } from '@backbeat/domain/coverage';
import type { Certificate, CertificateRefusal } from '@backbeat/sdk/certificates';

/**
 * A moment to the minute, in UTC and saying so on the same line.
 *
 * @example momentText('2026-06-30T22:15:40.000Z') // → 'June 30, 2026, 22:15\u00a0UTC'
 */
export const momentText = (iso: string): string =>
  `${dateText(iso)}, ${utcTimeText(iso).replace(' ', '\u00a0')}`;

/** Ends of whole days are days: the moment at which one is over belongs to it. */
const isMidnight = (iso: string): boolean => Date.parse(iso) % dayMs === 0;

/**
 * From when until when, as people say it: whole days by their names, anything else to the minute.
 *
 * @example spanText({ from: '2026-09-01T00:00:00.000Z', until: '2026-10-01T00:00:00.000Z' }) // → 'September 1, 2026 to September 30, 2026'
 */
export const spanText = ({ from, until }: { readonly from: string; readonly until: string }): string => {
  if (!isMidnight(from) || !isMidnight(until)) return `${momentText(from)} to ${momentText(until)}`;
  const [first, last] = [dateText(from), dateText(Date.parse(until) - 1)];
  return first === last ? first : `${first} to ${last}`;
};

/** What a field says, as people read it: moments by their dates. */
export const valueText = (value: string): string =>
  /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) && !Number.isNaN(Date.parse(value)) ? momentText(value) : value;

const listText = (words: readonly string[]): string => [...new Set(words)].join(' and ');

/**
 * What a certificate is about, in few words.
 *
 * @example certificateTitle({ covered: [{ plan: 'Premium' }, { plan: 'Pro' }] }, 'Backbeat') // → 'Covered by Backbeat Premium and Pro'
 */
export const certificateTitle = (
  { covered }: { readonly covered: readonly { readonly plan: string }[] },
  brandName: string,
): string => `Covered by ${brandName} ${listText(covered.map(({ plan }) => plan))}`;

/** What was covered, in words: `Live streams and uploads on YouTube`. */
export const usesText = ({ covered, channel }: Pick<Certificate, 'covered' | 'channel'>): string => {
  const uses = listText(covered.flatMap((period) => period.uses));
  return `${uses.charAt(0).toUpperCase()}${uses.slice(1)} on ${coveragePlatformNames[channel.platform]}`;
};

/** What the reader should know of the channel: who says it is the creator's, and since when it is connected. */
export const channelNotes = ({
  channel,
  covered,
}: Pick<Certificate, 'channel' | 'covered'>): readonly string[] => {
  const { connected_since: since, connected_until: until } = channel;
  const isLater = covered.some(({ from }) => Date.parse(from) < Date.parse(since));
  const spanText =
    until === undefined ? `since ${momentText(since)}` : `from ${momentText(since)} to ${momentText(until)}`;
  return [
    channel.ownership === 'proven'
      ? `The creator has signed in with this ${coveragePlatformNames[channel.platform]} account.`
      : 'The creator has named this channel; that it is theirs was not proven.',
    `Connected ${spanText}${isLater ? ', which is after the beginning of what is covered' : ''}.`,
  ];
};

/** Whether something between the first and the last moment that were asked for is not covered. */
export const hasGap = ({ period, covered }: Pick<Certificate, 'period' | 'covered'>): boolean => {
  const edges = [period.from, ...covered.flatMap(({ from, until }) => [from, until]), period.until];
  return edges.some(
    (edge, index) => index % 2 === 0 && Date.parse(edge) !== Date.parse(edges[index + 1] ?? edge),
  );
};

/** What the check has found, where it is not plainly that we did not sign this. */
export const refusalTitles: Readonly<Record<CertificateRefusal, string>> = {
  unreadable: 'Not valid',
  'not-a-certificate': 'Not valid',
  'unknown-key': 'Not valid',
  signature: 'Not valid',
  'signature-form': 'Look up its code',
  issuer: 'Not valid',
  'issued-later': 'Check the clock',
};

/** Why a certificate is refused, as a sentence for somebody who has never heard of signatures. */
export const refusalTexts: Readonly<Record<CertificateRefusal, string>> = {
  unreadable:
    'This is no certificate, or only a part of one. Paste the whole text, the code, or choose the file as it was sent.',
  'not-a-certificate': 'This is signed in another way than our certificates are. It was not made by us.',
  'unknown-key': 'It names a key that we never published. It was not signed by us.',
  signature:
    'The signature does not fit. The signed text was changed after we signed it, or never came from us. Nothing in it counts.',
  'signature-form':
    'The signature fits and is written in another way than ours are. Check the certificate by its code, or ask for its file once more.',
  issuer: 'It was signed for another service than this one.',
  'issued-later':
    'By the clock of this device it was issued in the future. Set the clock right and check again; if that does not help, do not trust it.',
};

const fieldNames: Readonly<Record<string, string>> = {
  jws: 'Signed text',
  issuer: 'Issuer',
  code: 'Code',
  issued_at: 'Issued',
  creator: 'Creator',
  'channel.platform': 'Platform',
  'channel.id': 'Channel id',
  'channel.name': 'Channel',
  'channel.url': 'Address of the channel',
  'channel.ownership': 'Whose channel it is',
  'channel.connected_since': 'Connected since',
  'channel.connected_until': 'Connected until',
  'period.from': 'Asked from',
  'period.until': 'Asked until',
};

/**
 * A field of the file, as people call it.
 *
 * @example fieldText('covered[1].until') // → 'Covered period 2, until'
 */
export const fieldText = (field: string): string => {
  const [, index, part] = /^covered\[(\d+)\](?:\.(\w+))?/.exec(field) ?? [];
  if (index === undefined) return fieldNames[field] ?? field;
  return `Covered period ${Number(index) + 1}${part === undefined ? '' : `, ${part}`}`;
};
