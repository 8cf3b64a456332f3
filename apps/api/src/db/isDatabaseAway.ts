/** PostgreSQL is starting, stopping, full or read-only after a failover, or the network has failed. */
const codes = /^(08...|25006|53[1-4]00|57P0[1-3]|ECONN(REFUSED|RESET)|ENOENT|ENOTFOUND|EPIPE|ETIMEDOUT)$/;
/** Errors of the driver without a code. */
const words = /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered)/;

/** Is the database unreachable, or unable to work now? The same call may succeed in a moment. */
export const isDatabaseAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  // On FATAL, PostgreSQL closes or refuses the connection.
  if ('severity' in error && error.severity === 'FATAL') return true;
  if ('code' in error && codes.test(String(error.code))) return true;
  return words.test(error.message) || isDatabaseAway(error.cause);
};
