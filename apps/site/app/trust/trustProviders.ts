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

const element = '(?:a|b|button|div|form|i|iframe|img|input|label|p|section|span)';
const attribute =
  '(?:alt|allowtransparency|border|class|frameborder|height|hidden|href|id|name|placeholder|role|scrolling|src|style|tabindex|title|type|value|width|aria-[a-z]+|data-[a-z-]+)';
const tag = new RegExp(`^<${element}(?:\\s+${attribute}(?:="[^"<>]*")?)*\\s*/?>`);
const closingTag = new RegExp(`^</${element}\\s*>`);
const words = /^[^<]+/;
const addresses = /\s(?:href|src)="([^"]*)"/g;

const leadsSafely = (opened: string): boolean =>
  [...opened.matchAll(addresses)].every(([, address = '']) => /^(?:https?:\/\/|\/(?!\/)|#)/.test(address));

/**
 * Whether a text is markup that cannot run anything: known elements with known attributes, and addresses of the web.
 * Everything else is refused, so what a parser makes of odd markup never matters.
 *
 * @example
 * isPlainMarkup('<div class="field"><iframe src="https://pay.example/field"></iframe></div>') // → true
 * isPlainMarkup('<img src=x onerror=alert(1)>') // → false
 */
export const isPlainMarkup = (text: string): boolean => {
  let rest = text;
  while (rest !== '') {
    const opened = tag.exec(rest)?.[0];
    if (opened !== undefined && !leadsSafely(opened)) return false;
    const part = opened ?? closingTag.exec(rest)?.[0] ?? words.exec(rest)?.[0];
    if (part === undefined) return false;
    rest = rest.slice(part.length);
  }
  return true;
};

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
