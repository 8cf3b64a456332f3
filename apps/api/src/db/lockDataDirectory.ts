import { linkSync, mkdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { DataDirectoryTaken } from './DataDirectoryTaken.ts';
import { isAlive, startedAt } from './processIdentity.ts';

/** Directories that this very process holds: a lock with our own id may also be left over from a past life. */
const held = new Set<string>();

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** The living process that owns the lock file, or null when nobody does. */
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

/** Puts the lock file in place with its content already in it; false when there is one. */
const place = (path: string): boolean => {
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

/** Removes a stale lock and takes its place, one process at a time: of two that saw it stale, one wins. */
const takeOver = (directory: string, path: string): void => {
  const turn = `${path}.takeover`;
  try {
    mkdirSync(turn);
  } catch (error) {
    if (hasCode(error, 'EEXIST')) throw new DataDirectoryTaken(directory, null);
    throw error;
  }
  try {
    const owner = ownerOf(path);
    if (owner !== null) throw new DataDirectoryTaken(directory, owner);
    rmSync(path, { force: true });
    if (!place(path)) throw new DataDirectoryTaken(directory, ownerOf(path));
  } finally {
    rmdirSync(turn);
  }
};

/**
 * Takes a data directory for this process alone. A lock that no living process owns is taken over.
 *
 * @returns lets go of the directory
 * @throws DataDirectoryTaken when a living process owns it
 */
export const lockDataDirectory = (directory: string): (() => void) => {
  mkdirSync(directory, { recursive: true });
  const path = resolve(join(directory, 'owner.lock'));
  const owner = ownerOf(path);
  if (owner !== null) throw new DataDirectoryTaken(directory, owner);
  if (!place(path)) takeOver(directory, path);
  held.add(path);
  return () => {
    held.delete(path);
    rmSync(path, { force: true });
  };
};
