import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseUnavailable } from './DatabaseUnavailable.ts';

/** The engine needs two log segments of 16 MiB to start. */
const minFreeBytes = 32 * 1_024 * 1_024;

const forbidden = new Set(['EACCES', 'EPERM', 'EROFS']);
const full = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);
const misplaced = new Set(['ENOTDIR', 'EEXIST', 'EISDIR', 'ENAMETOOLONG', 'ELOOP']);
/** Errors of file systems that cannot hold our files, such as /proc. */
const unfit = new Set(['ENOENT', 'EINVAL', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP', 'EIO']);

const fullSentence = (directory: string): string =>
  `The disk of the data directory ${directory} is full: make room, at least as much again as the directory holds, or set another BACKBEAT_DATA_DIR; nothing was touched.`;

/** Advice on a file system error, in one sentence; null if an operator cannot mend it. */
export const diskProblem = (error: unknown, directory: string): string | null => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (full.has(code)) return fullSentence(directory);
  if (forbidden.has(code))
    return `The data directory ${directory} cannot be read and written by this user (${code}): let it, or set another BACKBEAT_DATA_DIR.`;
  if (misplaced.has(code))
    return `The data directory ${directory} cannot be a directory (${code}): move what is in its place, or set another BACKBEAT_DATA_DIR.`;
  if (unfit.has(code))
    return `No data directory can be made at ${directory} (${code}): set another BACKBEAT_DATA_DIR.`;
  return null;
};

/** Finds out by writing whether a failed start was due to a full disk: the engine does not tell. */
export const diskSpaceProblem = (directory: string): DatabaseUnavailable | null => {
  const trial = join(directory, 'trial');
  try {
    writeFileSync(trial, Buffer.alloc(minFreeBytes));
    return null;
  } catch (error) {
    const sentence = diskProblem(error, directory);
    return sentence === null ? null : new DatabaseUnavailable(sentence, { cause: error });
  } finally {
    rmSync(trial, { force: true });
  }
};
