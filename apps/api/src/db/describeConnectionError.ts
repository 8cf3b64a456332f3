import pg from 'pg';
import { DatabaseUnavailable } from './DatabaseUnavailable.ts';

/** The server's address without the password. */
const placeOf = (databaseUrl: string): string => {
  try {
    const { host, port, database, user } = new pg.Client({ connectionString: databaseUrl });
    return `${user === undefined ? '' : `${user}@`}${host}:${port}/${database}`;
  } catch {
    return 'no address that can be read';
  }
};

const start = 'start it, or correct DATABASE_URL';
const account = 'correct the user and the password in DATABASE_URL';

/** The problem and its remedy, by code of the network or PostgreSQL. */
const problems: Readonly<Record<string, readonly [problem: string, remedy: string]>> = {
  ECONNREFUSED: ['nothing listens there', start],
  ENOENT: ['there is no such socket', start],
  ENOTFOUND: ['there is no such host', 'correct DATABASE_URL'],
  EAI_AGAIN: ['its host name cannot be looked up', 'correct DATABASE_URL, or mend the name service'],
  ETIMEDOUT: ['it does not answer', start],
  EHOSTUNREACH: ['there is no way to its network', 'mend the network, or correct DATABASE_URL'],
  ENETUNREACH: ['there is no way to its network', 'mend the network, or correct DATABASE_URL'],
  ECONNRESET: ['it ends the connection', 'see whether PostgreSQL listens there'],
  '28P01': ['it refuses the password', account],
  '28000': ['it does not let this user in', account],
  '3D000': ['it has no such database', 'create the database, or correct DATABASE_URL'],
  '42501': ['this user may not create tables', 'grant it CREATE on the database and its schema "public"'],
  '25006': ['it is read-only', 'name the primary server in DATABASE_URL'],
  '53100': ['its disk is full', 'make room there'],
  '53300': ['it has no connection left', 'raise max_connections, or run fewer processes'],
  '57P03': ['it is starting or stopping', 'try again in a moment'],
};

const codeOf = (error: unknown): string | null => {
  if (!(error instanceof Error)) return null;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return codeOf(error.cause);
};

/** The driver gives no code if a server is silent or does not speak PostgreSQL's protocol. */
const problemOfConnection = (error: unknown): readonly [problem: string, remedy: string] => {
  const words = error instanceof Error ? error.message : String(error);
  return /timeout/i.test(words)
    ? ['it does not answer in time', 'see whether PostgreSQL listens there, or correct DATABASE_URL']
    : [
        `it does not answer as PostgreSQL does (${words})`,
        'see whether PostgreSQL listens there, or correct DATABASE_URL',
      ];
};

/**
 * Describes a failed start in one sentence. While connecting, every error is about the address or the server; later,
 * unknown errors pass unchanged.
 */
export const describeConnectionError = (
  error: unknown,
  databaseUrl: string,
  phase: 'connecting' | 'migrating',
): unknown => {
  const known = problems[codeOf(error) ?? ''];
  if (known === undefined && phase === 'migrating') return error;
  const [problem, remedy] = known ?? problemOfConnection(error);
  return new DatabaseUnavailable(
    `The PostgreSQL server of DATABASE_URL (${placeOf(databaseUrl)}) cannot be used, because ${problem}: ${remedy}.`,
    { cause: error },
  );
};
