/** Codes of PostgreSQL: it is starting, stopping, full, or read-only after a change of roles; and of a broken network. */
const codes = /^(08...|25006|53[1-4]00|57P0[1-3]|ECONN(REFUSED|RESET)|ENOENT|ENOTFOUND|EPIPE|ETIMEDOUT)$/;
/** The driver has no code for these. */
const words = /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered)/;

/** Could the database not be reached, or not take the work now? The same call may pass a moment later. */
export const isDatabaseAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  // With FATAL, PostgreSQL ends the connection or does not take it.
  if ('severity' in error && error.severity === 'FATAL') return true;
  if ('code' in error && codes.test(String(error.code))) return true;
  return words.test(error.message) || isDatabaseAway(error.cause);
};
