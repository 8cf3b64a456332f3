import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiProcess, refusedStart, startApiProcess } from '../testing/startApiProcess.ts';
import { freePort } from '../testing/startTestSandbox.ts';

describe('the api as a process', () => {
  let directory: string;
  let port: number;
  let api: ApiProcess;
  const environment = () => ({
    API_PORT: String(port),
    BACKBEAT_DATA_DIR: directory,
    SANDBOX_URL: 'http://localhost:1',
  });

  beforeAll(async () => {
    directory = mkdtempSync(join(tmpdir(), 'api-process-'));
    port = await freePort();
    api = await startApiProcess(environment());
  });
  afterAll(async () => {
    await api.end('SIGKILL');
    rmSync(directory, { recursive: true, force: true });
  });

  it('says where it listens, on both names of this machine', async () => {
    expect(api.output()).toMatch(new RegExp(`^api ready on http://localhost:${port}$`, 'm'));
    for (const host of ['localhost', '127.0.0.1']) {
      expect(await (await fetch(`http://${host}:${port}/health`)).json()).toEqual({ status: 'ok' });
    }
    expect((await fetch(`http://localhost:${port}/ready`)).status).toBe(200);
  });

  it('refuses a second process on the same directory, in one sentence', async () => {
    const { code, output } = await refusedStart({ ...environment(), API_PORT: String(await freePort()) });
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(output).toContain(`in use by process ${api.child.pid}`);
  });

  it('refuses a port that is taken, in one sentence', async () => {
    const other = mkdtempSync(join(tmpdir(), 'api-process-'));
    const { code, output } = await refusedStart({ ...environment(), BACKBEAT_DATA_DIR: other });
    rmSync(other, { recursive: true, force: true });
    expect(code).toBe(1);
    expect(output.trim()).toBe(`Port ${port} is in use. Stop what uses it, or set API_PORT to another one.`);
  });

  it('refuses to run production on an embedded database unasked', async () => {
    const { code, output } = await refusedStart({ ...environment(), NODE_ENV: 'production' });
    expect(code).toBe(1);
    expect(output).toContain('DATABASE_URL');
  });

  it('answers everything that has begun before it stops', async () => {
    const address = `http://127.0.0.1:${port}/v1/playing/0f0f0f0f-0f0f-4f0f-8f0f-0f0f0f0f0f0f`;
    await fetch(address);
    const asked = Array.from({ length: 200 }, () => fetch(address).then(({ status }) => status));
    const stoppedAtMs = performance.now();
    const ended = Promise.race(asked).then(() => api.end('SIGTERM'));
    const outcomes = await Promise.allSettled(asked);
    expect(await ended).toBe(0);
    expect(performance.now() - stoppedAtMs).toBeLessThan(5_000);
    // A call that never reached the api is refused by the system; one that did gets its answer.
    const answered = outcomes.filter(({ status }) => status === 'fulfilled');
    expect(new Set(answered.map((outcome) => ('value' in outcome ? outcome.value : 0)))).toEqual(
      new Set([404]),
    );
    const broken = outcomes.filter(
      (outcome) => 'reason' in outcome && outcome.reason?.cause?.code !== 'ECONNREFUSED',
    );
    expect(broken).toEqual([]);
    api = await startApiProcess(environment());
  });

  it('stops when it is asked to and starts again where it was', async () => {
    const stoppedAtMs = performance.now();
    expect(await api.end('SIGTERM')).toBe(0);
    expect(performance.now() - stoppedAtMs).toBeLessThan(5_000);
    api = await startApiProcess(environment());
  });

  it('starts again after a kill', async () => {
    await api.end('SIGKILL');
    api = await startApiProcess(environment());
    expect((await fetch(`http://localhost:${port}/ready`)).status).toBe(200);
  });
});
