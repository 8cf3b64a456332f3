import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

const fileOf = {
  '/': 'index.html',
  '/pricing': 'pricing/index.html',
  '/signed-in': 'signed-in/index.html',
} as const;

/** A running server of the pages by hand. */
export interface ByHandServer {
  readonly port: number;
  readonly close: () => Promise<void>;
}

/** Serves the pages by hand, compressed, as the site serves its own. */
export const serveByHand = async (port: number): Promise<ByHandServer> => {
  const pages = new Map(
    Object.entries(fileOf).map(([path, file]) => [
      path,
      brotliCompressSync(readFileSync(new URL(`../by-hand/${file}`, import.meta.url))),
    ]),
  );
  const server = createServer(({ url = '/' }, answer) => {
    const body = pages.get(url);
    if (url === '/robots.txt') {
      answer.writeHead(200, { 'content-type': 'text/plain' }).end('User-agent: *\nAllow: /\n');
    } else if (body === undefined) {
      answer.writeHead(404).end();
    } else {
      answer
        .writeHead(200, {
          'content-type': 'text/html; charset=utf-8',
          'content-encoding': 'br',
          'cache-control': 'no-cache',
        })
        .end(body);
    }
  });
  await new Promise<void>((done) => server.listen(port, 'localhost', done));
  return {
    port,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
};
