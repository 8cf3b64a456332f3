/**
 * A moment as both platforms write it, without milliseconds.
 *
 * @example momentText(0) // → '1970-01-01T00:00:00Z'
 */
export const momentText = (atMs: number): string => new Date(atMs).toISOString().replace(/\.\d+/, '');
