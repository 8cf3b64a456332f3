import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@backbeat/tooling/stack';
import { createSandbox, type Sandbox } from '../createSandbox.ts';
import type { PartnerOptions } from '../platforms/rights/PartnerAccount.ts';

export interface TestSandbox {
  readonly sandbox: Sandbox;
  readonly url: string;
  readonly dataDirectory: string;
  /** Asks for the clock to be moved, as by `{ days: 3 }`. */
  moveClock(by: object): Promise<Response>;
  /** Calls a control by JSON. */
  control(path: string, body: object): Promise<Response>;
  /** Closes and opens again on the same directory, as a restart does. */
  restart(): Promise<TestSandbox>;
  /** Closes and takes the directory away. */
  stop(): Promise<void>;
}

export interface TestSettings {
  readonly apiUrl?: string;
  readonly siteUrl?: string;
  readonly partner?: PartnerOptions;
}

const open = async (dataDirectory: string, settings: TestSettings): Promise<TestSandbox> => {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const sandbox = await createSandbox({
    url,
    apiUrl: settings.apiUrl ?? 'http://localhost:9',
    siteUrl: settings.siteUrl ?? 'http://localhost:5999',
    dataDirectory,
    ...(settings.partner === undefined ? {} : { partner: settings.partner }),
  });
  await sandbox.start(port);
  const control = (path: string, body: object) =>
    fetch(`${url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  return {
    sandbox,
    url,
    dataDirectory,
    control,
    moveClock: (by) => control('/clock', by),
    restart: async () => {
      await sandbox.close();
      return open(dataDirectory, settings);
    },
    stop: async () => {
      await sandbox.close();
      rmSync(dataDirectory, { recursive: true, force: true });
    },
  };
};

/** A sandbox of its own on a free port, over an empty directory. */
export const startTestSandbox = (settings: TestSettings = {}): Promise<TestSandbox> =>
  open(mkdtempSync(join(tmpdir(), 'backbeat-sandbox-')), settings);
