import { dateText } from '@backbeat/domain';
import type { Claim } from '@backbeat/sdk/contract';

/**
 * A place in a video, as players and claims write it.
 *
 * @example offsetText(3_725_000) // → '1:02:05'
 */
export const offsetText = (ms: number): string => {
  const seconds = Math.max(0, Math.round(ms / 1000));
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const two = (count: number) => String(count).padStart(2, '0');
  return hours === 0 ? `${minutes}:${two(rest)}` : `${hours}:${two(minutes)}:${two(rest)}`;
};

const clock = (timeZone: string | undefined) =>
  new Intl.DateTimeFormat('en-US', {
    month: 'long',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    ...(timeZone === undefined ? {} : { timeZone }),
  });

/**
 * When a video was live or published, in the person's own time; null while nobody knows.
 *
 * @param timeZone that of the browser, if nothing else is said
 */
export const videoTimeText = (
  { kind, from, until }: Pick<Claim, 'kind' | 'from' | 'until'>,
  timeZone?: string,
): string | null => {
  if (from === null) return null;
  if (kind === 'upload') return `Published on ${dateText(from)}`;
  const time = clock(timeZone);
  const begin = new Date(from);
  return until === null
    ? `Live since ${time.format(begin)}`
    : `Live on ${time.formatRange(begin, new Date(until))}`;
};

/** Where in a video something lies, from its begin. */
const placeText = (at: string, from: string): string => offsetText(Date.parse(at) - Date.parse(from));

/** From where to where in its video a part goes. */
export const partText = ({ from, until }: Claim['parts'][number], claim: Pick<Claim, 'from'>): string => {
  const begin = claim.from ?? from;
  return `${placeText(from, begin)} to ${placeText(until, begin)} of the video`;
};

/** A track, and where in the video it began if it was played there. */
export const trackText = (
  { title, artist, at }: Claim['tracks'][number],
  { from }: Pick<Claim, 'from'>,
): string => {
  const name = artist === null ? title : `${title} by ${artist}`;
  return at === null || from === null ? name : `${name}, at ${placeText(at, from)}`;
};
