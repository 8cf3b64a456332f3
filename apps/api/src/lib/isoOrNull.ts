/** ISO 8601 in UTC, as the wire has it; null for null. */
export const isoOrNull = (moment: Date | number | null): string | null =>
  moment === null ? null : new Date(moment).toISOString();
