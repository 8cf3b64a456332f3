import { brand, signInProblemText } from '@backbeat/domain';
import * as z from 'zod/mini';

const linked = `${brand.slug}.linked`;

/** What the linking popup tells the page that opened it. */
const linkMessageSchema = z.object({
  type: z.literal(linked),
  success: z.boolean(),
  /** Why it did not work, in words for people. */
  reason: z.nullable(z.string().check(z.maxLength(300))),
});

export type LinkMessage = z.infer<typeof linkMessageSchema>;

/**
 * The message for the opener, from the address that the popup ended on; null where it does not say how that went.
 *
 * @example linkMessage('?success=true') // → { type: 'backbeat.linked', success: true, reason: null }
 */
export const linkMessage = (search: string): LinkMessage | null => {
  const query = new URLSearchParams(search);
  const success = query.get('success');
  if (success === null) return null;
  return {
    type: linked,
    success: success === 'true',
    reason: signInProblemText(query.get('error') ?? ''),
  };
};

interface Expected {
  readonly origin: string;
  /** The popup that was opened. */
  readonly source: unknown;
}

/**
 * Reads a message of the popup; null when it is anybody else's.
 *
 * @example readLinkMessage({ origin: 'https://evil.example', source: null, data: {} }, { origin: 'https://www.example', source: popup }) // → null
 */
export const readLinkMessage = (
  event: Pick<MessageEvent<unknown>, 'origin' | 'source' | 'data'>,
  { origin, source }: Expected,
): LinkMessage | null => {
  if (event.origin !== origin || event.source !== source) return null;
  return z.safeParse(linkMessageSchema, event.data).data ?? null;
};
