import { dateText } from '@backbeat/domain';
import type { MergeOffer } from '@backbeat/sdk/contract';

/** What the page of a link says, and whether it can still be answered. */
interface MergeOfferWords {
  readonly title: string;
  readonly text: string;
  readonly canConfirm: boolean;
  readonly canRefuse: boolean;
}

const over = (title: string, text: string): MergeOfferWords => ({
  title,
  text,
  canConfirm: false,
  canRefuse: false,
});

/**
 * What the page of the link in a letter says about an offer to merge.
 *
 * @example mergeOfferWords(offer).canConfirm // → true
 */
export const mergeOfferWords = ({ state, name, other_name, offered_until }: MergeOffer): MergeOfferWords => {
  const other = `“${other_name ?? ''}”`;
  const until = dateText(offered_until);
  switch (state) {
    case 'open':
      return {
        title: 'Are both accounts yours?',
        text: `“${name}” has lost its sign-in, and ${other} is the account that you have now. Confirm here for “${name}”, until ${until}. Then sign in as ${other} and confirm there too. Only then do the two become one.`,
        canConfirm: true,
        canRefuse: true,
      };
    case 'confirmed':
      return {
        title: 'This side is confirmed',
        text: `Now sign in as ${other}, open Connections in your settings and confirm there too, until ${until}. Nothing has changed so far.`,
        canConfirm: false,
        canRefuse: true,
      };
    case 'merged':
      return over(
        'The two became one',
        'This link has done its work. For seven days after it, Undo under Connections makes them two again.',
      );
    case 'refused':
      return over('They stay two accounts', 'One of the two sides said no, and nothing has changed.');
    case 'replaced':
      return over('There is a newer letter', 'Its link works in place of this one.');
    case 'expired':
      return over(
        'This link is too old',
        'It worked for seven days. Nothing has changed. Write to us for a new one.',
      );
    case 'address_changed':
      return over(
        'This link works no more',
        `“${name}” has another email address now, so the letter to the old one confirms nothing. Write to us for a new one.`,
      );
    case 'ended':
      return over(
        'They cannot become one now',
        'One of the two accounts has changed since, for example because it is to be deleted. This link merges nothing.',
      );
    default:
      return state satisfies never;
  }
};
