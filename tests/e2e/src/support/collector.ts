import { createServer } from 'node:http';

/** One report of the pages to an outside service. */
export interface Told {
  readonly method: string;
  readonly path: string;
  readonly headers: string;
  readonly body: string;
}

/** Stands in for analytics, customer tool, error reporting and affiliate program, and stores every report. */
export interface Collector {
  readonly url: string;
  /** The reports since the last call. */
  take(): Told[];
  close(): Promise<void>;
}

/** An affiliate program's script: empties its queue, now and later, and tells its own server. */
const affiliateScript = `
const tell = (sale) => fetch(new URL('/sale', document.currentScript?.src ?? src), { method: 'POST', body: JSON.stringify(sale) });
const src = document.currentScript.src;
for (const sale of window.backbeatConversions ?? []) tell(sale);
window.backbeatConversions = Object.assign([], { push: tell });
`;

/** The environment in which the site talks to a collector. */
export const collectorEnv = (url: string) => ({
  ANALYTICS_URL: `${url}/analytics`,
  ANALYTICS_KEY: 'analytics-key',
  CUSTOMER_TOOL_URL: `${url}/customers`,
  CUSTOMER_TOOL_KEY: 'customers-key',
  ERROR_REPORTING_DSN: `${url.replace('//', '//publickey@')}/7`,
  AFFILIATE_SCRIPT_URL: `${url}/affiliate.js`,
});

/** Starts a collector on a port that it is given. */
export const startCollector = async (port: number): Promise<Collector> => {
  let heard: Told[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      const { method = '', url: path = '', headers } = request;
      if (method !== 'OPTIONS') heard.push({ method, path, headers: JSON.stringify(headers), body });
      response.setHeader('access-control-allow-origin', headers.origin ?? '*');
      response.setHeader('access-control-allow-headers', '*');
      response.setHeader('cross-origin-resource-policy', 'cross-origin');
      if (path === '/affiliate.js') response.setHeader('content-type', 'text/javascript');
      response.end(path === '/affiliate.js' ? affiliateScript : '{}');
    });
  });
  await new Promise<void>((done) => server.listen(port, 'localhost', done));
  return {
    url: `http://localhost:${port}`,
    take: () => {
      const all = heard;
      heard = [];
      return all;
    },
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
};
