import type { LetterKind, Unpaid } from './LetterFacts.ts';
import type { LetterWords, MailTexts } from './texts/MailTexts.ts';

/** What of a letter chooses its words. */
interface Worded {
  readonly kind: LetterKind;
  readonly unpaid?: Unpaid | null;
}

/** The words of a letter. Where no money is on its way, it says why first. */
export const wordsOf = (
  { kind, unpaid = null }: Worded,
  { letters, unpaid: unpaidWords }: MailTexts,
): LetterWords => (unpaid === null ? letters[kind] : { ...letters[kind], ...unpaidWords[unpaid] });
