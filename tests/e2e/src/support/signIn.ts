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
  return async (url: string, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...cookies].map((pair) => pair.join('=')).join('; ');
    const answer = await fetch(url, { ...init, redirect: 'manual', headers: { cookie } });
    for (const line of answer.headers.getSetCookie()) {
      const [pair = ''] = line.split(';');
      const at = pair.indexOf('=');
      cookies.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return answer;
  };
};

/** What the chooser of the identity provider is answered. */
interface Choice {
  readonly action: 'choose' | 'make';
  readonly form: Readonly<Record<string, string>>;
}

/**
 * Signs in over HTTP, by the whole real way: api, identity provider, its chooser, and back. Returns the session
 * token that the way ends with. The way through the pages has tests of its own; this one takes a fifth of a second.
 */
const walkIn = async (system: RunningSystem, { action, form }: Choice): Promise<string> => {
  const go = createJar();
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
  return token;
};

/** The session token of a ready-made creator. */
export const tokenOf = (system: RunningSystem, creator: CreatorName): Promise<string> =>
  walkIn(system, { action: 'choose', form: { sub: `creator-${creator}` } });

/** The session token of somebody who has never been here before. */
export const tokenOfNew = (system: RunningSystem, name: string): Promise<string> =>
  walkIn(system, { action: 'make', form: { name } });

/** Opens a page with a token in its address, as the api sends people back, and waits until the session has it. */
const openWith = async (page: Page, path: string, token: string): Promise<void> => {
  await page.goto(`${path}#token=${token}`);
  await expect.poll(() => sessionToken(page), { message: 'the session has taken the token' }).not.toBe('');
};

/** Opens a page as a ready-made creator. */
export const openAs = async (
  page: Page,
  system: RunningSystem,
  creator: CreatorName,
  path: string,
): Promise<void> => openWith(page, path, await tokenOf(system, creator));

/** Opens a page as somebody who has never been here before, without the greeting. */
export const openAsNew = async (
  page: Page,
  system: RunningSystem,
  name: string,
  path: string,
): Promise<void> => openWith(page, path, await tokenOfNew(system, name));
