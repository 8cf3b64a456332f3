const uniqueViolation = '23505';

/** Did the database refuse a second row where one may be? Both drivers put PostgreSQL's code on the error. */
export const isUniqueViolation = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if ('code' in error && error.code === uniqueViolation) return true;
  return error.cause !== undefined && isUniqueViolation(error.cause);
};
