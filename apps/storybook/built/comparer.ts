import type { Browser, Page } from 'playwright';

/** What a comparison found. */
export interface Comparison {
  /** How many of the blocks of 16 by 16 pixels look different; every one when the shapes differ. */
  changedBlocks: number;
  /** The new sheet as WebP, base64. */
  sheet: string;
}

/** A sheet of both schemes side by side, and its kept counterpart. */
export interface Shots {
  dark: string;
  light: string;
  /** The kept sheet as WebP, base64. */
  kept: string | null;
}

/** Runs in the page: joins the two shots, compares them with the kept sheet, and encodes what is new. */
const compareInPage = async ({ dark, light, kept }: Shots): Promise<Comparison> => {
  const block = 16;
  const decode = async (text: string, type: string) =>
    createImageBitmap(await (await fetch(`data:${type};base64,${text}`)).blob());
  const draw = (pictures: readonly ImageBitmap[]) => {
    const width = pictures.reduce((sum, picture) => sum + picture.width, 0);
    const canvas = new OffscreenCanvas(width, Math.max(...pictures.map(({ height }) => height)));
    const context = canvas.getContext('2d', { willReadFrequently: true });
    let x = 0;
    for (const picture of pictures) {
      context?.drawImage(picture, x, 0);
      x += picture.width;
    }
    const pixels = () => context?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    return { canvas, pixels };
  };
  const encode = async (canvas: OffscreenCanvas) => {
    const bytes = new Uint8Array(
      await (await canvas.convertToBlob({ type: 'image/webp', quality: 0.9 })).arrayBuffer(),
    );
    let text = '';
    for (const byte of bytes) text += String.fromCharCode(byte);
    return btoa(text);
  };
  const joined = draw([await decode(dark, 'image/png'), await decode(light, 'image/png')]);
  const sheet = await encode(joined.canvas);
  if (kept === null) return { changedBlocks: -1, sheet };
  if (kept === sheet) return { changedBlocks: 0, sheet };
  // The new sheet is encoded and decoded too, so that the encoder's loss does not count as a change.
  const fresh = draw([await decode(sheet, 'image/webp')]);
  const old = draw([await decode(kept, 'image/webp')]);
  const { width, height } = fresh.canvas;
  if (old.canvas.width !== width || Math.abs(old.canvas.height - height) > 1)
    return { changedBlocks: Math.ceil((width * height) / block ** 2), sheet };
  const [freshPixels, oldPixels] = [fresh.pixels(), old.pixels()];
  // Brightness and the two colour axes as eyes weigh them; the edges of letters may differ by a fair amount.
  const isFar = (at: number) => {
    const delta = (channel: number) => (freshPixels[at + channel] ?? 0) - (oldPixels[at + channel] ?? 0);
    const [red, green, blue] = [delta(0), delta(1), delta(2)];
    const y = red * 0.3 + green * 0.59 + blue * 0.11;
    const i = red * 0.6 - green * 0.27 - blue * 0.32;
    const q = red * 0.21 - green * 0.52 + blue * 0.31;
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q > 450;
  };
  const far = new Map<number, number>();
  const columns = Math.ceil(width / block);
  for (let row = 0; row < Math.min(height, old.canvas.height); row += 1) {
    for (let column = 0; column < width; column += 1) {
      if (!isFar((row * width + column) * 4)) continue;
      const key = Math.floor(row / block) * columns + Math.floor(column / block);
      far.set(key, (far.get(key) ?? 0) + 1);
    }
  }
  const changedBlocks = [...far.values()].filter((count) => count > 40).length;
  return { changedBlocks, sheet };
};

/** Compares pictures in a page of the same browser, which decodes them all. */
export const openComparer = async (browser: Browser): Promise<(shots: Shots) => Promise<Comparison>> => {
  const page: Page = await browser.newPage();
  return (shots) => page.evaluate(compareInPage, shots);
};
