import { accessSync, constants, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';

/** Size and checksum of a file. */
type FileSum = readonly [bytes: number, sum: number];

/** Every file of a database directory by its path in it, with slashes. */
export type ClusterFiles = Readonly<Record<string, FileSum>>;

/** Every folder (its path ends in a slash) and file below a directory, a folder before what it holds. */
export const listPaths = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .map((entry) => {
      const path = join(entry.parentPath, entry.name)
        .slice(directory.length + 1)
        .replaceAll('\\', '/');
      return entry.isDirectory() ? `${path}/` : path;
    })
    .sort();

/**
 * Reads every file once.
 *
 * @param take is shown each path, and the content where it is a file's
 * @throws with a code such as EACCES when something cannot be read or written
 */
export const readClusterFiles = (
  directory: string,
  take: (path: string, content: Buffer) => void = () => {},
): ClusterFiles => {
  const files: Record<string, FileSum> = {};
  for (const path of listPaths(directory)) {
    const place = join(directory, path);
    accessSync(place, constants.R_OK | constants.W_OK);
    const content = path.endsWith('/') ? Buffer.alloc(0) : readFileSync(place);
    if (!path.endsWith('/')) files[path] = [content.length, crc32(content)];
    take(path, content);
  }
  return files;
};
