import { createServer } from 'node:http';
import { freePort } from '@backbeat/tooling/stack';

/** One HTML page at every path of an origin of its own. */
export const servePage = async (html: () => string): Promise<{ url: string; stop: () => void }> => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(html());
  });
  await new Promise<void>((resolve) => {
    server.listen(port, 'localhost', resolve);
  });
  return {
    url,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
