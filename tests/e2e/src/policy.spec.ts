import type { Page } from '@playwright/test';
import { cardFrame, openCheckoutAsNewCreator } from './support/journey.ts';
import { expect, test } from './support/test.ts';

/** Says on the window that it ran. */
const mark = 'top.ran=(top.ran||0)+1';
const inert = `data:text/html,<script>${mark}</script>`;

/**
 * Ways in which a page is made to run what somebody else wrote. Each is what an attacker's foothold could do:
 * some as text in the served HTML, some through a sink of the page's own code. None may set `ran`.
 */
const inHtml: Readonly<Record<string, string>> = {
  'an inline script': `<script>${mark}</script>`,
  'an inline module': `<script type="module">${mark}</script>`,
  'a script with a nonce of its own': `<script nonce="abc">${mark}</script>`,
  'a script from a data address': `<script src="data:text/javascript,${mark}"></script>`,
  'a script from another host': '<script src="https://probe.example/probe.js"></script>',
  'an event handler': `<img src="x" onerror="${mark}">`,
  'an event handler of SVG': `<svg onload="${mark}"></svg>`,
  'a script in SVG': `<svg><script>${mark}</script></svg>`,
  'a frame with a page of its own': `<iframe srcdoc="<script>${mark}</script>"></iframe>`,
  'a frame with a data page': `<iframe src="${inert}"></iframe>`,
  'an object': `<object data="${inert}"></object>`,
  'a base that moves every address': '<base href="https://probe.example/"><script src="/probe.js"></script>',
  'a refresh to a script': `<meta http-equiv="refresh" content="0;url=javascript:${mark}">`,
};

/** Run as the page's own code runs: what it hands to the sink is somebody else's text. */
const inCode: Readonly<Record<string, string>> = {
  'a link to a script, pressed': `const a = document.createElement('a'); a.href = 'javascript:${mark}'; document.body.append(a); a.click();`,
  eval: `eval('${mark}')`,
  'a function from text': `new Function('${mark}')()`,
  'a timer from text': `setTimeout('${mark}', 0)`,
  innerHTML: `document.body.innerHTML += '<img src=x onerror="${mark}">'`,
  'a script from a blob': `const s = document.createElement('script'); s.src = URL.createObjectURL(new Blob(['${mark}'])); document.head.append(s);`,
  'a worker from a blob': `new Worker(URL.createObjectURL(new Blob(['${mark}']))).onmessage = () => { ${mark} }`,
  'text of a script element': `const s = document.createElement('script'); s.text = '${mark}'; document.head.append(s);`,
  'a module from a data address': `import('data:text/javascript,${mark}')`,
};

const ran = (page: Page) => page.evaluate(() => Reflect.get(window, 'ran') ?? 0);

/** The probe's code as a file of the site: allowed to run, as a hole in our own code would be. */
const runAsOwnCode = async (page: Page, code: string) => {
  await page.route('**/assets/probe.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `top.tried = true; (() => { ${code} })();`,
    }),
  );
  await page.route('**/pricing', async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    await route.fulfill({
      response: answer,
      body: html.replace('</body>', () => '<script src="/assets/probe.js"></script></body>'),
    });
  });
};

const settled = (page: Page) => page.waitForTimeout(300);

test('the probe itself runs where nothing forbids it', async ({ page }) => {
  await page.route('**/pricing', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><script>${mark}</script>` }),
  );
  await page.goto('/pricing');
  expect(await ran(page)).toBe(1);
});

test('nothing that was written into a page runs', async ({ page, console }) => {
  console.allow(/./);
  await page.route('https://probe.example/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: mark }),
  );
  for (const [name, html] of Object.entries(inHtml)) {
    await page.route('**/pricing', async (route) => {
      const answer = await route.fetch();
      const text = (await answer.text()).replace('<main', () => `<i id="probe"></i>${html}<main`);
      await route.fulfill({ response: answer, body: text });
    });
    await page.goto('/pricing', { waitUntil: 'commit' });
    await expect(page.locator('#probe'), `${name} is in the page`).toBeAttached();
    await settled(page);
    expect.soft(await ran(page), name).toBe(0);
    await page.unroute('**/pricing');
  }
});

test('nothing runs that the site itself was led to run', async ({ page, console }) => {
  console.allow(/./);
  for (const [name, code] of Object.entries(inCode)) {
    await runAsOwnCode(page, code);
    await page.goto('/pricing', { waitUntil: 'commit' });
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'tried')), name).toBe(true);
    await settled(page);
    expect.soft(await ran(page), name).toBe(0);
    await page.unrouteAll();
  }
});

test('markup at the checkout may come from the payment provider, but never with code in it', async ({
  page,
  console,
}) => {
  console.allow(/./);
  await openCheckoutAsNewCreator(page);
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
  }, mark);
  expect(told).toEqual({ field: 'taken', handler: 'refused' });
  expect(await ran(page)).toBe(0);
});
