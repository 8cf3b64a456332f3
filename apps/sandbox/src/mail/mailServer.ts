import type { Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { type AddressObject, simpleParser } from 'mailparser';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { Fault } from '../control/faults.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import type { ReceivedLetter } from '../store/rows.ts';
import { put } from '../store/store.ts';

const host = 'localhost';

/** An answer of SMTP that refuses: 4xx for now, 5xx for good. */
const refusal = (status: number): Error =>
  Object.assign(new Error(status < 500 ? 'Try again later' : 'No such mailbox'), { responseCode: status });

const addressesOf = (to: AddressObject | AddressObject[] | undefined): string[] =>
  [to ?? []].flat().flatMap(({ value }) => value.flatMap(({ address }) => address ?? []));

const read = async (stream: SMTPServerDataStream): Promise<Buffer> => {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(Buffer.from(part));
  return Buffer.concat(parts);
};

/** What a mail program makes of a message. A second copy of one counts, as programs show it once. */
const parse = async (source: Buffer, known: (id: string) => ReceivedLetter | undefined, atMs: number) => {
  const mail = await simpleParser(source);
  const id = mail.messageId ?? '';
  return {
    id,
    to: addressesOf(mail.to).map((address) => address.toLowerCase()),
    from: mail.from?.text ?? '',
    subject: mail.subject ?? '',
    html: typeof mail.html === 'string' ? mail.html : '',
    text: mail.text ?? '',
    source: source.toString('utf8'),
    copies: (known(id)?.copies ?? 0) + 1,
    receivedAtMs: known(id)?.receivedAtMs ?? atMs,
  };
};

/** The credentials that the api requires for events about letters. */
const webhookAuthorization = `Basic ${Buffer.from('mail:sandbox-mail-webhook').toString('base64')}`;

/** Tells the api, as Postmark does, that nobody has this address. */
const tellBounce = (apiUrl: string, address: string): Promise<void> =>
  fetch(`${apiUrl}/webhooks/mail`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: webhookAuthorization },
    body: JSON.stringify({ RecordType: 'Bounce', Type: 'HardBounce', Email: address }),
  }).then(
    (answer) => answer.body?.cancel(),
    () => undefined,
  );

/** A mail server for every address. */
export interface MailServer {
  listen(port: number): Promise<void>;
  close(): Promise<void>;
}

/**
 * Takes letters by SMTP, without accounts or TLS.
 *
 * - `mail` refuses a recipient with its status;
 * - `mailData` breaks the connection in the middle of a letter or, with `when: 'after'`, before it says that it took it;
 * - `mailBounce` takes a letter and then says that it could not be delivered.
 */
export const createMailServer = ({ store, clock, faults, apiUrl }: SandboxContext): MailServer => {
  const sockets = new Map<number, Socket>();
  const breakOff = ({ remotePort }: SMTPServerSession) => sockets.get(remotePort)?.destroy();
  const delay = (fault: Fault | null) => wait(fault?.delayMs ?? 0);

  const take = async (stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> => {
    const fault = faults.take('mailData');
    await delay(fault);
    if (fault !== null && fault.when !== 'after' && fault.delayMs === undefined) {
      breakOff(session);
      return;
    }
    const letter = await parse(await read(stream), (id) => store.get('letters', id), clock.nowMs());
    store.commit([put('letters', letter.id, letter)]);
    if (faults.take('mailBounce') !== null) for (const address of letter.to) void tellBounce(apiUrl, address);
    if (fault?.when === 'after') breakOff(session);
  };

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    logger: false,
    onRcptTo: (_address, _session, callback) => {
      const fault = faults.take('mail');
      void delay(fault).then(() => callback(fault?.status === undefined ? null : refusal(fault.status)));
    },
    onData: (stream, session, callback) => {
      take(stream, session).then(
        () => callback(null),
        (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
      );
    },
  });
  server.on('error', () => {
    // Connections that break off are tried again by whoever made them.
  });
  server.server.on('connection', (socket) => {
    const { remotePort } = socket;
    if (remotePort === undefined) return;
    sockets.set(remotePort, socket);
    socket.once('close', () => sockets.delete(remotePort));
  });
  return {
    listen: (port) =>
      new Promise((resolve, reject) => {
        server.once('error', reject);
        server.listen(port, host, () => {
          server.off('error', reject);
          resolve();
        });
      }),
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets.values()) socket.destroy();
        server.close(() => resolve());
      }),
  };
};
