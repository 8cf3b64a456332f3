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
 * The record of a database directory: its files when it was last opened or closed. 'new' means that it is being made,
 * 'open' also that its process was killed.
 */
export type ClusterRecord = z.infer<typeof recordShape>;

/** Size and checksum of every file of a database directory, by its path in it, with slashes. */
export type ClusterFiles = ClusterRecord['files'];

/** Null without a record: there was no database, or an operator has deleted the record. */
export const readRecord = (path: string): ClusterRecord | null => {
  if (!existsSync(path)) return null;
  const text = readFileSync(path, 'utf8');
  try {
    return recordShape.parse(JSON.parse(text));
  } catch {
    // A record cut by a power failure still shows that there was a database.
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

/** Files that the engine writes in pages: control data, tables, indexes and their maps. */
const isPaged = (path: string): boolean =>
  /^(?:global\/pg_control|(?:base\/\d+|global)\/\d+(?:_\w+)?(?:\.\d+)?)$/.test(path);
const isLogSegment = (path: string): boolean => /^pg_wal\/[\dA-F]{24}$/.test(path);

/** Log segments have their full size as soon as they have their name. */
const isCut = (path: string, bytes: number): boolean =>
  isLogSegment(path) ? bytes !== 16 * 1_024 * 1_024 : isPaged(path) && bytes % 8_192 !== 0;

/**
 * Describes damage to the files of a database; null without any. After a clean close every file is compared; after a
 * kill only those whose damage the engine ignores. Without PG_VERSION it would make an empty database.
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
