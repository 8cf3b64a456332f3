import { timestamp } from 'drizzle-orm/pg-core';

/** A column that holds a moment to the millisecond, as JavaScript's Date does, so that equal stays equal. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date', precision: 3 });
