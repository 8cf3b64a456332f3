import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { chromiumArgs, findChromium } from '@backbeat/tooling/chromium';
import { inForm } from '@backbeat/tooling/inForm';
import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Comparison, openComparer, type Shots } from './comparer.ts';
import { type Entry, readEntries, serveStorybook } from './serveStorybook.ts';
import { openStoryPage, type StoryPage } from './storyPage.ts';

/** `pnpm --filter @backbeat/storybook baseline` sets this mode: what looks different is kept as the new look. */
const isKeeping = import.meta.env.MODE === 'keep';
/** Every story is drawn anew in both widths, and its look compared in both. */
const isWhole = inForm({ short: isKeeping, whole: true });
/** In the short form the colours are looked at on whole pages, by the tests of the system. */
const furtherAudits = inForm<readonly 'colours'[]>({ short: [], whole: ['colours'] });
const widths = [1200, 375] as const;
/** The scheme that a story plays in, and the one that it is switched to without playing again. */
const schemes = {
  375: { played: 'light', switched: 'dark' },
  1200: { played: 'dark', switched: 'light' },
} as const;
const entries = readEntries().filter(({ type }) => type === 'story');
const stories = entries.map(({ id }) => id);

const kept = (folder: 'kept' | 'found', width: number, id: string): string =>
  new URL(`../look/${folder}/${width}/${id}.webp`, import.meta.url).pathname;

const write = (file: string, base64: string): void => {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, Buffer.from(base64, 'base64'));
};

let browser: Browser;
let address: string;
let closeServer: () => void;
let compare: (shots: Shots) => Promise<Comparison>;
/** Pages that show no story now: as many are opened as tests run at once. */
const pages: Record<'plain' | 'translated', StoryPage[]> = { plain: [], translated: [] };

beforeAll(async () => {
  const executablePath = findChromium();
  ({ address, close: closeServer } = await serveStorybook());
  browser = await chromium.launch({ args: chromiumArgs, ...(executablePath && { executablePath }) });
  compare = await openComparer(browser);
  rmSync(new URL('../look/found', import.meta.url), { recursive: true, force: true });
});

afterAll(async () => {
  await browser?.close();
  closeServer?.();
});

/** Looks at a story in a width, once it is shown; says what is wrong with it, or nothing. */
const lookAt = async (
  page: StoryPage,
  id: string,
  width: (typeof widths)[number],
): Promise<readonly string[]> => {
  const { played, switched } = schemes[width];
  const faults: string[] = [];
  const isAudited = width === ((await page.widthAskedFor()) === 375 ? 375 : 1200);
  if (isAudited) faults.push(...(await page.audit('all')));
  // In the short form a story looks as it was kept in the width that it is made for.
  else if (!isWhole) return faults;
  const file = kept('kept', width, id);
  const before = existsSync(file) ? readFileSync(file).toString('base64') : null;
  const look = async () => {
    await page.setScheme(played);
    const shots = { [played]: await page.shoot() };
    await page.setScheme(switched);
    shots[switched] = await page.shoot();
    return compare({ dark: shots.dark ?? '', light: shots.light ?? '', kept: before });
  };
  // A story may need a moment on a busy machine: what differs, or is to be kept, is looked at again.
  let { changedBlocks, sheet } = await look();
  for (let attempt = 0; attempt < 3 && changedBlocks !== 0; attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, 250));
    const again = await look();
    const isSettled = again.sheet === sheet;
    ({ changedBlocks, sheet } = again);
    if (isSettled) break;
  }
  if (isAudited) for (const audit of furtherAudits) faults.push(...(await page.audit(audit)));
  if (changedBlocks === 0) return faults;
  if (isKeeping) {
    write(file, sheet);
    return faults;
  }
  write(kept('found', width, id), sheet);
  const what = before === null ? 'is new' : `looks different in ${changedBlocks} blocks of 16 by 16 pixels`;
  return [...faults, `${width} px ${what}: see look/found/${width}/${id}.webp`];
};

type Visit = readonly [widths: readonly (typeof widths)[number][], id: string];
const visitsOf = (some: readonly Entry[], ...windows: Visit[0]): readonly Visit[] =>
  some.map(({ id }) => [windows, id]);
const isPlaying = ({ tags }: Entry) => tags?.includes('play-fn') ?? false;
const isStill = (entry: Entry) => !isPlaying(entry);

/**
 * All in one width, then in the other: a page does not play the story again that it shows already. In the short form a
 * story that does nothing by itself is drawn once, and its window changed.
 */
const visits = isWhole
  ? [...visitsOf(entries, 375), ...visitsOf(entries, 1200)]
  : [
      ...visitsOf(entries.filter(isPlaying), 375),
      ...visitsOf(entries.filter(isPlaying), 1200),
      ...visitsOf(entries.filter(isStill), 1200, 375),
    ];

describe('every story plays, translated too, has nothing for axe to find, looks as it was kept, and has room for longer texts', () => {
  it.concurrent.each(visits)('at %j px: %s', async (windows, id) => {
    const other = stories.find((story) => story !== id) ?? '';
    // Whatever plays, or in the whole form every story, is translated in one width: it does and looks the same.
    const isTranslated = windows[0] === 375;
    const idle = pages[isTranslated ? 'translated' : 'plain'];
    const page = idle.pop() ?? (await openStoryPage(browser, address, other, isTranslated));
    const faults: string[] = [];
    for (const [index, width] of windows.entries()) {
      const { played } = schemes[width];
      faults.push(...(await (index === 0 ? page.show(id, width, played) : page.turn(width, played))));
      faults.push(...(await lookAt(page, id, width)), ...(await page.overflows()));
    }
    idle.push(page);
    expect(faults).toEqual([]);
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
