/**
 * Whether something from outside (an answer, a message, a storage) is an object whose fields can be read.
 *
 * @example isRecord(JSON.parse('null')) // → false
 */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
