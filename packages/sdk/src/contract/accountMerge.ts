import { accountTiers, identityProviders } from '@backbeat/domain';
import * as z from 'zod/mini';
import { defineEndpoint } from './Endpoint.ts';
import { isoMoment, nonEmptyText, orNull, uuid } from './fields.ts';

/** Another account of the same person, and the accounts that were merged. */
export const mergeStateSchema = z.object({
  /** An account with the same proven e-mail address, or one that lost its sign-in; `null` without one. */
  other: orNull(
    z.object({
      /** The companies by which it is signed in to; empty where only the staff say that it is the same person's. */
      providers: z.array(z.enum(identityProviders)),
      /**
       * Until when an offer of the staff holds: the other account lost its sign-in and confirms by the link of a letter,
       * before this one. `null` without one.
       */
      offered_until: orNull(isoMoment),
      /** Until when its confirmation holds. The fields below are `null` without one. */
      confirmed_until: orNull(isoMoment),
      name: orNull(z.string()),
      tier: orNull(z.enum(accountTiers)),
      /** Which of the two stays; `null` where neither can go, see `problem`. */
      stays: orNull(z.enum(['this', 'other'])),
      /** Why they cannot be merged. `mergeProblemText` of the domain has the words. */
      problem: orNull(
        z.union([
          z.object({ kind: z.enum(['being_deleted', 'two_plans', 'credit_left']) }),
          z.object({ kind: z.literal('same_provider'), provider: z.enum(identityProviders) }),
        ]),
      ),
    }),
  ),
  /** Until when this account's own confirmation holds; `null` without one. */
  confirmed_until: orNull(isoMoment),
  /** Accounts that were merged into this one and can be brought back until `undo_until`. */
  merged: z.array(
    z.object({ merge_id: uuid, name: z.string(), merged_at: isoMoment, undo_until: isoMoment }),
  ),
});

/** @see mergeStateSchema */
export type MergeState = z.output<typeof mergeStateSchema>;

/** Is there another account of the same person? */
export const accountMergeEndpoint = defineEndpoint({
  name: 'accountMerge',
  method: 'GET',
  path: '/account/merge',
  auth: 'bearer',
  response: mergeStateSchema,
  retry: 'read',
});

/** Confirms for this account that the two become one, or takes that back and refuses an offer. The second one merges. */
export const accountMergeConfirmEndpoint = defineEndpoint({
  name: 'accountMergeConfirm',
  method: 'PUT',
  path: '/account/merge',
  auth: 'bearer+cookie',
  body: z.strictObject({ wanted: z.boolean() }),
  response: z.object({
    ...mergeStateSchema.shape,
    /** Of the account that stays, where this call was the other one's: the refresh cookie is that account's too now. */
    token: z.exactOptional(nonEmptyText),
  }),
  retry: 'keyed',
  timeoutMs: 30_000,
});

/** Makes two accounts of one again, within seven days. What has happened since stays with this account. */
export const accountMergeUndoEndpoint = defineEndpoint({
  name: 'accountMergeUndo',
  method: 'POST',
  path: '/account/merge/undo',
  auth: 'bearer+cookie',
  body: z.strictObject({ merge_id: uuid }),
  response: mergeStateSchema,
  retry: 'keyed',
});
