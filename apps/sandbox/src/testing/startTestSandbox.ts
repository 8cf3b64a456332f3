import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@backbeat/tooling/stack';
import { createSandbox, type Sandbox } from '../createSandbox.ts';

export interface TestSandbox {
  readonly sandbox: Sandbox;
  readonly url: string;
  readonly dataDirectory: string;
  /** Asks for the clock to be moved, as by `{ days: 3 }`. */
  moveClock(by: object): Promise<Response>;
  /** Closes and opens again on the same directory, as a restart does. */
  restart(): Promise<TestSandbox>;
  /** Closes and takes the directory away. */
  stop(): Promise<void>;
}

export interface TestAddresses {
  readonly apiUrl?: string;
  readonly siteUrl?: string;
}

const open = async (dataDirectory: string, addresses: TestAddresses): Promise<TestSandbox> => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const sandbox = await createSandbox({
    url,
    apiUrl: addresses.apiUrl ?? 'http://localhost:9',
    siteUrl: addresses.siteUrl ?? 'http://localhost:5999',
    dataDirectory,
  });
  await sandbox.start(port);
  return {
    sandbox,
    url,
    dataDirectory,
    moveClock: (by) =>
      fetch(`${url}/clock`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(by),
      }),
    restart: async () => {
      await sandbox.close();
      return open(dataDirectory, addresses);
    },
    stop: async () => {
      await sandbox.close();
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
};

/** A sandbox of its own on a free port, over an empty directory. */
export const startTestSandbox = (addresses: TestAddresses = {}): Promise<TestSandbox> =>
  open(mkdtempSync(join(tmpdir(), 'backbeat-sandbox-')), addresses);
