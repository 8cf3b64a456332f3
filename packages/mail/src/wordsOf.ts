import type { LetterFacts, LetterKind } from './LetterFacts.ts';
import type { LetterWords, MailTexts } from './texts/MailTexts.ts';

/** What of a letter chooses its words. */
interface Worded extends Partial<Pick<LetterFacts['refund'], 'gift' | 'isSignedOut' | 'unpaid'>> {
  readonly kind: LetterKind;
}

/** The words of a letter. Where no money is on its way, it says why first. */
export const wordsOf = (
  { kind, gift = null, isSignedOut = false, unpaid = null }: Worded,
  { letters, refundOf, unpaid: unpaidWords }: MailTexts,
): LetterWords => ({
  ...letters[kind],
  ...(gift === null ? {} : refundOf.gift),
  ...(isSignedOut ? refundOf.signedOut : {}),
  ...(unpaid === null ? {} : unpaidWords[unpaid]),
});
