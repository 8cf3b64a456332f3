import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@backbeat/tooling/stack';
import { patience } from '@backbeat/tooling/vitest';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openPage } from './openPage.ts';
import { type RebrandedSite, rebrandSite, textsBelow } from './rebrandSite.ts';
import { startProgram } from './runProgram.ts';

const pink = '#ff5c8a';
const lime = '#b4e24a';

let site: RebrandedSite;
beforeAll(async () => {
  site = await rebrandSite(
    (text) => text.replaceAll('Backbeat', 'Night Owl').replaceAll('backbeat', 'night-owl'),
    (text) => text.replaceAll(pink, lime),
  );
});
afterAll(() => site?.remove());

it('the site under another name shows no trace of the first one', async () => {
  const texts = await textsBelow(join(site.folder, 'build'));
  expect(texts.length).toBeGreaterThan(150);
  // The packages keep their scope, and the cascade layers their names, whoever uses them.
  const ofPackages = /@backbeat\/|backbeat\.(?:reset|base|components)/g;
  const traces = texts.flatMap(([file, whole]) => {
    const text = `${file} ${whole}`.replaceAll(ofPackages, '');
    const at = text.search(/backbeat/i);
    return at < 0 ? [] : [`${file}: ${text.slice(Math.max(0, at - 60), at + 60)}`];
  });
  expect(traces).toEqual([]);
});

it('and has its own addresses, texts, codes and colours', async () => {
  const texts = new Map(await textsBelow(join(site.folder, 'build/client')));
  expect(await readdir(join(site.folder, 'build/client/what-is-night-owl'))).toContain('index.html');
  expect(texts.get('/index.html')).toContain('Night Owl');
  expect(texts.get('/index.html')).toContain('coupon=night-owl1month');
  expect(texts.get('/sitemap.xml')).toContain('<loc>https://www.night-owl.example/pricing</loc>');
  expect(texts.get('/llms.txt')).toMatch(/^# Night Owl\n/);
  expect(texts.get('/manifest.webmanifest')).toContain('"short_name": "Night Owl"');
  expect(texts.get('/favicon.svg')).toContain(lime);
  expect(texts.get('/index.html')).toContain(`--bb-pink:light-dark(#c81e5b,${lime})`);
});

describe('its server', () => {
  let siteUrl: string;
  let server: ReturnType<typeof startProgram>;
  beforeAll(async () => {
    const port = await freePort();
    siteUrl = `http://localhost:${port}`;
    server = startProgram('node', ['dist-server/main.js'], {
      cwd: site.folder,
      // Nobody answers there; the default address may be that of a system that runs beside this test.
      env: { SITE_PORT: String(port), API_URL: `http://localhost:${await freePort()}` },
    });
    await vi.waitFor(() => expect(server.output()).toContain('site ready'), patience.expect.poll);
  });
  afterAll(async () => {
    server?.child.kill();
    await server?.ended;
  });
  /** No api runs here, so nobody can be asked whether this person is signed in. */
  const isFault = (text: string): boolean => !text.includes('ERR_CONNECTION_REFUSED');

  it('leads from page to page', async () => {
    const { page, complaints, close } = await openPage(siteUrl);
    await page.getByRole('region', { name: 'Cookies', exact: true }).waitFor();
    expect(await page.title()).toContain('Night Owl');
    await page.getByRole('link', { name: 'What is Night Owl?' }).first().click();
    await page.waitForURL(/\/what-is-night-owl$/);
    expect(complaints.filter(isFault)).toEqual([]);
    await close();
  });

  it('serves a page that somebody added who knows React Router', async () => {
    const { page, complaints, close } = await openPage(`${siteUrl}/hello?name=Linus`);
    const sees = (name: string) => page.getByRole('heading', { name: `Hello ${name}` }).waitFor();
    await sees('Linus');
    await page.getByRole('button', { name: 'I am Ada' }).click();
    await sees('Ada');
    await page.getByRole('link', { name: 'I am Grace' }).click();
    await sees('Grace');
    await page.goBack();
    await sees('Ada');
    expect(page.url()).toBe(`${siteUrl}/greeting?name=Ada`);
    await page.getByRole('link', { name: 'I am nobody' }).click();
    await page.waitForURL(`${siteUrl}/pricing`);
    expect(complaints.filter(isFault)).toEqual([]);
    await close();
  });

  it('has that page in what a reader without scripts, a crawler and a program are told', async () => {
    const { page, close } = await openPage(`${siteUrl}/greeting`, { javaScriptEnabled: false });
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Hello you');
    expect(await page.title()).toBe('A greeting');
    const head = (selector: string, attribute: string) => page.locator(selector).getAttribute(attribute);
    expect(await head('meta[name="description"]', 'content')).toContain('says hello');
    expect(await head('link[rel="canonical"]', 'href')).toMatch(/\/greeting$/);
    expect(await head('meta[property="og:image"]', 'content')).toMatch(/\/share\/greeting\.png$/);
    await page.goto(`${siteUrl}/pricing`);
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Say hello' });
    expect(await link.getAttribute('href')).toBe('/greeting');
    await close();

    const textAt = async (path: string) => (await fetch(`${siteUrl}${path}`)).text();
    expect(await textAt('/sitemap.xml')).toMatch(/\/greeting<\/loc>/);
    expect(await textAt('/llms.txt')).toMatch(/\[Greeting\]\(.+\/greeting\): Says hello/);
    expect((await fetch(`${siteUrl}/share/greeting.png`)).headers.get('content-type')).toBe('image/png');
  });
});
