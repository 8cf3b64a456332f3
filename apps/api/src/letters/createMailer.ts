import type { RenderedLetter } from '@backbeat/mail';
import { createTransport } from 'nodemailer';
import * as z from 'zod/mini';
import type { Config } from '../config/Config.ts';

/** The mail server will never take letters to this address (a 5xx answer to `RCPT TO`). */
export class RefusedAddress extends Error {}

/** The connection ended without an answer: the mail server may have taken the letter. */
export class UnansweredLetter extends Error {}

/** A letter on its way. */
interface OutgoingLetter extends RenderedLetter {
  /** The same for each try, so that mail programs show one letter that was sent twice once. */
  readonly id: string;
  readonly to: { readonly name: string | null; readonly address: string };
}

/** The connections to the mail server. */
export interface Mailer {
  /**
   * @returns the server's answer, which names the letter there
   * @throws RefusedAddress, UnansweredLetter, or an Error when it was not taken and may be later
   */
  send(letter: OutgoingLetter): Promise<string>;
  /** Connects and signs in, but sends nothing. @throws Error that says why it cannot */
  check(): Promise<void>;
  close(): void;
}

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 } as const;
const loopbacks: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** Is the mail server on this machine, as the sandbox is? */
export const isLoopback = (url: string): boolean => loopbacks.includes(new URL(url).hostname);

/** What nodemailer says of a failed try. */
const tryError = z.object({
  command: z.optional(z.string()),
  response: z.optional(z.string()),
  responseCode: z.optional(z.number()),
  code: z.optional(z.string()),
  syscall: z.optional(z.string()),
});

/** Codes 5.7 say that the server does not serve us: a wrong password or sender, or a block. No address is to blame. */
const isPolicy = (response = ''): boolean => /^\d{3}[ -]5\.7\./.test(response);

/** Which kind of failure it is. */
const asMailError = (error: unknown): unknown => {
  const said = tryError.safeParse(error);
  if (!(error instanceof Error) || !said.success) return error;
  const { command, response, responseCode, code, syscall } = said.data;
  if (responseCode === undefined) {
    const isConnected = code !== 'EDNS' && syscall !== 'connect';
    return isConnected ? new UnansweredLetter(error.message, { cause: error }) : error;
  }
  const isRefused = command === 'RCPT TO' && responseCode >= 500 && !isPolicy(response);
  return isRefused ? new RefusedAddress(error.message, { cause: error }) : error;
};

/** Sends by SMTP, over TLS wherever the server is another machine. */
export const createMailer = ({ url, from }: Config['mail']): Mailer => {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 5,
    maxMessages: Number.POSITIVE_INFINITY,
    requireTLS: !isLoopback(url),
    ...timeouts,
  });
  const domain = from.address.slice(from.address.lastIndexOf('@') + 1);
  return {
    send: async ({ id, to, subject, html, text, headers }) => {
      try {
        const { response } = await transport.sendMail({
          messageId: `<${id}@${domain}>`,
          from: { ...from },
          to: { name: to.name ?? '', address: to.address },
          subject,
          html,
          text,
          headers,
        });
        return response;
      } catch (error) {
        throw asMailError(error);
      }
    },
    check: async () => {
      await transport.verify();
    },
    close: () => transport.close(),
  };
};
