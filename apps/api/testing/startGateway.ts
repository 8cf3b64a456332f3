import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@backbeat/tooling/stack';

/** False answers in place of the provider's. */
export const foreignForms = ['page', 'empty', 'cut', 'late'] as const;

/** With 'late', a page comes at once and the provider works afterwards; with the others, it has worked before. */
export type ForeignForm = (typeof foreignForms)[number];

interface Lie {
  /** Method and path, such as `PUT /v3/subscriptions/…/resume`. */
  readonly request: RegExp;
  readonly status: number;
  readonly form: ForeignForm;
}

const lateMs = 250;
const page = '<html><body><h1>The gateway has an opinion of its own.</h1></body></html>';
const passedOn = ['authorization', 'accept', 'content-type', 'idempotency-key'] as const;

/** A gateway in front of the provider that passes everything on, or answers itself if a test asks for it. */
export const startGateway = async (providerUrl: string) => {
  let lie: Lie | null = null;
  let late: Promise<unknown> = Promise.resolve();

  const passOn = async ({ method = 'GET', url = '', headers }: IncomingMessage, body: string) => {
    const sent = passedOn.flatMap((name) => (headers[name] === undefined ? [] : [[name, headers[name]]]));
    const answer = await fetch(`${providerUrl}${url}`, {
      method,
      headers: Object.fromEntries(sent),
      ...(body === '' ? {} : { body }),
    });
    return { status: answer.status, headers: Object.fromEntries(answer.headers), body: await answer.text() };
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await text(request);
    const told = lie?.request.test(`${request.method} ${request.url}`) ? lie : null;
    if (told === null) {
      const { status, headers, body: answered } = await passOn(request, body);
      const { 'content-length': _, 'transfer-encoding': __, connection: ___, ...kept } = headers;
      response.writeHead(status, kept).end(answered);
      return;
    }
    lie = null;
    if (told.form === 'late') late = wait(lateMs).then(() => passOn(request, body));
    const done = told.form === 'late' ? '' : (await passOn(request, body)).body;
    const texts = { page, empty: '', cut: done.slice(0, done.length / 2), late: page } as const;
    const type = told.form === 'cut' ? 'application/json; charset=utf-8' : 'text/html';
    response.writeHead(told.status, { 'content-type': type }).end(texts[told.form]);
  };

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, () => resolve()));
  return {
    url: `http://localhost:${port}`,
    /** Answers the next matching request itself. */
    answerOnce: (next: Lie): void => {
      lie = next;
    },
    /** Is the matching request still missing? */
    isWaiting: () => lie !== null,
    /** Resolves when the provider has finished its late work. */
    settled: () => late,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
