import * as z from 'zod/mini';
import { defineEndpoint } from './Endpoint.ts';
import { isoMoment, nonEmptyText, orNull } from './fields.ts';

/** An offer of the staff to merge an account that lost its sign-in, as the link in its letter shows it. */
export const mergeOfferSchema = z.object({
  /**
   * - `open`: nobody has answered by the link
   * - `confirmed`: the account of the link has; the other one can confirm now
   * - `merged`: the two are one
   * - `refused`: one of the two does not want it
   * - `replaced`: a newer letter has another link
   * - `expired`: the seven days are over
   * - `address_changed`: the account has another e-mail address than the one that got the link
   * - `ended`: one of the two is to be deleted, became part of a third account, or is now one of the staff
   */
  state: z.enum([
    'open',
    'confirmed',
    'merged',
    'refused',
    'replaced',
    'expired',
    'address_changed',
    'ended',
  ]),
  /** The name of the account that lost its sign-in. */
  name: z.string(),
  /** The name of the other account, while the offer is open or confirmed. Nothing else is told of it. */
  other_name: orNull(z.string()),
  /** The last moment of the offer. */
  offered_until: isoMoment,
});

/** @see mergeOfferSchema */
export type MergeOffer = z.output<typeof mergeOfferSchema>;

const link = nonEmptyText.check(z.maxLength(200));

/** What the link in the letter to an account that lost its sign-in is for. Reading it changes nothing. */
export const mergeOfferEndpoint = defineEndpoint({
  name: 'mergeOffer',
  method: 'GET',
  path: '/merge-offers',
  auth: 'none',
  query: z.object({ link }),
  response: mergeOfferSchema,
  retry: 'read',
});

/** Confirms for the account of the link, or refuses. It merges nothing: the other account confirms after it, signed in. */
export const mergeOfferAnswerEndpoint = defineEndpoint({
  name: 'mergeOfferAnswer',
  method: 'POST',
  path: '/merge-offers',
  auth: 'none',
  body: z.strictObject({ link, wanted: z.boolean() }),
  response: mergeOfferSchema,
  retry: 'keyed',
});
