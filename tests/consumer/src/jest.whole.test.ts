import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ConsumerApp, createApp } from './createApp.ts';

let app: ConsumerApp;
beforeAll(async () => {
  app = await createApp('jest', ['domain', 'sdk', 'ui', 'pricing', 'payments']);
});
afterAll(() => app?.remove());

it('Jest, which loads no ES modules, runs tests of an app with the README’s settings', async () => {
  const said = await app.run('node_modules/jest/bin/jest.js', ['--ci']);
  expect(said).toMatch(/Tests: +2 passed, 2 total/);
});
