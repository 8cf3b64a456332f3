import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { DataDirectoryTaken } from './DataDirectoryTaken.ts';
import { lockDataDirectory } from './lockDataDirectory.ts';
import { startedAt } from './processIdentity.ts';

describe('lockDataDirectory', () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'api-lock-'));
  });
  afterEach(() => rmSync(directory, { recursive: true, force: true }));
  const lockFile = () => join(directory, 'owner.lock');

  it('gives the directory to one taker, and to the next one afterwards', () => {
    const unlock = lockDataDirectory(directory);
    expect(() => lockDataDirectory(directory)).toThrow(DataDirectoryTaken);
    unlock();
    lockDataDirectory(directory)();
  });

  it('refuses while another process lives, naming it, and takes over when it is gone', async () => {
    const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'], { stdio: 'ignore' });
    await once(other, 'spawn');
    const pid = other.pid ?? 0;
    writeFileSync(lockFile(), `${pid} ${startedAt(pid) ?? ''}`);
    expect(() => lockDataDirectory(directory)).toThrow(`process ${pid}`);
    other.kill('SIGKILL');
    await once(other, 'exit');
    lockDataDirectory(directory)();
  });

  it.each(['', 'nonsense', '-1 0', '4194304 1'])('takes over the lock %j, which no process owns', (text) => {
    writeFileSync(lockFile(), text);
    const unlock = lockDataDirectory(directory);
    expect(readFileSync(lockFile(), 'utf8')).toMatch(new RegExp(`^${process.pid} `));
    unlock();
  });

  it('takes over the lock of a past process that had the id of this one', () => {
    writeFileSync(lockFile(), `${process.pid} 1`);
    lockDataDirectory(directory)();
  });
});
