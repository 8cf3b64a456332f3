import { createServer, request } from 'node:http';

/** The site behind a proxy that holds its scripts back. */
export interface HeldSite {
  readonly url: string;
  /** Releases the scripts that wait, and all that follow. */
  letGo(): void;
  close(): Promise<void>;
}

/**
 * Serves the site once more, so that a test decides when its scripts come: the drivers cannot hold them back.
 * It is another origin each time, so no browser has them already.
 */
export const holdScripts = async (siteUrl: string): Promise<HeldSite> => {
  let waiting: (() => void)[] | null = [];
  const server = createServer((asked, answer) => {
    const pass = () =>
      request(new URL(asked.url ?? '/', siteUrl), { method: asked.method, headers: asked.headers }, (got) => {
        answer.writeHead(got.statusCode ?? 502, got.headers);
        got.pipe(answer);
      }).end();
    if (waiting !== null && asked.url?.endsWith('.js')) waiting.push(pass);
    else pass();
  });
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The held site has no port.');
  return {
    url: `http://localhost:${address.port}`,
    letGo: () => {
      const held = waiting ?? [];
      waiting = null;
      for (const pass of held) pass();
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((closed) => server.close(closed));
    },
  };
};
