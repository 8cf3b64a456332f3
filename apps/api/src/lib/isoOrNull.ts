/** A moment as the wire carries it: ISO 8601 in UTC; null where there is none. */
export const isoOrNull = (moment: Date | number | null): string | null =>
  moment === null ? null : new Date(moment).toISOString();
