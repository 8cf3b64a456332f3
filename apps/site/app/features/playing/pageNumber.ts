const largest = 10_000;

/**
 * The page that an address asks for; the first one for anything that is no page number.
 *
 * @example
 * pageNumber('2') // → 2
 */
export const pageNumber = (text: string | null): number => {
  const page = /^\d{1,5}$/.test(text ?? '') ? Number(text) : 1;
  return page >= 1 && page <= largest ? page : 1;
};
