/** Where a return address may lead. */
export interface ReturnUrlRules {
  /** The site's own origin, e.g. `https://www.example.com`. */
  readonly origin: string;
  /** Further exact origins. @default [] */
  readonly allowedOrigins?: readonly string[];
}

const maxLength = 2_048;

/**
 * Control, space and invisible characters, and the backslash: browsers drop some of them and read others as a
 * slash, so that what is checked would not be what is opened.
 */
const trickyCharacter = /[\p{Cc}\p{Cf}\p{Z}\\]/u;

const parse = (text: string, base?: string): URL | null => {
  try {
    return new URL(text, base);
  } catch {
    return null;
  }
};

/** The text after ASCII percent-decoding again and again, as a careless server or proxy might read it. */
const decodeFully = (text: string): string => {
  const next = text.replace(/%([0-7][0-9a-f])/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return next === text ? text : decodeFully(next);
};

/** Whether a path cannot be read as a host: not `//host`, nor `/\\host`, nor either behind encoding or dots. */
const isPlainPath = (path: string, origin: string): boolean => {
  const decoded = decodeFully(path);
  if (
    path.startsWith('//') ||
    decoded.startsWith('//') ||
    trickyCharacter.test(decoded.replaceAll(' ', ''))
  ) {
    return false;
  }
  const normalized = parse(decoded, origin);
  return normalized?.origin === origin && !normalized.pathname.startsWith('//');
};

/**
 * Checks an address that came from outside (`return_url`, `redirectUrl`, a saved redirect) before anybody is
 * sent there. Gives a path for this site, an absolute address for another allowed origin, `null` for all else.
 *
 * @example safeReturnUrl('/pricing?plan=pro', { origin: 'https://example.com' }) // → '/pricing?plan=pro'
 * @example safeReturnUrl('https://example.com/pricing', { origin: 'https://example.com' }) // → '/pricing'
 * @example safeReturnUrl('//evil.example', { origin: 'https://example.com' }) // → null
 */
export const safeReturnUrl = (
  value: string | null | undefined,
  { origin, allowedOrigins = [] }: ReturnUrlRules,
): string | null => {
  if (!value || value.length > maxLength || trickyCharacter.test(value)) return null;
  const url = value.startsWith('/')
    ? parse(value, origin)
    : /^https?:\/\/[^/]/i.test(value)
      ? parse(value)
      : null;
  if (url === null || url.username !== '' || url.password !== '' || !isPlainPath(url.pathname, url.origin))
    return null;
  if (url.origin === origin) return `${url.pathname}${url.search}${url.hash}`;
  return allowedOrigins.includes(url.origin) ? url.href : null;
};
