import type { Endpoint } from './Endpoint.ts';

/** The version that every product call carries in its path. */
export const apiVersionPath = '/v1';

type Placed = Pick<Endpoint, 'base' | 'path'>;

/**
 * The route of an endpoint on its host, version included and parameters as `:name`: what a server mounts.
 *
 * @example
 * routeOf(endpoints.playing) // → '/v1/playing/:uguid'
 */
export const routeOf = (endpoint: Placed): string =>
  endpoint.base === 'product' ? `${apiVersionPath}${endpoint.path}` : endpoint.path;

/**
 * The path of one call: the route with its parameters filled in, each percent-encoded.
 *
 * @throws RangeError when a parameter is missing or would change the path (`''`, `.` or `..`).
 * @example
 * pathOf(endpoints.playing, { uguid: 'a b' }) // → '/v1/playing/a%20b'
 */
export const pathOf = (endpoint: Placed, params: Readonly<Record<string, string>> = {}): string =>
  routeOf(endpoint).replaceAll(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined || /^\.{0,2}$/.test(value)) {
      throw new RangeError(
        `:${name} of ${endpoint.path} cannot be ${JSON.stringify(value)}. Pass the id itself.`,
      );
    }
    return encodeURIComponent(value);
  });
