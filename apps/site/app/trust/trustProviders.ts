import { isPlainMarkup } from './plainMarkup.ts';

interface PolicyRules {
  readonly createHTML: (text: string) => string | null;
  readonly createScriptURL: (address: string) => string | null;
}

declare global {
  interface Window {
    /** Missing in browsers that do not know Trusted Types. */
    readonly trustedTypes?: { createPolicy(name: string, rules: PolicyRules): unknown };
  }
}

const origins = new Set<string>();

const rules: PolicyRules = {
  createHTML: (text) => (isPlainMarkup(text) ? text : null),
  createScriptURL: (address) => {
    const url = new URL(address, document.baseURI);
    return origins.has(url.origin) ? url.href : null;
  },
};

/**
 * Lets the scripts of the payment provider and the affiliate program work under Trusted Types: they may load scripts
 * from their own origin and write markup that cannot run anything. Before this call nothing is allowed.
 *
 * @param addresses of the scripts that are about to be loaded
 */
export const trustProviders = (addresses: readonly string[]): void => {
  const isFirst = origins.size === 0;
  for (const address of addresses) origins.add(new URL(address, document.baseURI).origin);
  if (isFirst) window.trustedTypes?.createPolicy('default', rules);
};
