import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { chromiumArgs, findChromium } from '@backbeat/tooling/chromium';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Comparison, openComparer, type Shots } from './comparer.ts';
import { readEntries, serveStorybook } from './serveStorybook.ts';
import { openStoryPage, type StoryPage } from './storyPage.ts';

/** `pnpm --filter @backbeat/storybook baseline` sets this mode: what looks different is kept as the new look. */
const isKeeping = import.meta.env.MODE === 'keep';
const widths = [375, 1200] as const;
const stories = readEntries()
  .filter(({ type }) => type === 'story')
  .map(({ id }) => id);

const kept = (folder: 'kept' | 'found', width: number, id: string): string =>
  new URL(`../look/${folder}/${width}/${id}.webp`, import.meta.url).pathname;

const write = (file: string, base64: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, Buffer.from(base64, 'base64'));
};

let browser: Browser;
let closeServer: () => void;
let compare: (shots: Shots) => Promise<Comparison>;
const pages = new Map<number, StoryPage>();

beforeAll(async () => {
  const executablePath = findChromium();
  const { address, close } = await serveStorybook();
  closeServer = close;
  browser = await chromium.launch({ args: chromiumArgs, ...(executablePath && { executablePath }) });
  compare = await openComparer(browser);
  for (const width of widths)
    pages.set(width, await openStoryPage(browser, address, width, stories.at(-1) ?? ''));
  rmSync(new URL('../look/found', import.meta.url), { recursive: true, force: true });
});

afterAll(async () => {
  await browser?.close();
  closeServer?.();
});

/** Shows a story in a width; says what is wrong with it, or nothing. */
const lookAt = async (id: string, width: number): Promise<readonly string[]> => {
  const page = pages.get(width);
  if (!page) throw new Error(`No page is ${width} px wide.`);
  const faults = await page.show(id);
  const file = kept('kept', width, id);
  const before = existsSync(file) ? readFileSync(file).toString('base64') : null;
  const look = async () =>
    compare({ dark: await page.shoot('dark'), light: await page.shoot('light'), kept: before });
  // A story may need a moment on a busy machine: what differs, or is to be kept, is looked at again.
  let { changedBlocks, sheet } = await look();
  for (let turn = 0; turn < 3 && changedBlocks !== 0; turn += 1) {
    await new Promise((resolve) => setTimeout(resolve, 250));
    const again = await look();
    const isSettled = again.sheet === sheet;
    ({ changedBlocks, sheet } = again);
    if (isSettled) break;
  }
  if (changedBlocks === 0) return faults;
  if (isKeeping) {
    write(file, sheet);
    return faults;
  }
  write(kept('found', width, id), sheet);
  const what = before === null ? 'is new' : `looks different in ${changedBlocks} blocks of 16 by 16 pixels`;
  return [...faults, `${width} px ${what}: see look/found/${width}/${id}.webp`];
};

describe('every story looks as it was kept, at 375 and 1200 px, in both schemes', () => {
  it.each(stories)('%s', async (id) => {
    const faults = await Promise.all(widths.map((width) => lookAt(id, width)));
    expect(faults.flat()).toEqual([]);
  });

  it('keeps no look of a story that is gone', () => {
    const root = new URL('../look/kept/', import.meta.url).pathname;
    const gone = globSync('*/*.webp', { cwd: root }).filter(
      (file) => !stories.includes(file.replace(/^.*\/|\.webp$/g, '')),
    );
    if (isKeeping) for (const file of gone) rmSync(`${root}${file}`);
    else expect(gone).toEqual([]);
  });
});
