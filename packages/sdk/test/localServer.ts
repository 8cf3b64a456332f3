import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as it arrived. */
interface ReceivedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** A real HTTP server on a free port of this machine. */
export interface LocalServer extends AsyncDisposable {
  readonly url: string;
  readonly requests: readonly ReceivedRequest[];
}

type Handler = (request: ReceivedRequest, response: ServerResponse, index: number) => void;

const isAddress = (address: string | AddressInfo | null): address is AddressInfo =>
  address !== null && typeof address === 'object';

const readBody = async (request: IncomingMessage): Promise<string> => {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
};

/** Starts a server; `await using` ends it. */
export const startServer = async (handle: Handler): Promise<LocalServer> => {
  const requests: ReceivedRequest[] = [];
  const server = createServer(async (incoming, response) => {
    const request = {
      method: incoming.method ?? '',
      path: incoming.url ?? '',
      headers: incoming.headers,
      body: await readBody(incoming),
    };
    requests.push(request);
    handle(request, response, requests.length - 1);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!isAddress(address)) throw new Error('The test server has no port.');
  return {
    url: `http://127.0.0.1:${address.port}`,
    requests,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
};

/** Answers with JSON. */
export const sendJson = (response: ServerResponse, status: number, value: unknown, headers = {}): void => {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(value));
};

/** Answers with an error body of the contract. */
export const sendError = (response: ServerResponse, status: number, code: string, headers = {}): void =>
  sendJson(response, status, { error: { code, message: `Test ${code}` } }, headers);
