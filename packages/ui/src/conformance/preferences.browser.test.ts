import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { schemeStorageKey } from '../styling/scheme.ts';
import { colors } from '../tokens/colors.ts';
import { type Pages, startPages } from './openPages.ts';

let pages: Pages;

beforeAll(async () => {
  pages = await startPages();
});

afterAll(() => pages?.close());

const rgbOf = (hex: string): string =>
  `rgb(${[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(', ')})`;

describe('the scheme', () => {
  it.each([
    ['light', 'dark'],
    ['dark', 'light'],
  ] as const)('a remembered %s on a system in %s stands from the first frame on', async (kept, system) => {
    const { page } = await pages.blank({ colorScheme: system });
    await page.addInitScript(
      ({ key, value }) => {
        localStorage.setItem(key, value);
        const frame = () => {
          if (document.body) {
            const seen = new Set((document.documentElement.dataset.seen ?? '').split(';'));
            seen.add(getComputedStyle(document.body).backgroundColor);
            document.documentElement.dataset.seen = [...seen].filter(Boolean).join(';');
          }
          requestAnimationFrame(frame);
        };
        requestAnimationFrame(frame);
      },
      { key: schemeStorageKey, value: kept },
    );
    await page.goto(pages.address);
    await page.locator('html[data-hydrated]').waitFor();
    await page.waitForTimeout(300);
    expect(await page.locator('html').getAttribute('data-seen')).toBe(rgbOf(colors[kept].ground));
    await page.context().close();
  });

  it('holds without any script', async () => {
    const { page } = await pages.blank({ colorScheme: 'light', javaScriptEnabled: false });
    await page.goto(pages.address);
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(ground).toBe(rgbOf(colors.light.ground));
    await page.context().close();
  });

  it('changes at a press, is remembered, and is there again after a reload', async () => {
    const { page } = await pages.open({ colorScheme: 'dark' });
    await page.locator('[data-probe="SchemeToggle"]').click();
    await expect.poll(() => page.locator('html').getAttribute('data-scheme')).toBe('light');
    await page.reload();
    await page.locator('html[data-hydrated]').waitFor();
    expect(await page.locator('html').getAttribute('data-scheme')).toBe('light');
    await page.context().close();
  });
});

describe('reduced motion', () => {
  it('leaves nothing moving, where something moves without it', async () => {
    const running = () => document.getAnimations().filter(({ playState }) => playState === 'running').length;
    const moving = await pages.open({ reducedMotion: 'no-preference' });
    expect(await moving.page.evaluate(running)).toBeGreaterThan(10);
    const still = await pages.open({ reducedMotion: 'reduce' });
    expect(await still.page.evaluate(running)).toBe(0);
    await Promise.all([moving.page.context().close(), still.page.context().close()]);
  });
});

describe('forced colours', () => {
  it('keep an edge around every control', async () => {
    const { page } = await pages.open({ forcedColors: 'active', reducedMotion: 'reduce' });
    const bare = await page
      .locator('main')
      .locator('button, input:not([type="checkbox"], [type="radio"]), select, textarea')
      .evaluateAll((controls) =>
        controls
          .filter((control) => {
            const hasEdge = [undefined, '::before', '::after'].some((part) => {
              const { borderTopWidth, borderTopStyle } = getComputedStyle(control, part);
              return Number.parseFloat(borderTopWidth) > 0 && borderTopStyle !== 'none';
            });
            const hasContent = control.textContent.trim() !== '' || control.querySelector('svg') !== null;
            return !hasEdge && !hasContent;
          })
          .map((control) => control.outerHTML.slice(0, 120)),
      );
    expect(bare).toEqual([]);
    await page.context().close();
  });

  it.each(['Checkbox', 'Switch', 'RadioCard'])('show whether a %s is chosen', async (name) => {
    const { page } = await pages.open({ forcedColors: 'active', reducedMotion: 'reduce' });
    const host = page.locator(`[data-case="${name}"]`);
    const before = await host.screenshot();
    await host.locator('input, [role="switch"]').first().check({ force: true });
    await page.mouse.move(0, 0);
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    expect((await host.screenshot()).equals(before)).toBe(false);
    await page.context().close();
  });

  it.each(['ProgressBar', 'StepBar'])('tell the lit steps of a %s from the others', async (name) => {
    const { page } = await pages.open({ forcedColors: 'active', reducedMotion: 'reduce' });
    const grounds = await page
      .locator(`[data-case="${name}"] i`)
      .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).backgroundColor));
    expect(new Set(grounds).size).toBe(2);
    await page.context().close();
  });
});
