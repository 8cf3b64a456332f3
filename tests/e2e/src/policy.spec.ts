import type { Page } from '@playwright/test';
import { cardFrame, uniqueName } from './support/journey.ts';
import { openAsNew } from './support/signIn.ts';
import { expect, test } from './support/test.ts';

/** Says on the window which of the ways ran; stands in each of them. */
const mark = 'MARK';
const inert = `data:text/html,<script>${mark}</script>`;
/** The ways with their numbers in them. */
const numbered = (ways: Readonly<Record<string, string>>): readonly string[] =>
  Object.values(ways).map((text, at) => text.replaceAll(mark, `(top.ran=top.ran||[]).push(${at})`));

/**
 * Ways in which a page is made to run what somebody else wrote. Each is what an attacker's foothold could do:
 * some as text in the served HTML, some through a sink of the page's own code. None may set `ran`.
 */
const inHtml: Readonly<Record<string, string>> = {
  'an inline script': `<script>${mark}</script>`,
  'an inline module': `<script type="module">${mark}</script>`,
  'a script with a nonce of its own': `<script nonce="abc">${mark}</script>`,
  'a script from a data address': `<script src="data:text/javascript,${mark}"></script>`,
  'a script from another host': `<script src="https://probe.example/?${mark}"></script>`,
  'an event handler': `<img src="x" onerror="${mark}">`,
  'an event handler of SVG': `<svg onload="${mark}"></svg>`,
  'a script in SVG': `<svg><script>${mark}</script></svg>`,
  'a frame with a page of its own': `<iframe srcdoc="<script>${mark}</script>"></iframe>`,
  'a frame with a data page': `<iframe src="${inert}"></iframe>`,
  'an object': `<object data="${inert}"></object>`,
  'a base that moves every address': `<base href="https://probe.example/"><script src="/?${mark}"></script>`,
  'a refresh to a script': `<meta http-equiv="refresh" content="0;url=javascript:${mark}">`,
};

/** Run as the page's own code runs: what it hands to the sink is somebody else's text. */
const inCode: Readonly<Record<string, string>> = {
  'a link to a script, pressed': `const a = document.createElement('a'); a.href = 'javascript:${mark}'; document.body.append(a); a.click();`,
  eval: `eval('${mark}')`,
  'a function from text': `new Function('${mark}')()`,
  'a timer from text': `setTimeout('${mark}', 0)`,
  'a script from a blob': `const s = document.createElement('script'); s.src = URL.createObjectURL(new Blob(['${mark}'])); document.head.append(s);`,
  'a worker from a blob': `new Worker(URL.createObjectURL(new Blob(['postMessage(1)']))).onmessage = () => { ${mark} }`,
  'text of a script element': `const s = document.createElement('script'); s.text = '${mark}'; document.head.append(s);`,
  'a module from a data address': `import('data:text/javascript,${mark}')`,
  innerHTML: `document.body.innerHTML += '<img src=x onerror="${mark}">'`,
};

const ran = (page: Page): Promise<readonly number[]> => page.evaluate(() => Reflect.get(window, 'ran') ?? []);

const ranOf = async (page: Page, ways: Readonly<Record<string, string>>): Promise<readonly string[]> => {
  const numbers = await ran(page);
  return Object.keys(ways).filter((_name, at) => numbers.includes(at));
};

/** Opens a page as the site serves it, with something written into it. */
const openWith = async (page: Page, write: (html: string) => string): Promise<void> => {
  await page.route('**/pricing', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: write(await answer.text()) });
  });
  await page.goto('/pricing', { waitUntil: 'commit' });
};

/** A page with every way written into it, each of which has been met. */
const openWithHtml = async (page: Page): Promise<void> => {
  await page.route('https://probe.example/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: decodeURIComponent(new URL(route.request().url()).search.slice(1)),
    }),
  );
  const ways = numbered(inHtml).join('');
  await openWith(page, (html) => html.replace('<main', () => `${ways}<i id="probe"></i><main`));
  await expect(page.locator('#probe'), 'the ways are in the page').toBeAttached();
};

/** A page with every way in a file of the site: allowed to run, as a hole in our own code would be. */
const openWithCode = async (page: Page): Promise<void> => {
  const ways = numbered(inCode).map((code) => `try { ${code} } catch {}`);
  await page.route('**/assets/probe.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: `${ways.join('\n')}\ntop.tried = true;` }),
  );
  await openWith(page, (html) =>
    html.replace('</body>', () => '<script src="/assets/probe.js"></script></body>'),
  );
  await expect.poll(() => page.evaluate(() => Reflect.get(window, 'tried'))).toBe(true);
};

const settled = (page: Page) => page.waitForTimeout(300);

test.describe('where no policy forbids it', () => {
  test.use({ bypassCSP: true });

  test('the ways to run do run', async ({ page, console }) => {
    console.allow(/./);
    // These are closed by the browser itself: they have no way to the window, or none at all.
    const closed = ['a frame with a data page', 'an object', 'a refresh to a script'];
    await openWithHtml(page);
    await expect
      .poll(() => ranOf(page, inHtml))
      .toEqual(Object.keys(inHtml).filter((name) => !closed.includes(name)));
    await page.unrouteAll();
    await openWithCode(page);
    await expect.poll(() => ranOf(page, inCode)).toEqual(Object.keys(inCode));
  });
});

test('nothing that was written into a page runs', async ({ page, console }) => {
  console.allow(/./);
  await openWithHtml(page);
  await settled(page);
  expect(await ranOf(page, inHtml)).toEqual([]);
});

test('nothing runs that the site itself was led to run', async ({ page, console }) => {
  console.allow(/./);
  await openWithCode(page);
  await settled(page);
  expect(await ranOf(page, inCode)).toEqual([]);
});

test('markup at the checkout may come from the payment provider, but never with code in it', async ({
  page,
  system,
  console,
}) => {
  console.allow(/./);
  await openAsNew(page, system, uniqueName('Reader'), '/checkout/premium');
  await expect(cardFrame(page).getByLabel('Card number')).toBeVisible();
  const told = await page.evaluate((text) => {
    const holder = document.createElement('div');
    const attempt = (html: string) => {
      try {
        holder.innerHTML = html;
        return 'taken';
      } catch {
        return 'refused';
      }
    };
    return {
      field: attempt('<div class="field"><iframe src="https://pay.example/field"></iframe></div>'),
      handler: attempt(`<img src="x" onerror="${text}">`),
    };
  }, '(top.ran=[]).push(0)');
  expect(told).toEqual({ field: 'taken', handler: 'refused' });
  expect(await ran(page)).toEqual([]);
});
