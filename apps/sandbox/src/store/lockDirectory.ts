import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const held = new Set<string>();

/** A process is its number and the moment it began: numbers come back, in containers at once. */
const startOf = (pid: number): string => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  } catch {
    return '';
  }
};

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const ownerOf = (path: string): { pid: number; start: string } | null => {
  try {
    const [pid = '', start = ''] = readFileSync(path, 'utf8').split(' ');
    return { pid: Number(pid), start };
  } catch {
    return null;
  }
};

/**
 * Takes the directory for this process and gives back the function that lets it go. The lock of a process
 * that died is taken over.
 *
 * @throws Error with the owner's process number when another living process has it
 */
export const lockDirectory = (directory: string): (() => void) => {
  const path = join(directory, 'lock');
  const owner = ownerOf(path);
  const isSelf = owner?.pid === process.pid;
  const isTaken =
    owner !== null && (isSelf ? held.has(path) : isAlive(owner.pid) && startOf(owner.pid) === owner.start);
  if (isTaken)
    throw new Error(
      `${directory} is in use by process ${owner.pid}. Stop it, or name another BACKBEAT_DATA_DIR.`,
    );
  writeFileSync(path, `${process.pid} ${startOf(process.pid)}`);
  held.add(path);
  return () => {
    held.delete(path);
    rmSync(path, { force: true });
  };
};
