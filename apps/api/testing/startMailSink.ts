import type { Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A letter that the server took. */
interface TakenLetter {
  readonly id: string;
  /** By `performance.now()`. */
  readonly atMs: number;
}

const idPattern = /^message-id: <([^@>]+)@/im;

/** A mail server that keeps of each letter its id and when it took it. */
export const startMailSink = async (port: number) => {
  const taken: TakenLetter[] = [];
  /** It says nothing about a letter that it took for so long: the moment in which a death makes two of one. */
  let answerAfterMs = 0;

  const open = async () => {
    const sockets = new Set<Socket>();
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      logger: false,
      onData: (stream, _session, callback) => {
        let head = '';
        stream.on('data', (part: Buffer) => {
          if (head.length < 4_096) head += part.toString('latin1');
        });
        stream.on('end', () => {
          taken.push({ id: idPattern.exec(head)?.[1] ?? '', atMs: performance.now() });
          if (answerAfterMs === 0) callback(null);
          else setTimeout(() => callback(null), answerAfterMs);
        });
      },
    });
    server.on('error', () => {
      // Connections of killed processes break off.
    });
    server.server.on('connection', (socket: Socket) => {
      sockets.add(socket);
      socket.once('close', () => sockets.delete(socket));
    });
    await new Promise<void>((resolve) => server.listen(port, 'localhost', resolve));
    return () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      });
  };

  let close = await open();
  return {
    taken,
    answerAfter: (ms: number) => {
      answerAfterMs = ms;
    },
    /** Dies with all its connections, and is there again. */
    restart: async () => {
      await close();
      close = await open();
    },
    close: () => close(),
  };
};

export type MailSink = Awaited<ReturnType<typeof startMailSink>>;
