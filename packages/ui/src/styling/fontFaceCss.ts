/** Where the two font files are served from; the same addresses belong in the page's preload links. */
export interface FontUrls {
  /** `@backbeat/ui/fonts/bricolage-grotesque-display.woff2` as the app's bundler resolves it. */
  display: string;
  /** `@backbeat/ui/fonts/instrument-sans-text.woff2` as the app's bundler resolves it. */
  text: string;
}

/** The family is not quoted: some engines keep the quotes as part of the name when it is given to `new FontFace`. */
const fontFace = (family: string, url: string, weights: string): string =>
  `@font-face{font-family:${family};src:url("${url}");font-weight:${weights};font-display:swap;}`;

/** Of several local fonts the browser takes the first that it has; the bold ones stand first. */
const bold = 'local("Arial Bold"),local("Liberation Sans Bold")';
const regular = 'local("Arial"),local("Liberation Sans")';
/** System fonts with the metrics of ours, measured on a long text, so that no line moves when the web fonts load. */
const fallbackFontFaces = /* css */ `
@font-face{font-family:"Display fallback";src:${bold};size-adjust:96.3%;ascent-override:96.6%;descent-override:28.3%;line-gap-override:0%;}
@font-face{font-family:"Text fallback";font-weight:400 500;src:${regular};size-adjust:100.4%;ascent-override:96.7%;descent-override:24.6%;line-gap-override:0%;}
@font-face{font-family:"Text fallback";font-weight:600 700;src:${bold};size-adjust:96.1%;ascent-override:101%;descent-override:25.8%;line-gap-override:0%;}`;

/**
 * The `@font-face` rules of the two web fonts as CSS text, for apps that decide themselves when to load them:
 * then `GlobalStyles` gets no `fonts`.
 *
 * @example fontFaceCss({ display: '/d.woff2', text: '/t.woff2' }).includes('url("/d.woff2")') // → true
 */
export const fontFaceCss = ({ display, text }: FontUrls): string =>
  fontFace('Bricolage Grotesque', display, '600 800') + fontFace('Instrument Sans', text, '400 700');

/** All `@font-face` rules, those of the fallback fonts included. */
export const allFontFaceCss = (urls?: FontUrls): string =>
  (urls === undefined ? '' : fontFaceCss(urls)) + fallbackFontFaces;
