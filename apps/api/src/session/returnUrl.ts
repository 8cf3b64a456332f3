/** The product has no longer addresses. */
const maxLength = 2_048;

const hasControlOrBackslash = (text: string): boolean =>
  [...text].some((character) => character === '\\' || character <= ' ' || character === '\u007f');

/**
 * The address after a sign-in: a page of an allowed origin, else the home page. Browsers drop control characters and
 * read backslashes as slashes, so addresses with them are refused before parsing.
 *
 * @param asked a path of the site or an absolute address
 * @example safeReturnUrl('/pricing?a=b', 'https://a.example', new Set(['https://a.example'])).href // → 'https://a.example/pricing?a=b'
 * @example safeReturnUrl('//evil.example', 'https://a.example', new Set(['https://a.example'])).href // → 'https://a.example/'
 */
export const safeReturnUrl = (
  asked: string | undefined,
  siteUrl: string,
  allowedOrigins: ReadonlySet<string>,
): URL => {
  const home = new URL('/', siteUrl);
  if (asked === undefined || asked === '' || asked.length > maxLength || hasControlOrBackslash(asked))
    return home;
  const isPath = /^\/(?!\/)/.test(asked);
  if (!isPath && !/^https?:\/\//i.test(asked)) return home;
  if (!URL.canParse(asked, home.href)) return home;
  const url = new URL(asked, home.href);
  if (!allowedOrigins.has(url.origin) || url.username !== '' || url.password !== '') return home;
  url.hash = '';
  for (const name of ['error', 'error_request'])
    if (url.searchParams.has(name)) url.searchParams.delete(name);
  return url;
};
