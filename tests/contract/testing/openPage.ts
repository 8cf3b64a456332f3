/** The origin and the cookies of a page. */
export interface PageSetup {
  /** The page's origin. */
  readonly origin: string;
  /** Cookies that the browser has already. */
  readonly cookies?: Readonly<Record<string, string>>;
}

/** The network as a page sees it. */
export interface Page {
  /** For `createClient({ fetch })`. */
  readonly fetch: typeof globalThis.fetch;
  readonly cookies: ReadonlyMap<string, string>;
}

/** Headers that a browser sends without asking the server first (Fetch standard, CORS-safelisted). */
const simpleHeaders = new Set(['accept', 'accept-language', 'content-language']);
/** Headers that a script may read without the server's permission. */
const openHeaders = new Set([
  'cache-control',
  'content-language',
  'content-length',
  'content-type',
  'expires',
]);

const listOf = (header: string | null): string[] =>
  (header ?? '').split(',').map((name) => name.trim().toLowerCase());

const refuse = (reason: string): never => {
  throw new TypeError(`A browser would refuse this: ${reason}.`);
};

/**
 * `fetch` as a page of another origin has it, in Node: with the browser's cookies when credentials are included, the
 * Origin header, CORS preflights, and only the response headers that CORS exposes.
 */
export const openPage = ({ origin, cookies: first = {} }: PageSetup): Page => {
  const cookies = new Map(Object.entries(first));

  const keep = (answer: Response) => {
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const [name = '', ...value] = pair.split('=');
      if (/;\s*max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value.join('='));
    }
  };

  const checkOrigin = (answer: Response, withCookies: boolean) => {
    const allowed = answer.headers.get('access-control-allow-origin');
    if (allowed !== origin && (withCookies || allowed !== '*')) refuse(`${allowed} is not ${origin}`);
    if (withCookies && answer.headers.get('access-control-allow-credentials') !== 'true')
      refuse('credentials are not allowed');
  };

  const askFirst = async (url: string, method: string, headers: Headers, withCookies: boolean) => {
    const type = headers.get('content-type');
    const isFormType = type === null || type.startsWith('multipart/form-data');
    const special = [...headers.keys()].filter(
      (name) => !simpleHeaders.has(name) && !(name === 'content-type' && isFormType),
    );
    if (special.length === 0 && ['GET', 'POST'].includes(method)) return;
    const answer = await fetch(url, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': method,
        'access-control-request-headers': special.join(','),
      },
    });
    checkOrigin(answer, withCookies);
    const allowed = listOf(answer.headers.get('access-control-allow-headers'));
    const missing = special.find((name) => !allowed.includes(name));
    if (missing !== undefined) refuse(`the header ${missing} is not allowed`);
    const methods = listOf(answer.headers.get('access-control-allow-methods'));
    if (!['GET', 'POST'].includes(method) && !methods.includes(method.toLowerCase()))
      refuse(`${method} is not allowed`);
  };

  const visible = (answer: Response): Response => {
    const exposed = new Set(listOf(answer.headers.get('access-control-expose-headers')));
    const headers = [...answer.headers].filter(([name]) => openHeaders.has(name) || exposed.has(name));
    const { status, statusText } = answer;
    return new Response(answer.body, { status, statusText, headers });
  };

  return {
    cookies,
    fetch: async (input, init = {}) => {
      const url = String(input);
      const withCookies = init.credentials === 'include';
      const headers = new Headers(init.headers);
      await askFirst(url, init.method ?? 'GET', headers, withCookies);
      headers.set('origin', origin);
      headers.set('sec-fetch-site', 'same-site');
      if (withCookies && cookies.size > 0)
        headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
      const answer = await fetch(url, { ...init, headers });
      if (withCookies) keep(answer);
      checkOrigin(answer, withCookies);
      return visible(answer);
    },
  };
};
