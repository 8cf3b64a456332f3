import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { freePort } from '@backbeat/tooling/stack';
import { afterAll, beforeAll, expect, it } from 'vitest';
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

it('and works', async () => {
  const port = await freePort();
  const server = startProgram('node', ['dist-server/main.js'], {
    cwd: site.folder,
    // Nobody answers there; the default address may be that of a system that runs beside this test.
    env: { SITE_PORT: String(port), API_URL: `http://localhost:${await freePort()}` },
  });
  await expect.poll(() => server.output(), { timeout: 20_000 }).toContain('site ready');
  const { page, complaints, close } = await openPage(`http://localhost:${port}/`);
  await page.getByRole('region', { name: 'Cookies', exact: true }).waitFor();
  expect(await page.title()).toContain('Night Owl');
  await page.getByRole('link', { name: 'What is Night Owl?' }).first().click();
  await page.waitForURL(/\/what-is-night-owl$/);
  // No api runs here, so nobody can be asked whether this person is signed in.
  expect(complaints.filter((text) => !text.includes('ERR_CONNECTION_REFUSED'))).toEqual([]);
  await close();
  server.child.kill();
  await server.ended;
});
