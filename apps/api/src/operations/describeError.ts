const maxLength = 400;

/** Never logged: e-mail addresses, signed tokens, long random texts. */
const secrets: readonly [RegExp, string][] = [
  [/[^\s@"'<>()=,:]+@[^\s@"'<>(),]+\.[^\s@"'<>(),]+/g, '[e-mail]'],
  [/\b[\w-]{10,}\.[\w-]{10,}\.[\w-]{10,}/g, '[token]'],
  [/\b(?=[\w-]*\d)[\w-]{20,}\b/g, '[secret]'],
];

/**
 * Removes everything that looks like a secret.
 *
 * @example removeSecrets('no account for a@b.example') // → 'no account for [e-mail]'
 */
export const removeSecrets = (text: string): string =>
  secrets.reduce((clean, [pattern, label]) => clean.replace(pattern, label), text).slice(0, maxLength);

/** Our own stack frames, by function and file: other paths add nothing. */
const framesOf = (error: Error): string[] =>
  (error.stack ?? '')
    .split('\n')
    .filter((line) => line.startsWith('    at ') && !line.includes('node_modules') && !line.includes('node:'))
    .map((line) => line.replace(/^ {4}at (?:async )?/, '').replace(/\(?[^\s(]*\/([^/]+:\d+):\d+\)?$/, '$1'))
    .slice(0, 8);

/** Query errors list the query's values after this word. */
const withoutParameters = (message: string): string => message.split('\nparams:')[0] ?? '';

/** An error for logs: what and where, without values. */
export const describeError = (error: unknown, depth = 0): Record<string, unknown> => {
  if (!(error instanceof Error)) return { message: removeSecrets(String(error)) };
  return {
    type: error.name,
    message: removeSecrets(withoutParameters(error.message)),
    ...('code' in error && typeof error.code === 'string' ? { code: error.code } : {}),
    frames: framesOf(error),
    ...(error.cause === undefined || depth > 2 ? {} : { cause: describeError(error.cause, depth + 1) }),
  };
};
