import { dateText, mergeProblemText, tierDisplay, tierDisplayNames } from '@backbeat/domain';
import type { MergeState } from '@backbeat/sdk/contract';
import { otherAccountText, waysText } from '../../merge/index.ts';

type Other = NonNullable<MergeState['other']>;

/** Where two accounts of one person stand, and what can be pressed. */
export type MergePanelState =
  | { readonly kind: 'none' }
  /** Nobody has confirmed. */
  | { readonly kind: 'told'; readonly text: string }
  /** This side has confirmed; the other one is to be signed in to. */
  | {
      readonly kind: 'waiting';
      readonly text: string;
      readonly providers: Other['providers'];
    }
  /** Staff offer to merge an account that lost its sign-in, and the link of its letter has not confirmed. */
  | { readonly kind: 'offered'; readonly text: string }
  /** The other side has confirmed. */
  | {
      readonly kind: 'asked';
      /** Whether it is an offer of the staff, which this side can refuse. */
      readonly isOffer: boolean;
      readonly title: string;
      readonly text: string;
      readonly consequences: readonly string[];
    }
  | { readonly kind: 'impossible'; readonly text: string };

const whoStays = (other: Other): string => {
  const who = `“${other.name ?? ''}” (${tierDisplayNames[tierDisplay(other.tier ?? 'free')]})`;
  return other.stays === 'this'
    ? `This account stays, and ${who} goes.`
    : `${who} stays, and this account goes: you go on as “${other.name ?? ''}”.`;
};

/**
 * Where the two accounts stand.
 *
 * @example mergePanelState({ other: null, confirmed_until: null, merged: [] }) // → { kind: 'none' }
 */
export const mergePanelState = ({ other, confirmed_until: until }: MergeState): MergePanelState => {
  if (other === null) return { kind: 'none' };
  if (other.problem !== null) return { kind: 'impossible', text: mergeProblemText(other.problem) };
  if (other.confirmed_until !== null)
    return {
      kind: 'asked',
      isOffer: other.offered_until !== null,
      title: `Merge with “${other.name ?? ''}”?`,
      text: whoStays(other),
      consequences: [
        'Sign-ins, plan, coverage history, certificates and invoices come together in the account that stays.',
        'Its name, picture, YouTube channel and public addresses stay as they are. It gets those of the other one where it has none.',
        'The account that goes is signed out everywhere. Its certificate codes and overlays go on working.',
        'Nothing is charged, and for seven days you can undo it.',
      ],
    };
  if (other.offered_until !== null)
    return {
      kind: 'offered',
      text: `${otherAccountText(other)} First open the link in the letter to the address of that account, until ${dateText(other.offered_until)}. Then confirm here.`,
    };
  if (until === null)
    return {
      kind: 'told',
      text: `${otherAccountText(other)} Merged, they have one plan and one history, and either sign-in opens it.`,
    };
  const ways = waysText(other);
  return {
    kind: 'waiting',
    text: `This side is confirmed. Now sign in to the other account with ${ways} and confirm there too, within half an hour.`,
    providers: other.providers,
  };
};

/** What is said of an account that was merged into this one. */
export const mergedText = ({ name, merged_at, undo_until }: MergeState['merged'][number]): string =>
  `“${name}” is part of this account since ${dateText(merged_at)}. You can undo that until ${dateText(undo_until)}.`;

/** What undoing means. */
export const undoConsequences = (name: string): readonly string[] => [
  `“${name}” gets back its sign-ins, its coverage history, its certificates and its invoices.`,
  'What has happened since stays here: purchases, new connections, what was played.',
  'A free trial or coupon that either has used stays used by both.',
  'You stay signed in here. Every other browser has to sign in again.',
];
