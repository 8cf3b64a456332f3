import { personIdPattern } from '../app/features/playing/isPersonId.ts';
import { dynamicPaths } from '../app/routes.ts';

const parameter = personIdPattern.source.replace(/^\^|\$$/g, '');

/** The paths of routes.ts that have no file, as a regular expression. Their only parameter is somebody's id. */
export const dynamicExpression = `^/(?:${dynamicPaths
  .map((path) => path.slice(1).replace(/\*$/, '.*').replace(/:\w+/, parameter))
  .join('|')})/?$`;

/**
 * Whether a route with a parameter or a star answers a path. The star that catches everything does not count:
 * what only it answers is not found.
 *
 * @example
 * isDynamicPath('/settings/anything') // → true
 */
export const isDynamicPath = (path: string): boolean => new RegExp(dynamicExpression, 'i').test(path);
