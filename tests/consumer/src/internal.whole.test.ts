import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, type Stack, stackEnv, startStack } from '@backbeat/tooling/stack';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ConsumerApp, createApp } from './createApp.ts';
import { openPage } from './openPage.ts';
import { type ServedApp, serveApp } from './serveApp.ts';

let app: ConsumerApp;
let served: ServedApp;
let stack: Stack;
let dataDirectory: string;

beforeAll(async () => {
  dataDirectory = await mkdtemp(join(tmpdir(), 'backbeat-internal-'));
  const ports = {
    site: await freePort(),
    api: await freePort(),
    sandbox: await freePort(),
    mail: await freePort(),
  };
  const env = stackEnv(ports, dataDirectory);
  app = await createApp('internal', ['domain', 'sdk', 'ui', 'pricing']);
  await app.run('node_modules/typescript/bin/tsc', ['-p', '.']);
  await app.run('node_modules/vite/bin/vite.js', ['build'], { VITE_API_URL: env.API_URL ?? '' });
  served = await serveApp(app, 'node_modules/vite/bin/vite.js', (port) => [
    'preview',
    '--port',
    String(port),
    '--strictPort',
  ]);
  stack = await startStack({ ...env, STAFF_ORIGIN: new URL(served.url).origin });
});

afterAll(async () => {
  await Promise.all([served?.stop(), stack?.stop()]);
  await app?.remove();
  await rm(dataDirectory, { recursive: true, force: true });
});

it('an internal app of a few lines shows a plan card and the plan of a person', async () => {
  const { page, close } = await openPage(served.url);
  await page.getByRole('heading', { name: 'Premium' }).waitFor();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByRole('button', { name: 'Admin Ada' }).click();
  const plan = page.getByText(/^Yara Yearly: Renews on \w+ \d+, \d{4}\. You will be charged \$71\.88\.$/);
  await plan.waitFor();
  expect(await page.getByText('$71.88 per year', { exact: true }).isVisible()).toBe(true);
  await close();
});
