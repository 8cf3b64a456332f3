/** A ready-made creator of the sandbox, by the name in its table. */
export type CreatorName = string;

/** Where the site and the api answer. */
export interface SignInHosts {
  readonly siteUrl: string;
  readonly apiUrl: string;
}

/** A browser's cookies, as far as signing in needs them. The hosts differ by port only, which cookies ignore. */
const createJar = () => {
  const cookies = new Map([
    ['backbeat_license', 'accepted'],
    ['backbeat_marketing', 'out'],
  ]);
  const go = async (url: string, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const answer = await fetch(url, { ...init, redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return answer;
  };
  return { go, cookies };
};

/** The answer to the identity provider's chooser. */
export interface Choice {
  readonly action: 'choose' | 'make';
  readonly form: Readonly<Record<string, string>>;
}

/** What signing in leaves in a browser. */
export interface SignedIn {
  readonly token: string;
  /** The refresh cookie; linking an account knows the person by it. */
  readonly cookies: readonly { readonly name: string; readonly value: string }[];
}

/**
 * Signs in over HTTP, by the whole real way: api, identity provider, its chooser, and back. The way through the pages has tests of its own; this one takes a fifth of a second.
 */
export const walkIn = async (
  system: SignInHosts,
  { action, form }: Choice,
  provider: 'twitch' | 'google_oauth2' = 'twitch',
): Promise<SignedIn> => {
  const { go, cookies } = createJar();
  const home = `${system.siteUrl}/`;
  let url = `${system.apiUrl}/auth/${provider}?${new URLSearchParams({ source: 'www', return_url: home })}`;
  for (let step = 0; step < 12 && !url.startsWith(home); step += 1) {
    let answer = await go(url);
    if (!answer.headers.has('location')) {
      answer = await go(`${url}/${action}`, { method: 'POST', body: new URLSearchParams(form) });
    }
    url = new URL(answer.headers.get('location') ?? '', url).href;
  }
  const token = new URLSearchParams(new URL(url).hash.slice(1)).get('token');
  if (token === null) throw new Error(`Nobody signed in: the way ended at ${url}`);
  const kept = [...cookies].filter(([name]) => name.endsWith('_refresh'));
  return { token, cookies: kept.map(([name, value]) => ({ name, value })) };
};

/** The same cookies as a browser takes them from outside. */
export const browserCookies = ({ cookies }: Pick<SignedIn, 'cookies'>) => {
  const place = { domain: 'localhost', path: '/', httpOnly: true, sameSite: 'Lax' } as const;
  return cookies.map((cookie) => ({ ...cookie, ...place }));
};

/** A ready-made creator of the sandbox. */
export const asCreator = (creator: CreatorName): Choice => ({
  action: 'choose',
  form: { sub: `creator-${creator}` },
});

/** Somebody who has never been here before. */
export const asNew = (name: string): Choice => ({ action: 'make', form: { name } });

/** The payment provider's code of a session's account; empty for an invalid token. */
export const accountCodeOf = (token: string): string => {
  const [, claims = ''] = token.split('.');
  return claims === '' ? '' : JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')).hash;
};
