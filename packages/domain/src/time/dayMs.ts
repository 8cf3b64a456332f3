/**
 * A day of 24 hours, in milliseconds.
 *
 * @example dayMs // → 86400000
 */
export const dayMs = 86_400_000;
