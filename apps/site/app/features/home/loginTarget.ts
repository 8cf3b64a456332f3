/**
 * Where `/login` leads, from the fragment of its address: a path in the fragment is gone to, any other fragment
 * goes along to the home page. Null without a fragment. Only paths of this site count as paths.
 *
 * @example
 * loginTarget('#/pricing') // → '/pricing'
 * @example
 * loginTarget('#stations') // → '/#stations'
 */
export const loginTarget = (hash: string): string | null => {
  const fragment = hash.replace(/^#/, '');
  if (fragment === '') return null;
  return /^\/(?![/\\])/.test(fragment) ? fragment : `/#${fragment}`;
};
