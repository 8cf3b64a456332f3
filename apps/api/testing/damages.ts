import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, renameSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** All folders and files below a directory, files with a hash of their content. */
export const listingOf = (directory: string): string[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return entry.isDirectory()
        ? path
        : `${path} ${createHash('sha256').update(readFileSync(path)).digest('hex')}`;
    })
    .sort();

/** A database directory, the folder around it, and the file of a filled table. */
export interface Place {
  readonly root: string;
  readonly data: string;
  readonly tablePath: string;
}

const logSegment = ({ data }: Place): string =>
  join('pg_wal', readdirSync(join(data, 'pg_wal')).find((name) => /^[\dA-F]{24}$/.test(name)) ?? '');

const without =
  (pathOf: (place: Place) => string) =>
  (place: Place): (() => void) => {
    const path = join(place.data, pathOf(place));
    const away = join(place.root, 'away');
    renameSync(path, away);
    return () => renameSync(away, path);
  };

const changed =
  (pathOf: (place: Place) => string, change: (path: string, content: Buffer) => void) =>
  (place: Place): (() => void) => {
    const path = join(place.data, pathOf(place));
    const whole = readFileSync(path);
    change(path, Buffer.from(whole));
    return () => writeFileSync(path, whole);
  };

const cutAt = (bytes: number) => (path: string) => truncateSync(path, bytes);
const withOneBitTurned = (path: string, content: Buffer) => {
  content[40] = (content[40] ?? 0) ^ 1;
  writeFileSync(path, content);
};
const withZeros = (path: string, content: Buffer) => writeFileSync(path, content.fill(0));

/** Seen by the engine alone, after it has begun to write. */
export const emptyLog = changed(logSegment, withZeros);

/** Damages to a database. Each function applies one and returns its undo. */
export const damages: readonly (readonly [string, (place: Place) => () => void])[] = [
  ['PG_VERSION is missing', without(() => 'PG_VERSION')],
  [
    'PG_VERSION is another one',
    changed(
      () => 'PG_VERSION',
      (path) => writeFileSync(path, '14\n'),
    ),
  ],
  ['pg_control is missing', without(() => 'global/pg_control')],
  ['pg_control is cut', changed(() => 'global/pg_control', cutAt(100))],
  ['pg_control has a bit turned', changed(() => 'global/pg_control', withOneBitTurned)],
  ['the log is missing', without(logSegment)],
  ['the log is cut', changed(logSegment, cutAt(4096))],
  ['the log is empty', emptyLog],
  ['a table is missing', without(({ tablePath }) => tablePath)],
  ['a table is cut within a page', changed(({ tablePath }) => tablePath, cutAt(5000))],
  ['a table is cut between pages', changed(({ tablePath }) => tablePath, cutAt(0))],
  ['the commit log is missing', without(() => 'pg_xact')],
  ['a folder is missing', without(() => 'global')],
  ['all of it is missing', without(() => '.')],
];
