import * as z from 'zod/mini';
import { defineEndpoint } from './Endpoint.ts';
import { orNull } from './fields.ts';

/** Is the signed-in person's live channel on air? */
export const liveEndpoint = defineEndpoint({
  name: 'live',
  method: 'GET',
  path: '/live',
  auth: 'bearer',
  /** `null` where nobody can say: no live channel is linked, or its platform does not answer. */
  response: z.object({ live: orNull(z.boolean()) }),
  retry: 'read',
});
