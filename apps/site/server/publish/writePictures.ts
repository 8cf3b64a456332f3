import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { listedPages } from '../../app/pages/sitePages.ts';
import { iconSvg } from '../../app/seo/logo.ts';
import { shareImagePath } from '../../app/seo/shareImage.ts';
import { iconFiles } from '../../app/seo/webManifest.ts';
import { shareCard } from './shareCard.ts';

const png = (svg: string, size?: number): Promise<Buffer> => {
  const picture = sharp(Buffer.from(svg));
  const sized = size === undefined ? picture : picture.resize(size, size);
  return sized.png({ palette: true, compressionLevel: 9, effort: 7 }).toBuffer();
};

/** A Windows icon that holds one PNG: six bytes of head, sixteen of entry, the picture. */
const ico = (picture: Buffer, size: number): Buffer => {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.byteLength, 14);
  head.writeUInt32LE(head.byteLength, 18);
  return Buffer.concat([head, picture]);
};

const put = async (directory: string, path: string, content: Buffer | string): Promise<void> => {
  const file = join(directory, path);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
};

/** Draws the icons and the pictures of shared links into the folder of the build. The same input gives the same bytes. */
export const writePictures = async (directory: string): Promise<void> => {
  await put(directory, '/favicon.svg', iconSvg('rounded'));
  await put(directory, '/favicon.ico', ico(await png(iconSvg('rounded'), 32), 32));
  for (const { path, size, shape } of iconFiles) await put(directory, path, await png(iconSvg(shape), size));
  for (const page of listedPages) {
    await put(directory, shareImagePath(page.path), await png(await shareCard(page)));
  }
};
