import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodePath, pnpm } from '@backbeat/tooling/project';
import { freePort } from '@backbeat/tooling/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DatabaseHome, openDatabaseHome } from '../testing/openDatabaseHome.ts';
import { until } from '../testing/until.ts';

const root = new URL('../../../', import.meta.url);
/** Debian's user without rights. */
const nobody = { uid: 65_534, gid: 65_534 };
const canRun = process.getuid?.() === 0;

describe.runIf(canRun)('the folders that deploy/systemd starts', () => {
  let home: DatabaseHome;
  let folder: string;
  beforeAll(async () => {
    home = openDatabaseHome();
    home.makeCluster('data');
    home.run('chmod', '755', home.folder);
    folder = mkdtempSync(join(tmpdir(), 'backbeat-deployed-'));
    chmodSync(folder, 0o755);
    const { code, output } = await pnpm([
      '--filter',
      '@backbeat/api',
      'deploy',
      '--prod',
      join(folder, 'api'),
    ]);
    expect(code, output).toBe(0);
  });
  afterAll(async () => {
    await home.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** Starts what a unit starts, as the user without rights, asks it and stops it; gives its answer and what it said. */
  const serve = async (name: 'api' | 'site', path: string, env: Readonly<Record<string, string>>) => {
    const unit = readFileSync(new URL(`deploy/systemd/backbeat-${name}@.service`, root), 'utf8');
    const [, program = ''] = /^ExecStart=\S+ \S+ \/opt\/backbeat\/(\S+)$/m.exec(unit) ?? [];
    const port = await freePort();
    const service = spawn(nodePath(), ['--enable-source-maps', join(folder, program)], {
      cwd: '/',
      env: { [`${name.toUpperCase()}_PORT`]: String(port), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...nobody,
    });
    const ended = once(service, 'close');
    let output = '';
    for (const stream of [service.stdout, service.stderr])
      stream.on('data', (chunk) => (output += String(chunk)));
    await until(async () => service.exitCode !== null || output.includes(`${name} ready on`));
    const answer = await fetch(`http://localhost:${port}${path}`);
    const text = await answer.text();
    service.kill('SIGTERM');
    await ended;
    expect([answer.status, output.split('\n').length, service.exitCode]).toEqual([200, 2, 0]);
    return text;
  };

  it('hold an api that serves as a user who may write nothing in it, and stops when it is asked to', async () => {
    const { url } = await home.start('data');
    await serve('api', '/ready', { DATABASE_URL: url, LOG_LEVEL: 'warn' });
    expect(readdirSync(join(folder, 'api'))).not.toContain('src');
  });

  it('hold a site that needs no library beside it', async () => {
    for (const part of ['package.json', 'dist-server', 'build'])
      cpSync(new URL(`apps/site/${part}`, root), join(folder, 'site', part), { recursive: true });
    expect(await serve('site', '/pricing', { NODE_ENV: 'production', ALLOW_SANDBOX: '1' })).toContain(
      '</html>',
    );
  });
});
