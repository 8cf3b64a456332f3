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

/** What the page says on top of a gift. */
export const giftHeading = ({ giver, state }: Pick<Gift, 'giver' | 'state'>): string => {
  if (state === 'claimed') return 'Every month of this gift is claimed';
  if (state === 'ended') return 'This gift is over';
  return `${giver ?? 'Somebody'} gives you a month of Premium`;
};

/** How much is left, and until when. */
export const giftLead = ({ giver, places, left, state, until }: Gift): string => {
  const from = giver ?? 'Somebody';
  if (state === 'claimed')
    return `${from} gave ${places === 1 ? 'one month' : `${places} months`} of Premium, and others were faster.`;
  if (state === 'ended')
    return `It could be claimed through ${lastDayText(until)}, or until ${from} ended it.`;
  const last = `Claim ${left === 1 ? 'it' : 'one'} through ${lastDayText(until)}.`;
  return places === 1 ? last : `${left} of ${places} months ${left === 1 ? 'is' : 'are'} left. ${last}`;
};

/** What claiming does, said before it is done. */
export const claimPromise = ({ state, after_plan_code }: GiftClaim): string =>
  state === 'later'
    ? `You are on ${planName(after_plan_code)}, so the month is kept for you. It begins when your plan ends, and your plan stays as it is.`
    : 'It begins at once and ends by itself after a month. Nothing is charged, then or later, and no card is needed.';

/** What was claimed. */
export const claimedText = ({ starts_at, ends_at, after_plan_code }: GiftClaim, atMs: number): string => {
  if (starts_at === null || ends_at === null)
    return `The month is kept for you. It begins when your ${planName(after_plan_code)} ends.`;
  return Date.parse(ends_at) > atMs
    ? `Premium is yours until ${dateText(ends_at)}. It ends by itself.`
    : `Your month ended on ${dateText(ends_at)}.`;
};
