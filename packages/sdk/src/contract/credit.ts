import * as z from 'zod/mini';
import { defineEndpoint } from './Endpoint.ts';
import { count } from './fields.ts';

/** What the account has left over from earlier plans, which pays the next purchase and bills before a card does. */
export const premiumCreditEndpoint = defineEndpoint({
  name: 'premiumCredit',
  method: 'GET',
  path: '/premium/credit',
  auth: 'bearer',
  /** Whole cents in USD. */
  response: z.object({ credit_cents: count }),
  retry: 'read',
});
