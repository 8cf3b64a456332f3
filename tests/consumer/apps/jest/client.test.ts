/** @jest-environment node */
import { createClient } from '@backbeat/sdk';
import { createTestTransport, userFixture } from '@backbeat/sdk/testing';

// Jest's jsdom has no `Response`, which the client reads answers from; its environment "node" has.
test('asks a server in memory', async () => {
  const { fetch } = createTestTransport({ me: userFixture({ tier: 'pro' }) });
  const client = createClient({ apiUrl: 'https://api.test', fetch });
  expect((await client.me()).tier).toBe('pro');
});
