/** A piece of a sentence. */
export interface TextPart {
  readonly text: string;
  readonly isPrivate: boolean;
}

/** Amounts of money, e-mail addresses, the digits of a card, and the month in which it runs out. */
const privatePattern =
  /([−-]?\$\d[\d,]*(?:\.\d+)?|[^\s@]+@[^\s@]+\.[^\s@.,;]+|(?<=ending in )\d{4}|\d{2} \/ \d{2})/;

/**
 * A sentence in pieces: what may be seen by everybody, and what may not.
 *
 * @example privateParts('You will be charged $71.88.').filter(({ isPrivate }) => isPrivate) // → [{ text: '$71.88', isPrivate: true }]
 */
export const privateParts = (sentence: string): readonly TextPart[] =>
  sentence
    .split(privatePattern)
    .map((text, index) => ({ text, isPrivate: index % 2 === 1 }))
    .filter(({ text }) => text !== '');
