import type { LetterFacts, LetterKind } from './LetterFacts.ts';
import type { LetterWords, MailTexts } from './texts/MailTexts.ts';

/** What of a letter chooses its words. */
interface Worded
  extends Partial<Pick<LetterFacts['refund'], 'gift' | 'isSignedOut' | 'unpaid'>>,
    Partial<Pick<LetterFacts['extra-channels-changed'], 'extraChannels' | 'formerExtraChannels'>> {
  readonly kind: LetterKind;
}

/** The words of a letter. Where no money is on its way, it says why first; of extra channels, whether some are gone. */
export const wordsOf = (
  {
    kind,
    gift = null,
    isSignedOut = false,
    unpaid = null,
    extraChannels = 0,
    formerExtraChannels = 0,
  }: Worded,
  { letters, refundOf, unpaid: unpaidWords, fewerExtraChannels }: MailTexts,
): LetterWords => ({
  ...letters[kind],
  ...(gift === null ? {} : refundOf.gift),
  ...(isSignedOut ? refundOf.signedOut : {}),
  ...(unpaid === null ? {} : unpaidWords[unpaid]),
  ...(kind === 'extra-channels-changed' && extraChannels < formerExtraChannels ? fewerExtraChannels : {}),
});
