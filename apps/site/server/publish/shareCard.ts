import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { brand } from '@backbeat/domain';
import { colors } from '@backbeat/ui/tokens';
import { type CSSProperties, createElement, type ReactNode } from 'react';
import satori from 'satori';
import type { ListedPage, Listing } from '../../app/pages/SitePage.ts';
import { logoSvg } from '../../app/seo/logo.ts';
import { shareImageSize } from '../../app/seo/shareImage.ts';
import { namedNote, shareArt } from './shareArt.ts';

const require = createRequire(import.meta.url);
const fonts = [
  {
    name: 'Display',
    data: readFileSync(
      require.resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff'),
    ),
    weight: 800,
  },
  {
    name: 'Display',
    data: readFileSync(
      require.resolve('@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff'),
    ),
    weight: 700,
  },
  {
    name: 'Text',
    data: readFileSync(
      require.resolve('@fontsource/instrument-sans/files/instrument-sans-latin-500-normal.woff'),
    ),
    weight: 500,
  },
] as const;

const { width, height } = shareImageSize;
const palette = colors.dark;
const margin = 64;

const box = (style: CSSProperties, ...children: readonly ReactNode[]) =>
  createElement('div', { style: { display: 'flex', ...style } }, ...children);

/** Short headings stand large; a long one still fits into five lines. */
const sizeOf = (heading: string): number => {
  const longest = Math.max(...heading.split(' ').map((word) => word.length));
  if (heading.length > 40 || longest > 12) return 76;
  return heading.length > 22 ? 88 : 104;
};

const display = (size: number, weight: 700 | 800): CSSProperties => ({
  fontFamily: 'Display',
  fontWeight: weight,
  fontSize: size,
  letterSpacing: `${size * -0.042}px`,
});

const headingBox = ({ heading, loud }: Listing) => {
  const quiet = loud === undefined ? heading : heading.slice(0, -loud.length).trim();
  const line: CSSProperties = { ...display(sizeOf(heading), 800), lineHeight: 0.98, textWrap: 'balance' };
  return box(
    { flexDirection: 'column', justifyContent: 'center', flexGrow: 1, width: 610 },
    box({ ...line, color: palette.text }, quiet),
    loud === undefined ? null : box({ ...line, color: palette.pink }, loud),
  );
};

const card = ({ path, listing }: ListedPage) =>
  box(
    {
      flexDirection: 'column',
      width,
      height,
      padding: `54px ${margin}px 50px`,
      position: 'relative',
      boxSizing: 'border-box',
    },
    box(
      { ...display(40, 800), height: 56, alignItems: 'center', paddingLeft: 56, color: palette.text },
      brand.name,
    ),
    headingBox(listing),
    box(
      { fontFamily: 'Text', fontSize: 25, color: palette.muted },
      `${new URL(brand.links.site).host}${path === '/' ? '' : path}`,
    ),
    box(
      {
        ...display(25, 700),
        letterSpacing: '-0.4px',
        position: 'absolute',
        left: namedNote.x + 54,
        top: namedNote.y,
        height: namedNote.height,
        alignItems: 'center',
        color: palette['on-cell-3'],
      },
      path === '/' ? 'Now playing: LoFi' : listing.name,
    ),
  );

/**
 * The picture of a page for shared links, as SVG: brand, heading, address, and the page's own rhythm on the step
 * grid. Words are outlines, so no font is needed to draw it.
 */
export const shareCard = async (page: ListedPage): Promise<string> => {
  const words = await satori(card(page), {
    width,
    height,
    fonts: [...fonts],
  });
  const { x, y } = namedNote;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${palette.ground}"/>`,
    shareArt(page.path),
    logoSvg({ x: margin, y: 56, height: 52 }),
    `<path transform="translate(${x + 27} ${y + 32})" d="M-6 -10v20l17-10z" fill="${palette['on-cell-3']}"/>`,
    words,
    '</svg>',
  ].join('');
};
