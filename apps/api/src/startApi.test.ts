import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@backbeat/tooling/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiProcess, refusedStart, startApiProcess } from '../testing/startApiProcess.ts';

const form = 'name=Nova&email=none';

/** Starts a call by sending its head alone, and returns a function that sends the body and reads the answer. */
const beginCall = async (port: number): Promise<() => Promise<string>> => {
  const socket = connect(port, '127.0.0.1');
  const head = [
    'POST /v1/contact/music HTTP/1.1',
    'Host: localhost',
    'Content-Type: application/x-www-form-urlencoded',
    `Content-Length: ${form.length}`,
    'Expect: 100-continue',
    'Connection: close',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  const [told] = await once(socket, 'data');
  socket.pause();
  expect(String(told)).toContain('100 Continue');
  return () => {
    socket.write(form);
    return text(socket);
  };
};

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

  it('refuses a port for metrics that is taken, in one sentence, and answers nobody before', async () => {
    const other = mkdtempSync(join(tmpdir(), 'api-process-'));
    const own = await freePort();
    let isOver = false;
    const refusal = refusedStart({
      ...environment(),
      API_PORT: String(own),
      METRICS_PORT: String(port),
      BACKBEAT_DATA_DIR: other,
    }).finally(() => (isOver = true));
    let answers = 0;
    while (!isOver) {
      await fetch(`http://localhost:${own}/health`).then(
        () => (answers += 1),
        () => wait(2),
      );
    }
    const { code, output } = await refusal;
    rmSync(other, { recursive: true, force: true });
    expect(code).toBe(1);
    expect(output.trim()).toBe(
      `Port ${port} is in use. Stop what uses it, or set METRICS_PORT to another one.`,
    );
    expect(answers).toBe(0);
  });

  it.each([
    [{ API_HOST: '203.0.113.7' }, 'API_HOST'],
    [{ API_HOST: 'nobody.invalid' }, 'API_HOST'],
    [{ METRICS_HOST: '203.0.113.7' }, 'METRICS_HOST'],
    [{ LOG_LEVEL: 'banana' }, 'LOG_LEVEL'],
    [{ BACKBEAT_DATA_DIR: '/proc/backbeat' }, 'BACKBEAT_DATA_DIR'],
    [{ BACKBEAT_DATA_DIR: '/dev/null/backbeat' }, 'BACKBEAT_DATA_DIR'],
  ])('refuses %o in one sentence', async (wrong, name) => {
    const other = mkdtempSync(join(tmpdir(), 'api-process-'));
    const { code, output } = await refusedStart({
      ...environment(),
      API_PORT: String(await freePort()),
      METRICS_PORT: String(await freePort()),
      BACKBEAT_DATA_DIR: other,
      ...wrong,
    });
    rmSync(other, { recursive: true, force: true });
    expect([code, output.trim().split('\n').length], output).toEqual([1, 1]);
    expect(output).toContain(name);
  });

  it('answers nobody where it only sends letters, and stops as others do', async () => {
    const other = mkdtempSync(join(tmpdir(), 'api-process-'));
    const own = await freePort();
    const alone = await startApiProcess({
      ...environment(),
      API_PORT: String(own),
      BACKBEAT_DATA_DIR: other,
      MAIL_WORKER: 'only',
    });
    expect(alone.output()).toMatch(/^ready to send letters$/m);
    await expect(fetch(`http://localhost:${own}/health`)).rejects.toThrow();
    expect(await alone.end('SIGTERM')).toBe(0);
    rmSync(other, { recursive: true, force: true });
  });

  it('refuses to run production on an embedded database unasked', async () => {
    const { code, output } = await refusedStart({ ...environment(), NODE_ENV: 'production' });
    expect(code).toBe(1);
    expect(output).toContain('DATABASE_URL');
  });

  it('answers everything that has begun before it stops', async () => {
    const calls = await Promise.all(Array.from({ length: 100 }, () => beginCall(port)));
    const stoppedAtMs = performance.now();
    const ended = api.end('SIGTERM');
    await wait(100);
    const answers = await Promise.all(calls.map((finish) => finish()));
    expect(await ended).toBe(0);
    expect(performance.now() - stoppedAtMs).toBeLessThan(15_000);
    expect(new Set(answers.map((answer) => answer.split('\r\n')[0]))).toEqual(
      new Set(['HTTP/1.1 422 Unprocessable Entity']),
    );
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
