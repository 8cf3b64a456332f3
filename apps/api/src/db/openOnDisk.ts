import { existsSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { findDamage, findShorter } from './clusterDamage.ts';
import { type ClusterFiles, readClusterFiles } from './clusterFiles.ts';
import { type ClusterRecord, readRecord, writeRecord } from './clusterRecord.ts';
import { DatabaseUnavailable } from './DatabaseUnavailable.ts';
import { diskProblem, diskSpaceProblem } from './diskProblem.ts';
import { readEmptyCluster } from './emptyCluster.ts';
import { restoreSnapshot, writeSnapshot } from './snapshot.ts';
import { unpackTar } from './unpackTar.ts';
import { YieldingPGlite } from './YieldingPGlite.ts';

/** Brings the tables of an engine up to date. */
type Prepare = (client: PGlite) => Promise<void>;

interface OnDisk {
  readonly client: PGlite;
  close(): Promise<void>;
}

const pathsIn = (directory: string) => ({
  data: join(directory, 'database'),
  record: join(directory, 'database.json'),
  snapshot: join(directory, 'database.before'),
});

const damaged = (directory: string, damage: string, known: ClusterRecord | null): DatabaseUnavailable => {
  const { data, record } = pathsIn(directory);
  const accept = known?.state === 'closed' ? `, or, if the change was meant, delete ${record}` : '';
  return new DatabaseUnavailable(
    `The database in ${data} cannot be opened as it was left, because ${damage}; nothing was touched: restore ${directory} from a backup, or set another BACKBEAT_DATA_DIR to start with an empty database${accept}.`,
  );
};

/** Is the error about a query, not about files or disk space? */
const isQueryError = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if ('code' in error && /^(?!XX|5[38])[0-9A-Z]{5}$/.test(String(error.code))) return true;
  return isQueryError(error.cause);
};

/** A half-made cluster would never open again, so it gets its name only when it is whole. */
const makeCluster = async (data: string): Promise<void> => {
  const draft = `${data}.draft`;
  rmSync(draft, { recursive: true, force: true });
  try {
    const cluster = await readEmptyCluster();
    if (cluster === null) await (await PGlite.create({ dataDir: draft })).close();
    else unpackTar(cluster, draft);
    renameSync(draft, data);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    throw error;
  }
};

/** Whatever fails, the engine lets go before anybody looks at its files. */
const startEngine = async (data: string, prepare: Prepare): Promise<PGlite> => {
  const client = await YieldingPGlite.open({ dataDir: data });
  try {
    await prepare(client);
    return client;
  } catch (error) {
    await client.close().catch(() => {});
    throw error;
  }
};

/** A file that the tables and indexes of today need, and that was not there, or shorter than it had been. */
const findLost = async (
  client: PGlite,
  files: ClusterFiles,
  shorter: readonly string[],
): Promise<string | undefined> => {
  const { rows } = await client.query<{ path: string }>(
    'select pg_relation_filepath(oid) as path from pg_class where pg_relation_filepath(oid) is not null',
  );
  const current = new Set(rows.map(({ path }) => path));
  return (
    [...current].find((path) => files[path] === undefined) ??
    shorter.find((path) => current.has(path.replace(/\.\d+$/, '')))
  );
};

const openNew = async (directory: string, prepare: Prepare): Promise<PGlite> => {
  const { data, record } = pathsIn(directory);
  await makeCluster(data);
  try {
    writeRecord(record, { state: 'open', files: {} });
    return await startEngine(data, async (client) => {
      await prepare(client);
      writeRecord(record, { state: 'open', files: readClusterFiles(data) });
    });
  } catch (error) {
    rmSync(data, { recursive: true, force: true });
    writeRecord(record, null);
    const diskFull = diskSpaceProblem(directory);
    throw diskFull === null ? error : new DatabaseUnavailable(diskFull, { cause: error });
  }
};

const openAgain = async (directory: string, prepare: Prepare): Promise<PGlite> => {
  const { data, record: recordPath, snapshot } = pathsIn(directory);
  const record = readRecord(recordPath);
  try {
    const files = writeSnapshot(data, snapshot);
    const damage = findDamage(files, record);
    if (damage !== null) throw damaged(directory, damage, record);
    writeRecord(recordPath, { state: 'open', files: record?.files ?? {} });
    try {
      return await startEngine(data, async (client) => {
        const lost = await findLost(client, files, findShorter(files, record));
        if (lost !== undefined) throw damaged(directory, `${lost} is missing or cut off`, record);
        await prepare(client);
        writeRecord(recordPath, { state: 'open', files: readClusterFiles(data) });
      });
    } catch (error) {
      restoreSnapshot(data, snapshot);
      writeRecord(recordPath, record);
      if (error instanceof DatabaseUnavailable || isQueryError(error)) throw error;
      const diskFull = diskSpaceProblem(directory);
      throw diskFull === null
        ? damaged(directory, 'its files are damaged or of another version of the engine', record)
        : new DatabaseUnavailable(diskFull);
    }
  } finally {
    rmSync(snapshot, { force: true });
  }
};

/**
 * Opens the database of a data directory that this process owns; makes one where there never was any. A directory
 * that held one is opened as it was, or refused and left as it is.
 *
 * @throws DatabaseUnavailable
 */
export const openOnDisk = async (directory: string, prepare: Prepare): Promise<OnDisk> => {
  const { data, record } = pathsIn(directory);
  const known = readRecord(record);
  if (!existsSync(data) && known !== null) throw damaged(directory, 'the folder is missing', known);
  const client = await (existsSync(data) ? openAgain : openNew)(directory, prepare);
  return {
    client,
    close: async () => {
      if (client.closed) return;
      await client.close();
      try {
        writeRecord(record, { state: 'closed', files: readClusterFiles(data) });
      } catch (error) {
        // Without space for the record, the next start treats the directory as left by a killed process.
        if (diskProblem(error, directory) === null) throw error;
      }
    },
  };
};
