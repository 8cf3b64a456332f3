import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { lockDirectory, startedAt } from './lockDirectory.ts';

class InUse extends Error {}

describe('lockDirectory', () => {
  let directory: string;
  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'lock-'));
  });
  afterEach(() => rmSync(directory, { recursive: true, force: true }));
  const lockFile = () => join(directory, 'owner.lock');
  const lock = () => lockDirectory(directory, 'owner.lock', (pid) => new InUse(`in use by process ${pid}`));

  it('is held by one owner, and by the next one after its release', () => {
    const unlock = lock();
    expect(lock).toThrow(InUse);
    unlock();
    lock()();
  });

  it('refuses while another process lives, naming it, and is acquired when it is gone', async () => {
    const other = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'], { stdio: 'ignore' });
    await once(other, 'spawn');
    const pid = other.pid ?? 0;
    writeFileSync(lockFile(), `${pid} ${startedAt(pid) ?? ''}`);
    expect(lock).toThrow(`process ${pid}`);
    other.kill('SIGKILL');
    await once(other, 'exit');
    lock()();
  });

  it.each(['', 'nonsense', '-1 0', '4194304 1'])('replaces the lock %j, which no process owns', (text) => {
    writeFileSync(lockFile(), text);
    const unlock = lock();
    expect(readFileSync(lockFile(), 'utf8')).toMatch(new RegExp(`^${process.pid} `));
    unlock();
  });

  it('replaces the lock of an earlier process that had the id of this one', () => {
    writeFileSync(lockFile(), `${process.pid} 1`);
    lock()();
  });
});
