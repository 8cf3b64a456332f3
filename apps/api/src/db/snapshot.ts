import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { type ClusterFiles, listPaths, readClusterFiles } from './clusterFiles.ts';

const headSchema = z.object({ path: z.string(), bytes: z.int() });

const writeAll = (file: number, bytes: Uint8Array): void => {
  for (let at = 0; at < bytes.length; ) at += writeSync(file, bytes, at);
};

const readAll = (file: number, length: number): Buffer => {
  const bytes = Buffer.alloc(length);
  let at = 0;
  while (at < length) {
    const count = readSync(file, bytes, at, length - at, null);
    if (count === 0) break;
    at += count;
  }
  return bytes.subarray(0, at);
};

/**
 * Copies a directory into one file, which takes a tenth of the time of a copy file by file. Not on disk when this
 * returns: only the process that wrote a snapshot may use it.
 */
export const writeSnapshot = (directory: string, path: string): ClusterFiles => {
  const file = openSync(path, 'w', 0o600);
  try {
    return readClusterFiles(directory, (name, content) => {
      const head = Buffer.from(JSON.stringify({ path: name, bytes: content.length }));
      const size = Buffer.alloc(4);
      size.writeUInt32BE(head.length);
      for (const part of [size, head, content]) writeAll(file, part);
    });
  } finally {
    closeSync(file);
  }
};

const putBack = (place: string, content: Buffer): void => {
  try {
    if (readFileSync(place).equals(content)) return;
  } catch {
    // It is not there, or not a file any more.
  }
  writeFileSync(place, content, { mode: 0o600 });
};

/** Makes a directory again what it was when the snapshot was written, and touches nothing that still is. */
export const restoreSnapshot = (directory: string, path: string): void => {
  const known = new Set<string>();
  const file = openSync(path, 'r');
  try {
    for (let size = readAll(file, 4); size.length === 4; size = readAll(file, 4)) {
      const head = headSchema.parse(JSON.parse(readAll(file, size.readUInt32BE()).toString()));
      known.add(head.path);
      const place = join(directory, head.path);
      if (head.path.endsWith('/')) mkdirSync(place, { recursive: true, mode: 0o700 });
      else putBack(place, readAll(file, head.bytes));
    }
  } finally {
    closeSync(file);
  }
  for (const added of listPaths(directory)) {
    if (!known.has(added)) rmSync(join(directory, added), { recursive: true, force: true });
  }
};
