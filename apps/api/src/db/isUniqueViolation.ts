const uniqueViolation = '23505';

/** Did a unique key refuse a row? Both drivers carry PostgreSQL's code. */
export const isUniqueViolation = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  if ('code' in error && error.code === uniqueViolation) return true;
  return error.cause !== undefined && isUniqueViolation(error.cause);
};
