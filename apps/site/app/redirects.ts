import { withoutFinalSlash } from './navigation/withoutFinalSlash.ts';
import { redirects } from './pages/pageTables.ts';
import { staticPaths } from './routes.ts';

/** The static server answers them with a redirect, the router follows them. */
export { redirects };

/** Where unknown addresses below these lead, such as an unknown audience or plan. */
const sections = [
  ['/for/', '/for/livestreamers'],
  ['/checkout/', '/'],
] as const;

/**
 * Where an address leads; null for one with a page of its own.
 *
 * @example
 * redirectOf('/premium') // → '/pricing'
 * redirectOf('/checkout/xyz') // → '/'
 */
export const redirectOf = (pathname: string): string | null => {
  const path = withoutFinalSlash(pathname);
  if (Object.hasOwn(redirects, path)) return redirects[path] ?? null;
  if (staticPaths.includes(path)) return null;
  return sections.find(([section]) => path.startsWith(section))?.[1] ?? null;
};
