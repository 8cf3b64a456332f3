import { personIdPattern } from '../app/features/playing/isPersonId.ts';
import { dynamicPaths } from '../app/routes.ts';

const personId = personIdPattern.source.replace(/^\^|\$$/g, '');

/** What can stand at a parameter: an id stands alone, where any other word is no page; a code comes as it was pasted. */
const parameterOf = (name: string): string => (name === ':id' ? personId : '[^/]+');

/** The paths of routes.ts that have no file, as a regular expression. */
export const dynamicExpression = `^/(?:${dynamicPaths
  .map((path) => path.slice(1).replace(/\*$/, '.*').replace(/:\w+/, parameterOf))
  .join('|')})/?$`;

/**
 * Whether a route with a parameter or a star answers a path. The star that catches everything does not count:
 * what only it answers is not found.
 *
 * @example
 * isDynamicPath('/settings/anything') // → true
 */
export const isDynamicPath = (path: string): boolean => new RegExp(dynamicExpression, 'i').test(path);
