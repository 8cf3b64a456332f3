import { globSync } from 'node:fs';
import { chromiumArgs, findChromium } from '@backbeat/tooling/chromium';
import { type Browser, chromium, type Page } from 'playwright';
import { createElement, type ElementType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as brandIcons from '../icon/brandIcons.ts';

const dist = new URL('../../dist/', import.meta.url).pathname;
const icons = globSync('icon/drawn/*.js', { cwd: dist }).map((file) => file.slice(11, -3));

let browser: Browser;
let page: Page;

beforeAll(async () => {
  const executablePath = findChromium();
  browser = await chromium.launch({ args: chromiumArgs, ...(executablePath && { executablePath }) });
  page = await browser.newPage();
});

afterAll(() => browser?.close());

/** The share of pixels of 240 by 240 in which two drawings differ by more than a third. */
const differenceOf = (first: string, second: string): Promise<number> =>
  page.evaluate(
    async (drawings) => {
      const size = 240;
      const [one, other] = await Promise.all(
        drawings.map(async (svg) => {
          const picture = new Image(size, size);
          picture.src = `data:image/svg+xml,${encodeURIComponent(svg)}`;
          await picture.decode();
          const context = new OffscreenCanvas(size, size).getContext('2d');
          context?.drawImage(picture, 0, 0, size, size);
          return context?.getImageData(0, 0, size, size).data ?? [];
        }),
      );
      const inked = one?.filter((_, at) => at % 4 === 3).filter((alpha) => alpha > 0).length ?? 0;
      if (inked < 1000) return 1;
      const far = one?.filter((alpha, at) => at % 4 === 3 && Math.abs(alpha - (other?.[at] ?? 0)) > 85);
      return (far?.length ?? 0) / size ** 2;
    },
    [first, second],
  );

const iconSvg = (icon: ElementType) =>
  renderToStaticMarkup(
    createElement(icon, { xmlns: 'http://www.w3.org/2000/svg', width: 240, height: 240, color: '#000' }),
  );

describe('the short drawings of the built package', () => {
  it('are there', () => expect(icons.length).toBeGreaterThan(25));

  it.each(icons)('%s looks as lucide draws it', async (name) => {
    const { default: short }: { default: ElementType } = await import(`${dist}icon/drawn/${name}.js`);
    const { default: long }: { default: ElementType } = await import(`lucide-react/icons/${name}`);
    expect(await differenceOf(iconSvg(long), iconSvg(short))).toBeLessThan(0.0005);
  });

  it.each(Object.entries(brandIcons))('%s looks as simple-icons draws it', async (name, long) => {
    const short: Record<string, ElementType> = await import(`${dist}icons.js`);
    expect(await differenceOf(iconSvg(long), iconSvg(short[name] ?? 'svg'))).toBeLessThan(0.003);
  });
});
