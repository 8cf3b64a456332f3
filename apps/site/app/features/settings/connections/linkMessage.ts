import { brand, signInProblemText } from '@backbeat/domain';
import * as z from 'zod/mini';
import { deviceStorage, openChannel } from '../../../browserStorage.ts';

/** What the linking popup tells the page that opened it. */
const linkMessageSchema = z.object({
  /** The attempt's random text, which its opener alone has given out. */
  attempt: z.string().check(z.regex(/^[\w-]{1,64}$/)),
  success: z.boolean(),
  /** Why it did not work, in words for people. */
  reason: z.nullable(z.string().check(z.maxLength(300))),
});

export type LinkMessage = z.infer<typeof linkMessageSchema>;

/** How an attempt ended; without its text nobody waits for it. */
export interface LinkOutcome extends Omit<LinkMessage, 'attempt'> {
  readonly attempt: string | null;
}

/**
 * How connecting went, from the address that it ended on; null where that does not say so.
 *
 * @example linkOutcome('?attempt=a1&success=true') // → { attempt: 'a1', success: true, reason: null }
 */
export const linkOutcome = (search: string): LinkOutcome | null => {
  const query = new URLSearchParams(search);
  const success = query.get('success');
  if (success === null) return null;
  return {
    attempt: query.get('attempt'),
    success: success === 'true',
    reason: signInProblemText(query.get('error') ?? ''),
  };
};

/**
 * Reads what another page of the site has said; null when it is not about an attempt.
 *
 * @example readLinkMessage({ attempt: 'a1', success: true, reason: null })?.success // → true
 */
export const readLinkMessage = (data: unknown): LinkMessage | null =>
  z.safeParse(linkMessageSchema, data).data ?? null;

const place = `${brand.slug}.linked`;

/**
 * Tells the page that opened the popup. Not by `window.opener`, which a provider's headers may take away; and by the
 * storage too, for browsers without the channel.
 */
export const tellOpener = (message: LinkMessage): void => {
  const channel = openChannel(place);
  channel?.postMessage(message);
  channel?.close();
  deviceStorage.setItem(place, JSON.stringify(message));
  deviceStorage.removeItem(place);
};

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** Listens to the messages of popups; each may come twice. Returns how to stop. */
export const hearPopups = (onMessage: (message: LinkMessage) => void): (() => void) => {
  const channel = openChannel(place);
  const hear = (data: unknown) => {
    const message = readLinkMessage(data);
    if (message !== null) onMessage(message);
  };
  const hearStorage = ({ key, newValue }: StorageEvent) => {
    if (key === place && newValue !== null) hear(parsed(newValue));
  };
  channel?.addEventListener('message', ({ data }) => hear(data));
  window.addEventListener('storage', hearStorage);
  return () => {
    channel?.close();
    window.removeEventListener('storage', hearStorage);
  };
};
