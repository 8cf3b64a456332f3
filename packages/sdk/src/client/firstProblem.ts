import type * as z from 'zod/mini';

/** Where and what the first mismatch of a schema is. */
export const firstProblem = (error: z.core.$ZodError, inside = ''): { path: string; problem: string } => {
  const issue = error.issues[0];
  const path = [...(inside === '' ? [] : [inside]), ...(issue?.path ?? [])].map(String).join('.');
  return { path, problem: issue?.message ?? 'invalid value' };
};
