/** Where the two font files are served from; the same addresses belong in the page's preload links. */
export interface FontUrls {
  /** `@backbeat/ui/fonts/bricolage-grotesque-display.woff2` as the app's bundler resolves it. */
  display: string;
  /** `@backbeat/ui/fonts/instrument-sans-text.woff2` as the app's bundler resolves it. */
  text: string;
}

/**
 * The name stands without quotes: some engines take what `new FontFace` is given letter for letter, quotes and all, and
 * then no text finds the face.
 */
const face = (family: string, url: string, weights: string): string =>
  `@font-face{font-family:${family};src:url("${url}");font-weight:${weights};font-display:swap;}`;

/**
 * System faces with the metrics of ours, so that no line moves when the real ones arrive. The sizes are measured: a
 * long text takes the same width in both. The bold faces stand first, because the first one found is taken.
 */
const bold = 'local("Arial Bold"),local("Liberation Sans Bold")';
const regular = 'local("Arial"),local("Liberation Sans")';
const fallbackFaces = `
@font-face{font-family:"Display fallback";src:${bold};size-adjust:96.3%;ascent-override:96.6%;descent-override:28.3%;line-gap-override:0%;}
@font-face{font-family:"Text fallback";font-weight:400 500;src:${regular};size-adjust:100.4%;ascent-override:96.7%;descent-override:24.6%;line-gap-override:0%;}
@font-face{font-family:"Text fallback";font-weight:600 700;src:${bold};size-adjust:96.1%;ascent-override:101%;descent-override:25.8%;line-gap-override:0%;}`;

/**
 * The `@font-face` rules of the two faces as CSS text, for apps that decide themselves when to ask for the files:
 * then `GlobalStyles` gets no `fonts`.
 *
 * @example webFaces({ display: '/d.woff2', text: '/t.woff2' }).includes('url("/d.woff2")') // → true
 */
export const webFaces = ({ display, text }: FontUrls): string =>
  face('Bricolage Grotesque', display, '600 800') + face('Instrument Sans', text, '400 700');

/** All `@font-face` rules as CSS text. */
export const fontFaces = (urls?: FontUrls): string =>
  (urls === undefined ? '' : webFaces(urls)) + fallbackFaces;
