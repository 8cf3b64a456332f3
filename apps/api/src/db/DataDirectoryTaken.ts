import { DatabaseUnavailable } from './DatabaseUnavailable.ts';

/** Another process owns the data directory; two on one directory would lose data silently. */
export class DataDirectoryTaken extends DatabaseUnavailable {
  override readonly name = 'DataDirectoryTaken';

  /** @param pid the owner; null when another process is just about to become it */
  constructor(directory: string, pid: number | null) {
    super(
      `The data directory ${directory} is in use by ${pid === null ? 'another process' : `process ${pid}`}. Stop that process, set another BACKBEAT_DATA_DIR, or set DATABASE_URL to share a PostgreSQL server.`,
    );
  }
}
