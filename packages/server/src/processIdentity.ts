import { readFileSync } from 'node:fs';

/** Does a process with this id run on this machine? */
export const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, under another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
};

/**
 * When a process started, in clock ticks since boot: tells a process from a later one that got the same id.
 * Null where the system does not say (anything but Linux).
 */
export const startedAt = (pid: number): string | null => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The second field is the command in brackets and may hold spaces; the start time is field 22.
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
};
