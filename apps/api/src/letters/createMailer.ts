import type { RenderedLetter } from '@backbeat/mail';
import { createTransport } from 'nodemailer';
import type { Config } from '../config/Config.ts';

/** The mail server will never take letters to this address (a 5xx answer to `RCPT TO`). */
export class RefusedAddress extends Error {}

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
   * @throws RefusedAddress, or an Error when it may work later
   */
  send(letter: OutgoingLetter): Promise<string>;
  close(): void;
}

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 } as const;
const loopbacks: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

const isRefusedAddress = (error: unknown): error is Error =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'EENVELOPE' &&
  'responseCode' in error &&
  typeof error.responseCode === 'number' &&
  error.responseCode >= 500;

/** Sends by SMTP, over TLS wherever the server is another machine. */
export const createMailer = ({ url, from }: Config['mail']): Mailer => {
  const { hostname } = new URL(url);
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 5,
    maxMessages: Number.POSITIVE_INFINITY,
    requireTLS: !loopbacks.includes(hostname),
    ...timeouts,
  });
  const domain = from.slice(from.lastIndexOf('@') + 1).replace(/>$/, '');
  return {
    send: async ({ id, to, subject, html, text, headers }) => {
      try {
        const { response } = await transport.sendMail({
          messageId: `<${id}@${domain}>`,
          from,
          to: { name: to.name ?? '', address: to.address },
          subject,
          html,
          text,
          headers,
        });
        return response;
      } catch (error) {
        throw isRefusedAddress(error) ? new RefusedAddress(error.message, { cause: error }) : error;
      }
    },
    close: () => transport.close(),
  };
};
