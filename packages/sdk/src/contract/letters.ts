import * as z from 'zod/mini';
import { defineEndpoint } from './Endpoint.ts';
import { filledText, noContent, nonEmptyText } from './fields.ts';

/** What the letters are about that an account can get. */
export const letterKinds = [
  'welcome',
  'sign-in-linked',
  'sign-in-unlinked',
  'merge-asked',
  'merge-link',
  'merge-offered',
  'merge-done',
  'merge-undone',
  'deletion-asked',
  'deletion-done',
  'export-made',
  'support-changed',
  'certificate-made',
  'message-received',
  'message-answered',
  'trial-begun',
  'trial-ends-in-7-days',
  'trial-ends-in-2-days',
  'renewal-in-30-days',
  'plan-changed',
  'plan-change-scheduled',
  'extra-channels-changed',
  'extra-channels-change-scheduled',
  'pause-begun',
  'pause-ends-in-3-days',
  'plan-cancelled',
  'plan-reactivated',
  'price-changes',
  'receipt',
  'payment-failed',
  'payment-failed-again',
  'payment-last-day',
  'payment-recovered',
  'card-expires',
  'refund',
  'refund-given',
  'withdrawal-link',
  'gift-bought',
  'gift-claimed',
  'gift-refunded',
  'claim-released',
  'claim-refused',
  'claim-answered',
  'claim-credit',
  'listing-failed',
  'new-stations',
] as const;

/** @see letterKinds */
export type LetterKind = (typeof letterKinds)[number];

/** The letters of an account: where they go, and which of them it gets. */
export const lettersSchema = z.object({
  address: z.object({
    email: z.nullable(z.string()),
    /**
     * - `good`: letters go there
     * - `unproven`: nobody has shown that it is the person's own, so none do
     * - `refused`: its mail server sends them back, so only those do that the law asks for
     * - `missing`: the account has none
     */
    state: z.enum(['good', 'unproven', 'refused', 'missing']),
  }),
  letters: z.array(
    z.object({
      kind: z.enum(letterKinds),
      /** Why it is sent. Only `choice` and `marketing` can be turned off, and `marketing` needs consent. */
      reason: z.enum(['law', 'contract', 'safety', 'choice', 'marketing']),
      on: z.boolean(),
    }),
  ),
});

/** @see lettersSchema */
export type Letters = z.output<typeof lettersSchema>;

/** Which letters the signed-in person gets, why, and where they go. */
export const lettersEndpoint = defineEndpoint({
  name: 'letters',
  method: 'GET',
  path: '/account/letters',
  auth: 'bearer',
  response: lettersSchema,
  retry: 'read',
});

/** Turn a kind of letter on or off that goes by choice, or agree to all marketing or none. */
export const lettersUpdateEndpoint = defineEndpoint({
  name: 'lettersUpdate',
  method: 'PUT',
  path: '/account/letters',
  auth: 'bearer',
  body: z.strictObject({
    kind: z.enum(letterKinds),
    on: z.boolean(),
    /** Of marketing: the version of the words that the page showed (`consentTexts.marketing`). */
    version: z.exactOptional(filledText(64)),
  }),
  response: lettersSchema,
  retry: 'keyed',
});

/** Write again to an address that has refused letters. */
export const lettersResumeEndpoint = defineEndpoint({
  name: 'lettersResume',
  method: 'POST',
  path: '/account/letters/resume',
  auth: 'bearer',
  response: lettersSchema,
  retry: 'keyed',
});

/** End the letters of a kind by the link of one of them, without signing in (RFC 8058). */
export const unsubscribeEndpoint = defineEndpoint({
  name: 'unsubscribe',
  method: 'POST',
  path: '/letters/unsubscribe',
  auth: 'none',
  query: z.object({ letter: nonEmptyText.check(z.maxLength(200)) }),
  body: z.object({ 'List-Unsubscribe': z.literal('One-Click') }),
  bodyType: 'form',
  response: noContent,
  retry: 'keyed',
});
