import {
  accessSync,
  constants,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { crc32 } from 'node:zlib';
import * as z from 'zod/mini';

const recordShape = z.object({
  state: z.enum(['new', 'open', 'closed']),
  files: z.record(z.string(), z.readonly(z.tuple([z.int(), z.int()]))),
});

/**
 * What is known of a database directory: its files when it was last opened or closed. 'new' is one that is being made,
 * and 'open' also one whose process was killed.
 */
export type ClusterRecord = z.infer<typeof recordShape>;

/** Size and checksum of every file of a database directory, by its path in it, with slashes. */
export type ClusterFiles = ClusterRecord['files'];

/** Null where there never was a database, or where an operator has removed the record. */
export const readRecord = (path: string): ClusterRecord | null => {
  if (!existsSync(path)) return null;
  const text = readFileSync(path, 'utf8');
  try {
    return recordShape.parse(JSON.parse(text));
  } catch {
    // A record that a power failure has cut says only that there was a database.
    return { state: 'open', files: {} };
  }
};

/** Replaces the record as a whole, or removes it with null. */
export const writeRecord = (path: string, record: ClusterRecord | null): void => {
  if (record === null) {
    rmSync(path, { force: true });
    return;
  }
  const draft = `${path}.draft`;
  try {
    writeFileSync(draft, `${JSON.stringify(record)}\n`, { mode: 0o600 });
    renameSync(draft, path);
  } finally {
    rmSync(draft, { force: true });
  }
};

/** Reads every file once. @throws with a code such as EACCES when something cannot be read or written */
export const readClusterFiles = (directory: string): ClusterFiles => {
  const files: ClusterFiles = {};
  for (const entry of readdirSync(directory, { recursive: true, withFileTypes: true })) {
    const place = join(entry.parentPath, entry.name);
    accessSync(place, constants.R_OK | constants.W_OK);
    if (entry.isDirectory()) continue;
    const content = readFileSync(place);
    files[relative(directory, place).replaceAll('\\', '/')] = [content.length, crc32(content)];
  }
  return files;
};

/** The engine writes these in pages: control data, tables, indexes and their maps. */
const isPaged = (path: string): boolean =>
  /^(?:global\/pg_control|(?:base\/\d+|global)\/\d+(?:_\w+)?(?:\.\d+)?)$/.test(path);
const isLogSegment = (path: string): boolean => /^pg_wal\/[\dA-F]{24}$/.test(path);

/** A segment of the log gets its name when it has its whole size. */
const isCut = (path: string, bytes: number): boolean =>
  isLogSegment(path) ? bytes !== 16 * 1_024 * 1_024 : isPaged(path) && bytes % 8_192 !== 0;

/**
 * What is wrong with the files of a database, in words, or null. After a clean close every file is compared; after a
 * kill only what the engine ignores, such as a missing PG_VERSION, for which it makes an empty database.
 */
export const findDamage = (files: ClusterFiles, record: ClusterRecord | null): string | null => {
  const closed = record?.state === 'closed' ? record.files : {};
  const needed = ['PG_VERSION', 'global/pg_control', ...Object.keys(closed)];
  const missing = needed.find((path) => files[path] === undefined);
  if (missing !== undefined) return `${missing} is missing`;
  const changed = Object.entries(closed).find(([path, was]) => String(files[path]) !== String(was));
  if (changed !== undefined) return `${changed[0]} has another content`;
  const cut = Object.entries(files).find(([path, [bytes]]) => isCut(path, bytes));
  return cut === undefined ? null : `${cut[0]} is cut off at ${cut[1][0]} bytes`;
};
