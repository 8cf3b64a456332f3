import { and, eq, inArray, sql } from 'drizzle-orm';
import { videoClaims } from '../db/schema/claims.ts';

/** Claims that the platform does not release: staff are at them, and the promise runs on, answered or not. */
export const isRefused =
  and(inArray(videoClaims.state, ['with-staff', 'answered']), eq(videoClaims.reason, 'refused')) ??
  sql`false`;
