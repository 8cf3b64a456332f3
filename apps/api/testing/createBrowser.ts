import type { TestApi } from './createTestApi.ts';

/** The addresses of the parts. */
interface Addresses {
  readonly apiUrl: string;
  readonly sandboxUrl: string;
  readonly siteUrl: string;
}

/** A cookie jar, by name and for all ports of a host, as browsers have it. */
type Jar = Map<string, string>;

const keepCookies = (jar: Jar, answer: Response): void => {
  for (const line of answer.headers.getSetCookie()) {
    const [pair = '', ...attributes] = line.split(';');
    const [name = '', ...value] = pair.split('=');
    const isGone = attributes.some((attribute) =>
      /^\s*(max-age=0|expires=thu, 01 jan 1970)/i.test(attribute),
    );
    if (isGone) jar.delete(name);
    else jar.set(name, value.join('='));
  }
};

const cookieHeader = (jar: Jar): string => [...jar].map(([name, value]) => `${name}=${value}`).join('; ');

/**
 * A browser that follows redirects between the api (in process) and the sandbox (over HTTP), and picks a creator there.
 * Stops at the first address of the site.
 */
export const createBrowser = (api: Pick<TestApi, 'app'>, addresses: Addresses) =>
  browserWith(addresses, (url, init) =>
    url.origin === addresses.apiUrl ? Promise.resolve(api.app.request(url.href, init)) : fetch(url, init),
  );

/** As `createBrowser`, with the api over HTTP too. */
export const createHttpBrowser = (addresses: Addresses) =>
  browserWith(addresses, (url, init) => fetch(url, init));

const browserWith = (addresses: Addresses, request: (url: URL, init: RequestInit) => Promise<Response>) => {
  const jar: Jar = new Map();
  const ownHeaders: Record<string, string> = {};

  const send = async (url: URL, form?: Record<string, string>): Promise<Response> => {
    const init = {
      method: form === undefined ? 'GET' : 'POST',
      headers: { ...ownHeaders, cookie: cookieHeader(jar) },
      redirect: 'manual' as const,
      ...(form === undefined ? {} : { body: new URLSearchParams(form) }),
    };
    const answer = await request(url, init);
    keepCookies(jar, answer);
    return answer;
  };

  /** Follows redirects to a page, or to the site. */
  const follow = async (address: string): Promise<{ url: URL; answer: Response | null }> => {
    let url = new URL(address, addresses.apiUrl);
    for (let hop = 0; hop < 12; hop += 1) {
      if (url.origin === addresses.siteUrl) return { url, answer: null };
      const answer = await send(url);
      const location = answer.headers.get('location');
      if (location === null) return { url, answer };
      url = new URL(location, url);
    }
    throw new Error(`Too many redirects, last to ${url.origin}${url.pathname}.`);
  };

  /** Opens the sandbox's chooser and returns the address of its form. */
  const open = async (address: string): Promise<URL> => {
    const { url, answer } = await follow(address);
    if (answer === null || !url.pathname.includes('/interaction/')) {
      throw new Error(`No chooser, but ${url.href} (${answer?.status ?? 'site'}).`);
    }
    return url;
  };

  /** Sends a choice and follows redirects to the site, or to the callback with `stopAtCallback`. */
  const choose = async (chooser: URL, action: string, form: Record<string, string>): Promise<URL> => {
    const answer = await send(new URL(`${chooser.pathname}/${action}`, chooser), form);
    const back = new URL(answer.headers.get('location') ?? '', chooser);
    const resumed = await send(back);
    return new URL(resumed.headers.get('location') ?? '', back);
  };

  return {
    jar,
    /** Sent with every call. */
    ownHeaders,
    follow,
    open,
    choose,
    /** The whole flow: provider, choice, site. */
    signIn: async (address: string, sub: string): Promise<URL> => {
      const callback = await choose(await open(address), 'choose', { sub });
      return (await follow(callback.href)).url;
    },
  };
};

export type TestBrowser = ReturnType<typeof createBrowser>;
