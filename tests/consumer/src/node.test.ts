import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ConsumerApp, createApp } from './createApp.ts';

let app: ConsumerApp;
beforeAll(async () => {
  app = await createApp('node', ['domain', 'sdk']);
});
afterAll(() => app?.remove());

it('a Node script compiles, without leniency towards the types of libraries, and runs', async () => {
  await app.run('node_modules/typescript/bin/tsc', ['-p', '.']);
  const printed = await app.run('out/main.js');
  expect(JSON.parse(printed)).toEqual({
    payments: [
      ['November 21, 2026', '$0.00'],
      ['December 21, 2026', '$71.88'],
    ],
    tier: 'pro',
    player: expect.stringMatching(/^https:\/\/player\.test\//),
    checkout: 'POST /premium/checkout',
    failure: expect.stringMatching(/\w+ \w+/),
  });
});
