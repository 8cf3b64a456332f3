import { earlyTokenKey, tokenHash } from './takeTokenFromAddress.ts';

/**
 * Takes a session token out of the address as an inline script: put it first in `<head>`, with its hash in the policy.
 * It keeps the fragment in memory until `takeTokenFromAddress` or `session.start` asks; nobody is signed in by it.
 *
 * @example earlyTokenScript().startsWith('{let e=location.hash;') // → true
 */
export const earlyTokenScript = (): string =>
  [
    `{let e=location.hash;${tokenHash}.test(e)&&(self.${earlyTokenKey}=e,`,
    'history.replaceState(history.state,``,location.href.replace(e,``)))}',
  ].join('');
