import { describe, expect, it } from 'vitest';
import { serve } from './serve.ts';

const variables = { port: 'SITE_PORT', host: 'SITE_HOST' };

describe('serve', () => {
  const answer = () => new Response('here');

  it('answers on every host, says its port, and closes', async () => {
    const free = await serve({ fetch: answer, port: 0, host: '127.0.0.1', variables });
    await free.close();
    const server = await serve({ fetch: answer, port: free.port, host: null, variables });
    expect(server.port).toBe(free.port);
    expect(await (await fetch(`http://127.0.0.1:${server.port}/`)).text()).toBe('here');
    await server.close();
    await expect(fetch(`http://127.0.0.1:${server.port}/`)).rejects.toThrow();
  });

  it.each(['203.0.113.7', 'nobody.invalid', 'banana'])(
    'says in one sentence that it cannot listen on %s',
    async (host) => {
      await expect(serve({ fetch: answer, port: 0, host: host, variables })).rejects.toThrow(
        /^SITE_HOST is no address that this machine can/,
      );
    },
  );

  it('says in one sentence that the port is taken', async () => {
    const first = await serve({ fetch: answer, port: 0, host: '127.0.0.1', variables });
    await expect(serve({ fetch: answer, port: first.port, host: '127.0.0.1', variables })).rejects.toThrow(
      `Port ${first.port} is in use. Stop what uses it, or set SITE_PORT to another one.`,
    );
    await first.close();
  });
});
