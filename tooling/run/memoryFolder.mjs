import { statfsSync } from 'node:fs';

const folder = '/dev/shm';
/** Several times what a whole run keeps at once. */
const neededBytes = 8 * 1024 ** 3;

/** @returns {string | undefined} a folder in memory that has room for the temporary files of a whole run */
export const memoryFolder = () => {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= neededBytes ? folder : undefined;
  } catch {
    // Only Linux has it.
    return undefined;
  }
};
