import { dateText, isPlanCode, plans } from '@backbeat/domain';
import type { Endpoints, GiftClaim, ResponseOf } from '@backbeat/sdk/contract';

type Gift = ResponseOf<Endpoints['gift']>;

const perRow = 10;

/**
 * The months of a gift as rows of a step grid: pink are claimed, teal can be claimed, unlit came back.
 *
 * @example placeRows({ places: 3, claimed: 1, isOpen: true }) // → ['PTT']
 */
export const placeRows = ({
  places,
  claimed,
  isOpen,
}: {
  readonly places: number;
  readonly claimed: number;
  readonly isOpen: boolean;
}): readonly string[] => {
  const cells = 'P'.repeat(claimed) + (isOpen ? 'T' : '1').repeat(places - claimed);
  return cells.match(new RegExp(`.{1,${perRow}}`, 'g')) ?? [];
};

/**
 * The last day on which a gift can be claimed, in UTC.
 *
 * @example lastDayText('2026-12-21T00:00:00.000Z') // → 'December 20, 2026'
 */
export const lastDayText = (until: string): string => dateText(Date.parse(until) - 1);

/** A plan as people call it. */
const planName = (code: string | null): string =>
  code !== null && isPlanCode(code) ? plans[code].name : 'plan';

/** Who looks at a gift: somebody who has claimed a month of it, who gave it, or anybody else. */
export type GiftReader = 'claimer' | 'giver' | 'other';

/**
 * Who looks at a gift, by what claiming would do for them; `null` while that is not known.
 *
 * @example giftReader(null) // → 'other'
 */
export const giftReader = (own: Pick<GiftClaim, 'state' | 'reason'> | null): GiftReader => {
  if (own?.state === 'claimed') return 'claimer';
  return own?.reason === 'own' ? 'giver' : 'other';
};

const monthsText = (places: number): string => (places === 1 ? 'a month' : `${places} months`);

/** What the page says on top of a gift. */
export const giftHeading = (
  { giver, places, state }: Pick<Gift, 'giver' | 'places' | 'state'>,
  reader: GiftReader,
): string => {
  if (reader === 'claimer') return `${giver ?? 'Somebody'} gave you a month of Premium`;
  if (state === 'claimed') return 'Every month of this gift is claimed';
  if (state === 'ended') return 'This gift is over';
  if (reader === 'giver') return `Your gift: ${monthsText(places)} of Premium`;
  return `${giver ?? 'Somebody'} gives you a month of Premium`;
};

const leftText = ({ places, left }: Pick<Gift, 'places' | 'left'>): string =>
  `${left} of ${places} months ${left === 1 ? 'is' : 'are'} left.`;

/** What a claimer reads: their month is theirs, and what became of the others. */
const claimerLead = (gift: Gift): string => {
  if (gift.places === 1) return 'You have claimed it.';
  const claimed = `You have claimed one of ${gift.places} months.`;
  if (gift.state === 'claimed') return `${claimed} None is left.`;
  if (gift.state === 'ended') return `${claimed} The others can no longer be claimed.`;
  return `${claimed} Others can claim ${gift.left === 1 ? 'the last one' : `${gift.left} more`} through ${lastDayText(gift.until)}.`;
};

/** How much is left, and until when. */
export const giftLead = (gift: Gift, reader: GiftReader, atMs: number): string => {
  const { giver, places, left, state, until } = gift;
  const from = reader === 'giver' ? 'You' : (giver ?? 'Somebody');
  const last = lastDayText(until);
  if (reader === 'claimer') return claimerLead(gift);
  if (state === 'claimed')
    return `${from} gave ${monthsText(places)} of Premium, and ${reader === 'giver' ? 'none is left' : 'others were faster'}.`;
  if (state === 'ended')
    return Date.parse(until) > atMs
      ? `${from} ended it before its last day.`
      : `It could be claimed through ${last}.`;
  if (reader === 'giver')
    return `${places === 1 ? 'Nobody has claimed it yet.' : leftText(gift)} Open through ${last}.`;
  const claim = `Claim ${left === 1 ? 'it' : 'one'} through ${last}.`;
  return places === 1 ? claim : `${leftText(gift)} ${claim}`;
};

/** What claiming does, said before it is done. */
export const claimPromise = ({ state, after_plan_code }: GiftClaim): string =>
  state === 'later'
    ? `Your ${planName(after_plan_code)} stays as it is, and the month is kept for you. It begins when your plan ends, and a pause is no end.`
    : 'It begins at once and ends by itself after a month. Nothing is charged, then or later, and no card is needed.';

/** What was claimed. */
export const claimedText = ({ starts_at, ends_at, after_plan_code }: GiftClaim, atMs: number): string => {
  if (starts_at === null || ends_at === null)
    return `The month is kept for you. It begins when your ${planName(after_plan_code)} ends.`;
  return Date.parse(ends_at) > atMs
    ? `Premium is yours until ${dateText(ends_at)}. It ends by itself.`
    : `Your month ended on ${dateText(ends_at)}.`;
};
