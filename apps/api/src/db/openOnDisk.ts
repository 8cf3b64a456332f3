import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { PGlite, PGliteOptions } from '@electric-sql/pglite';
import {
  type ClusterFiles,
  type ClusterRecord,
  findDamage,
  readClusterFiles,
  readRecord,
  writeRecord,
} from './clusterRecord.ts';
import { DatabaseUnavailable } from './DatabaseUnavailable.ts';
import { diskProblem, diskSpaceProblem } from './diskProblem.ts';
import { readEmptyCluster } from './emptyCluster.ts';
import { YieldingPGlite } from './YieldingPGlite.ts';

/** Runs migrations. */
type Prepare = (client: PGlite) => Promise<void>;

const pathsIn = (directory: string) => ({
  data: join(directory, 'database'),
  record: join(directory, 'database.json'),
  copy: join(directory, 'database.before'),
});

const damaged = (directory: string, damage: string, known: ClusterRecord | null): DatabaseUnavailable => {
  const { data, record } = pathsIn(directory);
  const accept = known?.state === 'closed' ? `, or, if the change was meant, delete ${record}` : '';
  return new DatabaseUnavailable(
    `The database in ${data} cannot be opened as it was left, because ${damage}; nothing was touched: restore ${directory} from a backup, or set another BACKBEAT_DATA_DIR to start with an empty database${accept}.`,
  );
};

/** Is it an error of a query, and not of files or disk space? */
const isQueryError = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if ('code' in error && /^(?!XX|5[38])[0-9A-Z]{5}$/.test(String(error.code))) return true;
  return isQueryError(error.cause);
};

/** Starts the engine. After a failure it is closed, so that its files can be restored. */
const startEngine = async (options: PGliteOptions, prepare: Prepare): Promise<PGlite> => {
  const client = await YieldingPGlite.open(options);
  try {
    await prepare(client);
    return client;
  } catch (error) {
    await client.close().catch(() => {});
    throw error;
  }
};

/**
 * A file of a current table or index that is missing, or shorter than recorded. These files never shrink, because
 * nothing vacuums the embedded engine.
 */
const findLost = async (client: PGlite, files: ClusterFiles, known: ClusterFiles) => {
  const { rows } = await client.query<{ path: string }>(
    'select pg_relation_filepath(oid) as path from pg_class where pg_relation_filepath(oid) is not null',
  );
  const current = new Set(rows.map(({ path }) => path));
  const isShorter = ([path, [bytes]]: [string, ClusterFiles[string]]) =>
    current.has(path.replace(/\.\d+$/, '')) && (files[path]?.[0] ?? -1) < bytes;
  return [...current].find((path) => files[path] === undefined) ?? Object.entries(known).find(isShorter)?.[0];
};

/** Makes a new database, also in place of a half-made one whose process was killed. */
const openNew = async (directory: string, prepare: Prepare): Promise<PGlite> => {
  const { data, record } = pathsIn(directory);
  const remove = () => rmSync(data, { recursive: true, force: true });
  try {
    writeRecord(record, { state: 'new', files: {} });
    remove();
    const client = await startEngine({ dataDir: data, ...(await readEmptyCluster()) }, prepare);
    writeRecord(record, { state: 'open', files: readClusterFiles(data) });
    return client;
  } catch (error) {
    const diskFull = diskSpaceProblem(directory);
    remove();
    writeRecord(record, null);
    throw diskFull ?? error;
  }
};

const copyWhole = (directory: string): void => {
  const { data, copy } = pathsIn(directory);
  try {
    // A start that was killed has left its own.
    rmSync(copy, { recursive: true, force: true });
    cpSync(data, copy, { recursive: true });
  } catch (error) {
    // Node does not always report a full disk.
    throw diskSpaceProblem(directory) ?? error;
  }
};

const openAgain = async (
  directory: string,
  prepare: Prepare,
  record: ClusterRecord | null,
): Promise<PGlite> => {
  const { data, record: recordPath, copy } = pathsIn(directory);
  const files = readClusterFiles(data);
  const damage = findDamage(files, record);
  if (damage !== null) throw damaged(directory, damage, record);
  const known = record?.files ?? {};
  try {
    copyWhole(directory);
    try {
      writeRecord(recordPath, { state: 'open', files: known });
      return await startEngine({ dataDir: data }, async (client) => {
        const lost = await findLost(client, files, known);
        if (lost !== undefined) throw damaged(directory, `${lost} is missing or cut off`, record);
        await prepare(client);
        writeRecord(recordPath, { state: 'open', files: readClusterFiles(data) });
      });
    } catch (error) {
      const diskFull = diskSpaceProblem(directory);
      for (const path of readdirSync(data, { recursive: true, encoding: 'utf8' }))
        if (!existsSync(join(copy, path))) rmSync(join(data, path), { recursive: true, force: true });
      cpSync(copy, data, { recursive: true });
      writeRecord(recordPath, record);
      if (error instanceof DatabaseUnavailable || isQueryError(error)) throw error;
      throw (
        diskFull ?? damaged(directory, 'its files are damaged or of another version of the engine', record)
      );
    }
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
};

/**
 * Opens the database of a directory that this process has locked, or makes one if there never was any. A refused
 * directory stays as it was.
 *
 * @throws DatabaseUnavailable
 */
export const openOnDisk = async (directory: string, prepare: Prepare) => {
  const { data, record: recordPath } = pathsIn(directory);
  const record = readRecord(recordPath);
  const isNew = record === null ? !existsSync(data) : record.state === 'new';
  if (!isNew && !existsSync(data)) throw damaged(directory, 'the folder is missing', record);
  const client = await (isNew ? openNew(directory, prepare) : openAgain(directory, prepare, record));
  return {
    client,
    close: async () => {
      if (client.closed) return;
      await client.close();
      try {
        writeRecord(recordPath, { state: 'closed', files: readClusterFiles(data) });
      } catch (error) {
        // Without a record of its close, the next start treats it as killed.
        if (diskProblem(error, directory) === null) throw error;
      }
    },
  };
};
