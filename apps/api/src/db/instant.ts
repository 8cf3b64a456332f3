import { timestamp } from 'drizzle-orm/pg-core';

/** A time column with milliseconds, as precise as a JavaScript Date, so that equal times stay equal. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
