import { describe, expect, it } from 'vitest';
import { isDynamicPath } from './dynamicPaths.ts';
import { listen } from './listen.ts';
import { inlineHashes } from './pages.ts';

describe('isDynamicPath', () => {
  it.each([
    ['/0190b6c1-7a3e-7c52-9f64-3b1f5d8a2e11', true],
    ['/somebody', false],
    ['/settings/a/b', true],
    ['/gifts/7K2M-41QX-8B3D-Z0VN', true],
    ['/certificate/bb-7k2m-41qx/', true],
    ['/gifts', false],
    ['/for/whom', false],
    ['/a/b', false],
    ['/a/b/c', false],
  ])('%s: %s', (path, answer) => {
    expect(isDynamicPath(path)).toBe(answer);
  });
});

describe('inlineHashes', () => {
  it('hashes scripts and styles that stand in the page, once each', () => {
    const { scripts, styles } = inlineHashes(
      '<script>a()</script><script>a()</script><script src="/x.js"></script><style data-emotion="bb">p{}</style>',
    );
    expect(scripts).toHaveLength(1);
    expect(styles).toHaveLength(2);
    expect([...scripts, ...styles].every((hash) => /^sha256-.{43}=$/.test(hash))).toBe(true);
  });
});

describe('listen', () => {
  const answer = () => new Response('here');

  it('answers on every host, says its port, and closes', async () => {
    const free = await listen(answer, 0, '127.0.0.1');
    await free.close();
    const server = await listen(answer, free.port, null);
    expect(server.port).toBe(free.port);
    expect(await (await fetch(`http://127.0.0.1:${server.port}/`)).text()).toBe('here');
    await server.close();
    await expect(fetch(`http://127.0.0.1:${server.port}/`)).rejects.toThrow();
  });

  it.each(['203.0.113.7', 'nobody.invalid', 'banana'])(
    'says in one sentence that it cannot listen on %s',
    async (host) => {
      await expect(listen(answer, 0, host)).rejects.toThrow(/^SITE_HOST is no address that this machine can/);
    },
  );

  it('says in one sentence that the port is taken', async () => {
    const first = await listen(answer, 0, '127.0.0.1');
    await expect(listen(answer, first.port, '127.0.0.1')).rejects.toThrow(
      `Port ${first.port} is in use. Stop what uses it, or set SITE_PORT to another one.`,
    );
    await first.close();
  });
});
