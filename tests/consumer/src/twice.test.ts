import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ConsumerApp, createApp, packed } from './createApp.ts';

let app: ConsumerApp;
beforeAll(async () => {
  app = await createApp('twice', ['ui'], { 'ui-of-a-library': packed('ui') });
});
afterAll(() => app?.remove());

it('a provider reaches the components of another installed copy', async () => {
  expect(JSON.parse(await app.run('main.js'))).toEqual({
    copies: 2,
    html: expect.stringMatching(/^<a href="\/pricing" .*data-router="">Pricing<\/a>system in de$/),
  });
});
