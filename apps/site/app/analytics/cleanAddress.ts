/** Query fields that say where a visit came from, and nothing about who made it. */
const keptFields: ReadonlySet<string> = new Set([
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
]);

const token = /[\w-]{8,}\.[\w-]{8,}\.[\w-]*/g;
const emailAddress = /[^\s/?#&="'<>@:]+(?:@|%40)[^\s/?#&="'<>@]+\.[a-z]{2,}/gi;
const longSecret = /\b(?=[\w-]*\d)[\w-]{32,}\b/g;

/**
 * A text without session tokens, e-mail addresses and whatever looks like a key.
 *
 * @example cleanText('no account for ada@example.com') // → 'no account for [email]'
 */
export const cleanText = (text: string): string =>
  text.replace(token, '[token]').replace(emailAddress, '[email]').replace(longSecret, '[secret]');

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * An address that may leave this browser: path and campaign fields. Fragments carry tokens, queries carry coupons,
 * sign-in codes and account codes, so both stay here.
 *
 * @example cleanAddress('https://x.example/checkout/premium?coupon=vidcon50#token=a.b.c') // → '/checkout/premium'
 */
export const cleanAddress = (href: string): string => {
  const base = 'https://here.invalid';
  if (!URL.canParse(href, base)) return '/';
  const url = new URL(href, base);
  const fields = [...url.searchParams].filter(([name]) => keptFields.has(name));
  const query = new URLSearchParams(fields.map(([name, value]) => [name, cleanText(value)]));
  const path = url.pathname.split('/').map((part) => encodeURIComponent(cleanText(decoded(part))));
  return `${path.join('/')}${query.size === 0 ? '' : `?${query}`}`;
};

/**
 * Where a visit came from: another site's name, a path of our own, or null.
 *
 * @example cleanReferrer('https://search.example/?q=ada', 'https://x.example') // → 'https://search.example'
 */
export const cleanReferrer = (referrer: string, ownOrigin: string): string | null => {
  if (!URL.canParse(referrer)) return null;
  const { origin } = new URL(referrer);
  return origin === ownOrigin ? cleanAddress(referrer) : origin;
};
