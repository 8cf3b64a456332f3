import { identityProviders, isRecord, unlinkRefusals } from '@backbeat/domain';
import * as z from 'zod/mini';
import { defineEndpoint } from './Endpoint.ts';
import { noContent, orNull, positiveInteger } from './fields.ts';

/** Digits as a number; `null` for any other text. */
const asNumber = (id: unknown): unknown =>
  typeof id === 'string' ? (/^\d{1,15}$/.test(id) ? Number(id) : null) : id;

/** Some servers name the key `id`, some `uid`, and either may be a number or a text. */
const withOneId = (identity: unknown): unknown => {
  if (!isRecord(identity)) return identity;
  const { id, uid, ...rest } = identity;
  return {
    ...rest,
    // `null` when both are.
    id: asNumber(id ?? uid ?? id),
    ...(uid != null && { uid: typeof uid === 'number' ? `${uid}` : uid }),
  };
};

/** An account of another company that is linked to this one. */
export const identitySchema = z.object({
  /** The id by which it becomes the default; `null` when the server sent no whole number. */
  id: z.nullable(positiveInteger),
  provider: z.enum(identityProviders),
  /** The person's id at that company. */
  uid: z.exactOptional(z.string()),
  username: z.string(),
  avatar: orNull(z.string()),
  /** Whether it can be unlinked, else why not: `unlinkRefusalTexts` of the domain has the words. */
  unlinking: z.exactOptional(z.enum(['possible', ...unlinkRefusals])),
  /** Whether this session came by it, or may have: it ends when the account is unlinked. */
  ends_session: z.exactOptional(z.boolean()),
});

/** @see identitySchema */
export type Identity = z.output<typeof identitySchema>;

/** The linked accounts and which of them is the default. */
export const identitiesEndpoint = defineEndpoint({
  name: 'identities',
  method: 'GET',
  path: '/account/identities',
  auth: 'bearer',
  response: z.object({ identities: z.array(identitySchema), default_identity: orNull(positiveInteger) }),
  /** The default's key is `default_identity` or `default`; where both are there, the first one counts. */
  respell: (answer) =>
    isRecord(answer) && Array.isArray(answer.identities)
      ? {
          identities: answer.identities.map(withOneId),
          default_identity: asNumber(answer.default_identity ?? answer.default),
        }
      : answer,
  retry: 'read',
});

/** Make a linked account the default. */
export const identityDefaultEndpoint = defineEndpoint({
  name: 'identityDefault',
  method: 'POST',
  path: '/account/identity/default',
  auth: 'bearer',
  body: z.strictObject({ identity_id: positiveInteger }),
  response: noContent,
  retry: 'keyed',
});

/** Unlink an account; sessions that came by it end. The last sign-in stays. */
export const identityUnlinkEndpoint = defineEndpoint({
  name: 'identityUnlink',
  method: 'POST',
  path: '/account/identity/unlink',
  auth: 'bearer+cookie',
  body: z.strictObject({ identity_id: positiveInteger }),
  /** `signed_out`: the session of this call has ended too. */
  response: z.object({ signed_out: z.boolean() }),
  retry: 'keyed',
});
