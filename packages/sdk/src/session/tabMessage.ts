import * as z from 'zod/mini';

const tabMessageSchema = z.discriminatedUnion('type', [
  /** This tab got a new token; the others can use it too. */
  z.object({ type: z.literal('token'), token: z.string() }),
  /** This tab asked for a new token and got none; `refused`: there is none to be had, and `body` is the answer. */
  z.object({ type: z.literal('refresh-failed'), refused: z.boolean(), body: z.exactOptional(z.unknown()) }),
  /** The api refused this token with this answer: the tabs that have it are signed out too. */
  z.object({ type: z.literal('token-refused'), token: z.string(), body: z.exactOptional(z.unknown()) }),
  /** The person signed out. */
  z.object({ type: z.literal('signed-out') }),
]);

/** What the tabs of one browser tell each other. */
export type TabMessage = z.output<typeof tabMessageSchema>;

/** Reads a message of another tab; `null` when it is none of ours. */
export const readTabMessage = (message: unknown): TabMessage | null =>
  z.safeParse(tabMessageSchema, message).data ?? null;
