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
