/** The database cannot be opened. The message says in one sentence why, and what to do about it. */
export class DatabaseUnavailable extends Error {
  override readonly name: string = 'DatabaseUnavailable';
}
