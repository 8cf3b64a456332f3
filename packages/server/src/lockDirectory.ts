import { existsSync, linkSync, mkdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { hasCode } from './hasCode.ts';

/** Does a process with this id run on this machine? */
const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, under another user.
    return hasCode(error, 'EPERM');
  }
};

/**
 * When a process started, in clock ticks since boot: distinguishes it from a later process with the same id. Null
 * except on Linux.
 */
export const startedAt = (pid: number): string | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Field 2 is the command in brackets and may contain spaces; the start time is field 22.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
};

/** Locks of this process: a lock file with our id may also be left over from an earlier process. */
const held = new Set<string>();

/** The error for a directory in use; `pid` is null while another process is just acquiring the lock. */
type InUseError = (pid: number | null) => Error;

/** The living process that owns the lock file, or null when none does. */
const ownerOf = (path: string): number | null => {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
  const [pidText = '', started = ''] = text.split(' ');
  const pid = Number(pidText);
  if (!Number.isInteger(pid) || pid <= 0 || !isAlive(pid)) return null;
  if (pid === process.pid) return held.has(path) ? pid : null;
  const startedNow = startedAt(pid);
  return startedNow !== null && started !== '' && startedNow !== started ? null : pid;
};

/** Creates the lock file together with its content; false if there is one. */
const create = (path: string): boolean => {
  const draft = `${path}.${process.pid}`;
  try {
    writeFileSync(draft, `${process.pid} ${startedAt(process.pid) ?? ''}`);
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
};

/** Replaces a stale lock. A folder serves as mutex, so that only one of two processes does. */
const replaceStale = (path: string, inUse: InUseError): void => {
  const mutex = `${path}.takeover`;
  try {
    mkdirSync(mutex);
  } catch (error) {
    if (hasCode(error, 'EEXIST')) throw inUse(null);
    throw error;
  }
  try {
    const owner = ownerOf(path);
    if (owner !== null) throw inUse(owner);
    rmSync(path, { force: true });
    if (!create(path)) throw inUse(ownerOf(path));
  } finally {
    rmdirSync(mutex);
  }
};

/** Creates a directory step by step: `recursive` of Node never ends on /proc. */
const makeDirectory = (directory: string): void => {
  if (existsSync(directory)) return;
  makeDirectory(dirname(directory));
  try {
    mkdirSync(directory);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  }
};

/**
 * Locks a directory for this process. A lock without a living owner is replaced.
 *
 * @returns releases the lock
 * @throws what `inUse` makes, when another process holds the lock
 */
export const lockDirectory = (directory: string, lockFile: string, inUse: InUseError): (() => void) => {
  makeDirectory(directory);
  const path = resolve(directory, lockFile);
  const owner = ownerOf(path);
  if (owner !== null) throw inUse(owner);
  if (!create(path)) replaceStale(path, inUse);
  held.add(path);
  return () => {
    held.delete(path);
    rmSync(path, { force: true });
  };
};
