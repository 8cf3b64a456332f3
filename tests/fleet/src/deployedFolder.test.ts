import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isNightly } from '@backbeat/api/testing/nightly.ts';
import { nodePath, pnpm } from '@backbeat/tooling/project';
import { freePort } from '@backbeat/tooling/stack';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DatabaseHome, openDatabaseHome, until } from '../testing/openDatabaseHome.ts';

const unit = readFileSync(new URL('../../../deploy/systemd/backbeat-api@.service', import.meta.url), 'utf8');
/** Debian's user without rights. */
const nobody = { uid: 65_534, gid: 65_534 };
const isAsked = isNightly && process.getuid?.() === 0;

describe.runIf(isAsked)('the folder that deploy/systemd starts', () => {
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

  it('serves as a user who may write nothing in it, and stops when it is asked to', async () => {
    const { url } = await home.start('data');
    const port = await freePort();
    const [, program = ''] = /^ExecStart=\S+ \S+ \/opt\/backbeat\/api\/(\S+)$/m.exec(unit) ?? [];
    const api = spawn(nodePath(), ['--enable-source-maps', join(folder, 'api', program)], {
      cwd: '/',
      env: { DATABASE_URL: url, API_PORT: String(port), LOG_LEVEL: 'warn' },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...nobody,
    });
    const ended = once(api, 'close');
    let output = '';
    for (const stream of [api.stdout, api.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
    await until(async () => api.exitCode !== null || output.includes('api ready on'));
    const answer = await fetch(`http://localhost:${port}/ready`);
    expect([answer.status, output.split('\n').length]).toEqual([200, 2]);
    api.kill('SIGTERM');
    await ended;
    expect(api.exitCode).toBe(0);
    expect(readdirSync(join(folder, 'api'))).not.toContain('src');
  });
});
