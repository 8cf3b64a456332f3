import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import * as z from 'zod/mini';
import type { ClusterFiles } from './clusterFiles.ts';

const recordSchema = z.object({
  state: z.enum(['open', 'closed']),
  files: z.record(z.string(), z.readonly(z.tuple([z.int(), z.int()]))),
});

/**
 * What is known of a database directory: its files when it was last opened or closed. Open also stands there after
 * a kill.
 */
export interface ClusterRecord {
  readonly state: 'open' | 'closed';
  readonly files: ClusterFiles;
}

const readText = (path: string): string | null => {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
};

/** Null where there never was a database, or one of a release that kept no record. */
export const readRecord = (path: string): ClusterRecord | null => {
  const text = readText(path);
  if (text === null) return null;
  try {
    return recordSchema.parse(JSON.parse(text));
  } catch {
    // A record that the machine lost its power over says only that there was a database.
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
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
};
