import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, stackEnv, startStack } from '@backbeat/tooling/stack';
import type { TestProject } from 'vitest/node';

/** Where the system that all tests of a run share answers. */
export interface SystemUrls {
  readonly siteUrl: string;
  readonly apiUrl: string;
  readonly sandboxUrl: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    system: SystemUrls;
  }
}

/** Starts the whole system as its own processes, on ports of its own, before the first test. */
export default async function startSystem({ provide }: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'backbeat-engines-'));
  const ports = {
    site: await freePort(),
    api: await freePort(),
    sandbox: await freePort(),
    mail: await freePort(),
  };
  const stack = await startStack(stackEnv(ports, dataDir));
  provide('system', {
    siteUrl: stack.site.url,
    apiUrl: stack.api.url,
    sandboxUrl: stack.sandbox.url,
  });
  return async () => {
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
