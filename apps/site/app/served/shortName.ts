/** The name of a style by its place among those of its page. A hash never begins with this sign. */
export const shortName = (index: number): string => `0${index}`;

/** What stands in the list for a hash that the browser does not ask for. */
export const unlisted = '.';
