import { identityProviders } from '@backbeat/domain';
import * as z from 'zod/mini';
import { defaultTimeoutMs, defineEndpoint } from './Endpoint.ts';
import { integerId, noContent, orNull } from './fields.ts';

/** An account of another company that is linked to this one. */
export const identitySchema = z.object({
  id: integerId,
  provider: z.enum(identityProviders),
  /** The person's id at that company. */
  uid: z.exactOptional(z.string()),
  username: z.string(),
  avatar: orNull(z.string()),
});

/** @see identitySchema */
export type Identity = z.output<typeof identitySchema>;

/** The specification names the key twice: `default_identity` in section 3, `default` in section 7. The first one counts. */
const withDefaultIdentity = (data: unknown): unknown =>
  typeof data === 'object' && data !== null && 'default' in data
    ? { default_identity: data.default, ...data }
    : data;

const identityList = z.object({ identities: z.array(identitySchema), default_identity: orNull(integerId) });

export const identitiesEndpoint = defineEndpoint({
  name: 'identities',
  summary: 'The linked accounts and which of them is the default',
  method: 'GET',
  path: '/account/identities',
  auth: 'bearer',
  base: 'product',
  response: z.pipe(z.transform(withDefaultIdentity), identityList),
  errors: ['unauthorized', 'rate_limited', 'internal'],
  retry: 'read',
  timeoutMs: defaultTimeoutMs,
});

export const identityDefaultEndpoint = defineEndpoint({
  name: 'identityDefault',
  summary: 'Make a linked account the default',
  method: 'POST',
  path: '/account/identity/default',
  auth: 'bearer',
  base: 'product',
  body: z.strictObject({ identity_id: integerId }),
  response: noContent,
  errors: ['unauthorized', 'validation', 'too_large', 'not_found', 'rate_limited', 'internal'],
  retry: 'keyed',
  timeoutMs: defaultTimeoutMs,
});
