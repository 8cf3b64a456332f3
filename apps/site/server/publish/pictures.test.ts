import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listedPages } from '../../app/pages/sitePages.ts';
import { shareImagePath } from '../../app/seo/shareImage.ts';
import { iconFiles, webManifest } from '../../app/seo/webManifest.ts';
import { shareArt } from './shareArt.ts';
import { shareCard } from './shareCard.ts';
import { writePictures } from './writePictures.ts';

const directory = mkdtempSync(join(tmpdir(), 'pictures-'));
const inBuild = (path: string) => join(directory, path);

beforeAll(() => writePictures(directory), 60_000);
afterAll(() => rmSync(directory, { recursive: true }));

describe('pictures of shared links', () => {
  it.each(listedPages)('$path has one of 1200 by 630, light enough for every service', async ({ path }) => {
    const file = readFileSync(inBuild(shareImagePath(path)));
    const { format, width, height } = await sharp(file).metadata();
    expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
    expect(file.byteLength).toBeLessThan(100_000);
  });

  it('are the same each time', async () => {
    const [page] = listedPages;
    if (page === undefined) throw new Error('There are no pages.');
    expect(await shareCard(page)).toBe(await shareCard(page));
  });

  it('have a rhythm of their own', () => {
    const arts = listedPages.map(({ path }) => shareArt(path));
    expect(new Set(arts).size).toBe(arts.length);
  });
});

describe('icons', () => {
  it.each(iconFiles)('$path has $size pixels each way', async ({ path, size, shape }) => {
    const { width, height } = await sharp(inBuild(path)).metadata();
    expect([width, height]).toEqual([size, size]);
    const { data, info } = await sharp(inBuild(path))
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(info.channels).toBe(4);
    expect(data[3], 'the corner').toBe(shape === 'masked' ? 255 : 0);
  });

  it('of the manifest are there', () => {
    for (const { src } of webManifest().icons)
      expect(readFileSync(inBuild(src)).byteLength).toBeGreaterThan(100);
  });

  it('for old browsers hold a PNG', () => {
    const file = readFileSync(inBuild('/favicon.ico'));
    expect(file.readUInt16LE(2)).toBe(1);
    expect(file.subarray(file.readUInt32LE(18)).subarray(1, 4).toString()).toBe('PNG');
  });
});
