/** How a letter ended; `repeated` is one that is sent although the mail server may have taken it before. */
export const letterOutcomes = ['sent', 'dropped', 'dead', 'repeated'] as const;

/** Counts letters by how they ended, for operators. */
export interface LetterCounts {
  countLetter(outcome: (typeof letterOutcomes)[number]): void;
}
