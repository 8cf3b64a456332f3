import type { ClusterFiles } from './clusterFiles.ts';
import type { ClusterRecord } from './clusterRecord.ts';

const pageBytes = 8_192;
/** As the engine makes them: a segment of the log gets its name when it has its whole size. */
const logSegmentBytes = 16 * 1_024 * 1_024;

const needed = ['PG_VERSION', 'global/pg_control'] as const;
/** Tables, indexes and their free-space and visibility maps, in pieces of a gigabyte. */
const isRelation = (path: string): boolean => /^(?:base\/\d+|global)\/\d+(?:_\w+)?(?:\.\d+)?$/.test(path);
const isLogSegment = (path: string): boolean => /^pg_wal\/[\dA-F]{24}$/.test(path);

const isCut = (path: string, bytes: number): boolean =>
  (isLogSegment(path) && bytes !== logSegmentBytes) ||
  (path === 'global/pg_control' && bytes !== pageBytes) ||
  (isRelation(path) && bytes % pageBytes !== 0);

const changeSince = (files: ClusterFiles, closed: ClusterFiles): string | null => {
  for (const [path, [bytes, sum]] of Object.entries(closed)) {
    const now = files[path];
    if (now === undefined) return `${path} is missing`;
    if (now[0] !== bytes) return `${path} has ${now[0]} bytes in place of ${bytes}`;
    if (now[1] !== sum) return `${path} has another content`;
  }
  return null;
};

/**
 * What is wrong with the files of a database, in words, or null. After a clean close every file is compared; after a
 * kill only what the engine ignores, such as a missing PG_VERSION, for which it makes an empty database.
 */
export const findDamage = (files: ClusterFiles, record: ClusterRecord | null): string | null => {
  if (record?.state === 'closed') return changeSince(files, record.files);
  const missing = needed.find((path) => files[path] === undefined);
  if (missing !== undefined) return `${missing} is missing`;
  const cut = Object.entries(files).find(([path, [bytes]]) => isCut(path, bytes));
  return cut === undefined ? null : `${cut[0]} is cut off at ${cut[1][0]} bytes`;
};

/**
 * Files of tables and indexes that were longer when the database was last opened or closed. While the table is the same one,
 * no file of it ever gets shorter: nobody vacuums the embedded engine.
 */
export const findShorter = (files: ClusterFiles, record: ClusterRecord | null): readonly string[] =>
  record?.state === 'open'
    ? Object.entries(record.files)
        .filter(
          ([path, [bytes]]) => isRelation(path) && !path.includes('_') && (files[path]?.[0] ?? -1) < bytes,
        )
        .map(([path]) => path)
    : [];
