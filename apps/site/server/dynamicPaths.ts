import { isPersonId, personIdPattern } from '../app/features/playing/isPersonId.ts';

/** Path patterns with a parameter or a star, as routes.ts spells them, without their first slash. */
export type DynamicPaths = readonly string[];

/** The file beside the build's folder in which the build leaves the patterns for the server. */
export const dynamicPathsFile = 'dynamic-paths.json';

/** Whether a part of an address can stand where a pattern has a parameter. The only one is somebody's id. */
const canBeParameter = (part: string | undefined): boolean => part !== undefined && isPersonId(part);

const matches = (pattern: string, path: string): boolean => {
  const wanted = pattern.split('/');
  const given = path.split('/').filter((part) => part !== '');
  if (wanted.at(-1) === '*') wanted.pop();
  else if (given.length !== wanted.length) return false;
  return wanted.every((part, at) => (part.startsWith(':') ? canBeParameter(given[at]) : part === given[at]));
};

/**
 * Whether a route with a parameter or a star answers a path. The star that catches everything does not count:
 * what only it answers is not found.
 *
 * @example
 * isDynamicPath(['settings/*', ':id'], '/settings/anything') // → true
 */
export const isDynamicPath = (patterns: DynamicPaths, path: string): boolean =>
  patterns.some((pattern) => pattern !== '*' && matches(pattern, path));

const parameter = personIdPattern.source.replace(/^\^|\$$/g, '');

/**
 * The same as a regular expression on the path, for the configuration of other servers.
 *
 * @example
 * new RegExp(dynamicExpression(['settings/*'])).test('/settings/anything') // → true
 */
export const dynamicExpression = (patterns: DynamicPaths): string => {
  const ways = patterns
    .filter((pattern) => pattern !== '*')
    .map((pattern) =>
      pattern
        .split('/')
        .map((part) => (part === '*' ? '.*' : part.startsWith(':') ? parameter : part))
        .join('/'),
    );
  return `^/(?:${ways.join('|')})/?$`;
};
