import type { Socket } from 'node:net';
import { freePort } from '@backbeat/tooling/stack';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterEach, describe, expect, it } from 'vitest';
import { parseConfig } from '../config/parseConfig.ts';
import { createMailer, RefusedAddress, UnansweredLetter } from './createMailer.ts';

const refusal = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });

const sockets = new Set<Socket>();
/** Ends all connections without a word. */
const breakOff = () => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
};

const endings: (() => void)[] = [];
afterEach(() => {
  for (const end of endings.splice(0)) end();
});

/** A mail server, and what came of a letter that was sent to it. */
const send = async (
  options: SMTPServerOptions,
  { user = '', port }: { readonly user?: string; readonly port?: number } = {},
) => {
  const taken: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    logger: false,
    onData: (stream, _session, callback) => {
      let source = '';
      stream.on('data', (part: Buffer) => (source += part.toString()));
      stream.on('end', () => {
        taken.push(source);
        callback(null);
      });
    },
    ...options,
  });
  server.server.on('connection', (socket: Socket) => sockets.add(socket));
  server.on('error', () => {
    // The connection that a test breaks off.
  });
  const open = await freePort();
  await new Promise<void>((resolve) => server.listen(open, 'localhost', resolve));
  const mailer = createMailer(
    parseConfig({
      MAIL_URL: `smtp://${user}localhost:${port ?? open}`,
      MAIL_FROM: 'Backbeat <hello@backbeat.example>',
    }).mail,
  );
  endings.push(
    () => mailer.close(),
    () => server.close(),
    breakOff,
  );
  const outcome = mailer
    .send({
      id: 'f5',
      to: { name: 'Ada\r\nBcc: all@people.example', address: 'ada@people.example' },
      subject: 'Hello\r\nX-Injected: yes',
      html: '<p>Hello</p>',
      text: 'Hello',
      headers: {},
    })
    .then(
      (answer) => answer,
      (error: unknown) => error,
    );
  return { outcome: await outcome, taken };
};

describe('a letter on its way', () => {
  it('is taken, and nothing in it makes a header', async () => {
    const { outcome, taken } = await send({});
    expect(outcome).toMatch(/^250 /);
    const [head = ''] = (taken[0] ?? '').split('\r\n\r\n');
    expect(head).toMatch(/^Message-ID: <f5@backbeat\.example>$/im);
    expect(head).toMatch(/^From: Backbeat <hello@backbeat\.example>$/m);
    expect(head).not.toMatch(/^(?:Bcc|X-Injected):/im);
  });

  it.each([
    ['nobody has the address', refusal(550, '5.1.1 No such mailbox')],
    ['an old server says only 550', refusal(550, 'No such mailbox')],
    ['the mailbox is closed', refusal(554, '5.2.1 Mailbox disabled')],
  ])('marks the address where %s', async (_, error) => {
    const { outcome } = await send({ onRcptTo: (_address, _session, callback) => callback(error) });
    expect(outcome).toBeInstanceOf(RefusedAddress);
  });

  it.each<[string, SMTPServerOptions]>([
    [
      'the mailbox is busy',
      { onRcptTo: (_a, _s, callback) => callback(refusal(451, '4.3.0 Try again later')) },
    ],
    [
      'the server sends nothing for us',
      { onRcptTo: (_a, _s, callback) => callback(refusal(554, '5.7.1 Relay access denied')) },
    ],
    [
      'the sender is refused',
      { onMailFrom: (_a, _s, callback) => callback(refusal(553, '5.1.8 Sender address rejected')) },
    ],
    [
      'the text is refused',
      {
        onData: (stream, _s, callback) => {
          stream.resume();
          stream.on('end', () => callback(refusal(554, '5.6.0 Looks like spam')));
        },
      },
    ],
  ])('is tried again, and marks nobody, where %s', async (_, options) => {
    const { outcome } = await send(options);
    expect(outcome).toBeInstanceOf(Error);
    expect(outcome).not.toBeInstanceOf(RefusedAddress);
    expect(outcome).not.toBeInstanceOf(UnansweredLetter);
  });

  it('is tried again where the password is wrong', async () => {
    const { outcome } = await send(
      { authOptional: false, onAuth: (_auth, _session, callback) => callback(refusal(535, 'No')) },
      { user: 'me:wrong@' },
    );
    expect(outcome).toBeInstanceOf(Error);
    expect(outcome).not.toBeInstanceOf(RefusedAddress);
    expect(outcome).not.toBeInstanceOf(UnansweredLetter);
  });

  it('was not taken where nothing listens', async () => {
    const { outcome } = await send({}, { port: await freePort() });
    expect(outcome).toBeInstanceOf(Error);
    expect(outcome).not.toBeInstanceOf(UnansweredLetter);
  });

  it('may have been taken where the connection ends without an answer', async () => {
    const { outcome } = await send({
      onData: (stream) => {
        stream.resume();
        stream.on('end', () => breakOff());
      },
    });
    expect(outcome).toBeInstanceOf(UnansweredLetter);
  });
});
