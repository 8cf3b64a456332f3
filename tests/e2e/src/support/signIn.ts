import type { Page } from '@playwright/test';
import { sessionToken } from './journey.ts';
import { expect, type RunningSystem } from './test.ts';

/** A ready-made creator of the sandbox, by the name in its table. */
export type CreatorName = string;

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

/** What the chooser of the identity provider is answered. */
interface Choice {
  readonly action: 'choose' | 'make';
  readonly form: Readonly<Record<string, string>>;
}

/** What signing in leaves in a browser. */
interface SignedIn {
  readonly token: string;
  /** The refresh cookie; linking an account knows the person by it. */
  readonly cookies: readonly { readonly name: string; readonly value: string }[];
}

/**
 * Signs in over HTTP, by the whole real way: api, identity provider, its chooser, and back. The way through the pages has tests of its own; this one takes a fifth of a second.
 */
const walkIn = async (system: RunningSystem, { action, form }: Choice): Promise<SignedIn> => {
  const { go, cookies } = createJar();
  const home = `${system.siteUrl}/`;
  let url = `${system.apiUrl}/auth/twitch?${new URLSearchParams({ source: 'www', return_url: home })}`;
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

const asCreator = (creator: CreatorName): Choice => ({
  action: 'choose',
  form: { sub: `creator-${creator}` },
});
const asNew = (name: string): Choice => ({ action: 'make', form: { name } });

/** The session token of a ready-made creator. */
export const tokenOf = async (system: RunningSystem, creator: CreatorName): Promise<string> =>
  (await walkIn(system, asCreator(creator))).token;

/** The session token of somebody who has never been here before. */
export const tokenOfNew = async (system: RunningSystem, name: string): Promise<string> =>
  (await walkIn(system, asNew(name))).token;

/** Opens a page with a token in its address, as the api sends people back, and waits until the session has it. */
const openWith = async (page: Page, system: RunningSystem, path: string, choice: Choice): Promise<void> => {
  const { token, cookies } = await walkIn(system, choice);
  const place = { domain: 'localhost', path: '/', httpOnly: true, sameSite: 'Lax' } as const;
  await page.context().addCookies(cookies.map((cookie) => ({ ...cookie, ...place })));
  await page.goto(`${path}#token=${token}`);
  await expect.poll(() => sessionToken(page), { message: 'the session has taken the token' }).not.toBe('');
};

/** Opens a page as a ready-made creator. */
export const openAs = (
  page: Page,
  system: RunningSystem,
  creator: CreatorName,
  path: string,
): Promise<void> => openWith(page, system, path, asCreator(creator));

/** Opens a page as somebody who has never been here before, without the greeting. */
export const openAsNew = (page: Page, system: RunningSystem, name: string, path: string): Promise<void> =>
  openWith(page, system, path, asNew(name));
