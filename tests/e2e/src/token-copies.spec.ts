import type { Request } from '@playwright/test';
import { scriptFiles } from './support/holdFiles.ts';
import { acceptCookies } from './support/hydrated.ts';
import { sessionToken } from './support/journey.ts';
import { expect, test } from './support/test.ts';

/** What a request carries that others keep: its address, where it says it comes from, and its body. */
const traceOf = async (request: Request): Promise<{ readonly url: string; readonly text: string }> => {
  const { referer = '' } = await request.allHeaders().catch(() => request.headers());
  const { hash, href } = new URL(request.url());
  // A fragment stays in the browser.
  const url = href.slice(0, href.length - hash.length);
  return { url, text: [url, referer, request.postData() ?? ''].join('\n') };
};

test('a session token and a sign-in code leave no copies: not in addresses, referrers, history, storage or tools', async ({
  page,
  context,
  system,
}) => {
  const requests: Request[] = [];
  const arrived: string[] = [];
  system.collector.take();
  context.on('request', (request) => requests.push(request));
  context.on('response', (response) => {
    const given = /#(?:.*&)?token=([^&]+)/.exec(response.headers().location ?? '')?.[1];
    if (given !== undefined) arrived.push(decodeURIComponent(given));
  });
  await page.goto('/');
  await acceptCookies(page);
  await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).first().click();
  await page
    .getByRole('dialog', { name: 'Sign in to your account' })
    .getByText(/with Twitch/)
    .click();
  await page.waitForURL(/\/identity\/twitch\//);
  await page.getByRole('button', { name: 'Yara Yearly' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Account menu' })).toBeVisible();
  await page.goto('/settings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const token = await sessionToken(page);
  expect(arrived, 'the token that came in the address is the one that is used').toEqual([token]);
  expect(token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);

  // The provider's code goes to the api's callback once, and to nobody else.
  const traces = await Promise.all(requests.map(traceOf));
  const codes = traces.flatMap(({ url }) => new URL(url).searchParams.get('code') ?? []);
  const [code = ''] = codes;
  expect(code.length).toBeGreaterThan(15);
  const withCode = traces.filter(({ text }) => text.includes(code)).map(({ url }) => new URL(url).origin);
  expect(new Set(withCode)).toEqual(new Set([new URL(system.apiUrl).origin]));
  expect(codes).toHaveLength(1);

  expect(traces.filter(({ text }) => text.includes(token)).map(({ url }) => url)).toEqual([]);
  const { entries } = await (await context.newCDPSession(page)).send('Page.getNavigationHistory');
  expect(entries.map(({ url }) => url).filter((url) => url.includes(token) || url.includes(code))).toEqual(
    [],
  );
  expect(page.url()).not.toContain('token');

  const kept = await page.evaluate(() => ({
    tab: Object.entries(sessionStorage),
    browser: JSON.stringify(Object.entries(localStorage)),
    state: JSON.stringify(history.state),
    scriptCookies: document.cookie,
    referrer: document.referrer,
  }));
  const holders = kept.tab.filter(([, value]) => value.includes(token)).map(([name]) => name);
  expect(holders, 'one place holds it').toHaveLength(1);
  for (const text of [kept.browser, kept.state, kept.scriptCookies, kept.referrer]) {
    expect(text).not.toContain(token);
    expect(text).not.toContain(code);
  }
  const heard = system.collector.take();
  expect(heard.length, 'the tools outside hear of the visit').toBeGreaterThan(0);
  const told = JSON.stringify(heard);
  expect(told).not.toContain(token);
  expect(told).not.toContain(code);
});

test.describe('a script that runs right after the first one of the page', () => {
  // The policy allows none but ours, so the test has to take it away.
  test.use({ bypassCSP: true });

  for (const path of ['/', '/login', '/settings', '/checkout/premium']) {
    test(`never sees the token of ${path}`, async ({ page, console }) => {
      // A document that the test hands over comes from no address, so it may not ask the api of this machine; and no
      // later script than that one is needed.
      console.allow(/Access to \w+ at|Failed to load resource/);
      await page.route(scriptFiles, (route) => route.abort());
      const spy = '<script>document.documentElement.dataset.seen = location.href</script>';
      await page.route(`**${path}`, async (route) => {
        const answer = await route.fetch();
        const body = (await answer.text()).replace('</script>', `</script>${spy}`);
        await route.fulfill({ response: answer, body });
      });
      for (const fragment of ['token=x.y.z', 'x.y.z', 'new=1&token=x.y.z', 'x.y.z&new=1']) {
        // Another fragment alone would be no new visit.
        await page.goto('about:blank');
        await page.goto(`${path}#${fragment}`, { waitUntil: 'domcontentloaded' });
        const seen = await page.evaluate(() => document.documentElement.dataset.seen ?? '');
        expect.soft(new URL(seen).pathname, fragment).toBe(path);
        expect.soft(seen, fragment).not.toContain('x.y.z');
      }
    });
  }
});
