import { mkdtempSync, rmSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSandbox } from '@backbeat/sandbox';
import { freePort } from '@backbeat/tooling/stack';
import type { TestProject } from 'vitest/node';
import { buyAt } from './sandboxApi.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The sandbox: script, fields and browser API of the provider. */
    sandboxUrl: string;
    /** Another one, whose clock a test may move. */
    laterSandboxUrl: string;
    /** A host that takes connections and never answers. */
    silentUrl: string;
    /** Below it each path answers 503 once and then the provider's script. */
    flakyUrl: string;
    /** Purchases that wait for the bank, one per test. */
    actionTokens: readonly string[];
  }
}

const listen = (answer: RequestListener): Promise<{ server: Server; port: number }> =>
  new Promise((resolve, reject) => {
    const server = createServer(answer);
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      if (typeof address === 'object' && address !== null) resolve({ server, port: address.port });
    });
  });

const flakyAnswers = (scriptUrl: string) => {
  const seen = new Set<string>();
  return async ({ url = '' }: IncomingMessage, response: ServerResponse) => {
    if (!seen.has(url)) {
      seen.add(url);
      response.writeHead(503).end();
      return;
    }
    const script = await fetch(scriptUrl);
    response.writeHead(200, { 'content-type': 'text/javascript' }).end(await script.text());
  };
};

const startSandbox = async () => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const dataDirectory = mkdtempSync(join(tmpdir(), 'backbeat-payments-'));
  const sandbox = await createSandbox({
    url,
    // Nobody wants to hear of its events.
    apiUrl: url,
    siteUrl: 'http://localhost:3000',
    dataDirectory,
  });
  await sandbox.start(port);
  return {
    url,
    stop: async () => {
      await sandbox.close();
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
};

const cardToken = async (sandboxUrl: string): Promise<string> => {
  const response = await fetch(`${sandboxUrl}/js/v1/token`, {
    method: 'POST',
    body: new URLSearchParams({
      key: 'sandbox-public-key',
      number: '4000000000003220',
      month: '12',
      year: '2039',
      cvv: '123',
      first_name: 'Sample',
      last_name: 'Streamer',
    }),
  });
  const answer: unknown = await response.json();
  const id = typeof answer === 'object' && answer !== null && 'id' in answer ? answer.id : undefined;
  if (typeof id === 'string') return id;
  throw new Error(`The sandbox answered ${response.status} without a token.`);
};

/** Buys with a card whose bank wants to see the person first; answers the token of the bank's question. */
const actionToken = async (sandboxUrl: string, name: string): Promise<string> => {
  const { actionTokenId, status } = await buyAt(sandboxUrl, {
    account: `payments-${name}`,
    planCode: 'rocksprem_i_m_v2',
    tokenId: await cardToken(sandboxUrl),
  });
  if (actionTokenId !== null) return actionTokenId;
  throw new Error(`The sandbox answered ${status} without a question of the bank.`);
};

/** The world around the browser tests: two real sandboxes, and two hosts that misbehave. */
export default async function world({ provide }: TestProject): Promise<() => Promise<void>> {
  const [now, later] = await Promise.all([startSandbox(), startSandbox()]);
  const { url } = now;
  const silent = await listen(() => {});
  const flaky = await listen(flakyAnswers(`${url}/recurly/recurly.js`));

  provide('sandboxUrl', url);
  provide('laterSandboxUrl', later.url);
  provide('silentUrl', `http://127.0.0.1:${silent.port}`);
  provide('flakyUrl', `http://127.0.0.1:${flaky.port}`);
  provide(
    'actionTokens',
    await Promise.all(['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((name) => actionToken(url, name))),
  );

  return async () => {
    for (const { server } of [silent, flaky]) {
      server.closeAllConnections();
      server.close();
    }
    await Promise.all([now.stop(), later.stop()]);
  };
}
