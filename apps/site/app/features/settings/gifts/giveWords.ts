import { cents, dateText, dayMs, giftLimits, moneyText } from '@backbeat/domain';
import type { Endpoints, Gift, ResponseOf } from '@backbeat/sdk/contract';
import { lastDayText } from '../../gift/index.ts';

type Received = ResponseOf<Endpoints['gifts']>['received'][number];

/** So many months, as people say it. */
export const monthsText = (count: number): string => (count === 1 ? '1 month' : `${count} months`);

/** How many months were typed; null for anything but plain digits from 1 to the largest count. */
export const placesOf = (typed: string, maxPlaces: number): number | null => {
  // An input method may write wide digits.
  const text = typed.normalize('NFKC').trim();
  const count = /^\d+$/.test(text) ? Number(text) : 0;
  return count >= 1 && count <= maxPlaces ? count : null;
};

/** The days between which a gift can end, and what is proposed, as `YYYY-MM-DD` in UTC. */
export const giftDays = (atMs: number) => {
  const day = (ahead: number) => new Date(atMs + ahead * dayMs).toISOString().slice(0, 10);
  return { first: day(1), last: day(giftLimits.openDays), proposed: day(30) };
};

/** How far a gift has come, in a sentence. */
export const givenText = ({ state, places, claims, until }: Gift): string => {
  const claimed = `${claims.length} of ${places} claimed.`;
  if (state === 'claimed') return places === 1 ? 'Claimed.' : `All ${places} claimed.`;
  return state === 'open' ? `${claimed} Open through ${lastDayText(until)}.` : `Over. ${claimed}`;
};

/** What became of the months that nobody claimed; null where there are none. */
export const refundText = ({ refund }: Gift): string | null => {
  if (refund === null) return null;
  if (refund.cents === 0)
    return refund.done_at === null
      ? `Your bank is getting the payment back for you, so nothing goes back for ${monthsText(refund.places)}.`
      : `Nothing more goes back for ${monthsText(refund.places)}: it has gone back before.`;
  const what = `${moneyText(cents(refund.cents))} for ${monthsText(refund.places)}`;
  return refund.done_at === null
    ? `${what} is on its way back to your card. We try until it is done.`
    : `${what} went back to your card on ${dateText(refund.done_at)}.`;
};

/** What cancelling gives back, in cents. */
export const openCents = ({ places, paid_cents, claims }: Gift) =>
  cents(Math.floor((paid_cents * (places - claims.length)) / places));

/** A month from somebody else. */
export const receivedText = ({ starts_at, ends_at }: Received, atMs: number): string => {
  if (starts_at === null || ends_at === null) return 'Kept until no other plan runs';
  return Date.parse(ends_at) > atMs
    ? `Premium until ${dateText(ends_at)}`
    : `Premium, ${dateText(starts_at)} to ${dateText(ends_at)}`;
};
