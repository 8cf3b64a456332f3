import type { LetterKind, Unpaid } from './LetterFacts.ts';
import type { LetterWords, MailTexts } from './texts/MailTexts.ts';

/** What of a letter chooses its words. */
interface Worded {
  readonly kind: LetterKind;
  readonly unpaid?: Unpaid | null;
}

/** The words of a letter. Where no money is on its way, its first sentence says why. */
export const wordsOf = (
  { kind, unpaid = null }: Worded,
  { letters, unpaid: leads }: MailTexts,
): LetterWords => (unpaid === null ? letters[kind] : { ...letters[kind], lead: leads[unpaid] });
