import { describe, expect, it } from 'vitest';
import { endpointNames, makeCall, validRequests } from '../../test/allCalls.ts';
import { createClient } from '../client/createClient.ts';
import { createTestTransport } from './createTestTransport.ts';
import { fixtures } from './fixtures.ts';

const open = () => {
  const transport = createTestTransport();
  const url = 'https://api.test';
  const client = createClient({
    apiUrl: url,
    playerUrl: url,
    metadataUrl: url,
    graphUrl: url,
    fetch: transport.fetch,
  });
  return { transport, client };
};

describe('createTestTransport', () => {
  it.each(endpointNames)('answers %s with its fixture, and keeps the call', async (name) => {
    const { transport, client } = open();
    expect(await makeCall(client, name)).toEqual(fixtures[name]);
    expect(transport.calls.map(({ endpoint }) => endpoint)).toEqual([name]);
  });

  it('keeps form data as it was sent', async () => {
    const { transport, client } = open();
    await client.contactMusic(validRequests.contactMusic);
    const [call] = transport.calls;
    expect(call?.body instanceof FormData && Object.fromEntries(call.body)).toEqual(
      validRequests.contactMusic.body,
    );
  });

  it('does not know other paths', async () => {
    const { transport } = open();
    expect((await transport.fetch('https://api.test/v1/elsewhere')).status).toBe(404);
    expect((await transport.fetch(new Request('https://api.test/v1/me', { method: 'GET' }))).status).toBe(
      200,
    );
    expect(transport.calls).toHaveLength(1);
  });
});
