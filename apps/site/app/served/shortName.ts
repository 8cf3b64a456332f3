/** The name of a style by its place among those of its page. A hash never begins with this sign. */
export const shortName = (index: number): string => `0${index}`;

/** How many letters of a hash the list in a page has: they tell 31 of its 32 bits, with nothing between them. */
export const listedLetters = 6;

/** What the list has of a hash. */
export const listedEnd = (hash: string): string => hash.slice(-listedLetters);

/** What stands in the list for a hash that the browser does not ask for. */
export const unlisted = '.';
