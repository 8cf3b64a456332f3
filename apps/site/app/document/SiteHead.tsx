import displayFont from '@backbeat/ui/fonts/bricolage-grotesque-display.woff2?url';
import textFont from '@backbeat/ui/fonts/instrument-sans-text.woff2?url';
import { fontFaceCss } from '@backbeat/ui/styling';
import { colors } from '@backbeat/ui/tokens';
import { siteConfigPath } from '../config/siteConfig.ts';
import { fontsId } from '../hydration/firstPaint.ts';
import { endId } from '../hydration/rootId.ts';
import { HeadScript } from './HeadScript.tsx';
import { StartScripts } from './StartScripts.tsx';
import type { StartFiles } from './startFiles.ts';

const fonts = { display: displayFont, text: textFont };

interface SiteHeadProps {
  readonly path: string;
  readonly files: StartFiles;
  /** Whether scripts and fonts wait for the first paint. */
  readonly isLate: boolean;
  /** Whether fonts come after the scripts, since the page shows little without these. */
  readonly hasFontsLast: boolean;
}

/** What stands in the head of every page. */
export const SiteHead = ({ path, files, isLate, hasFontsLast }: SiteHeadProps) => (
  <>
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    {/* Safari makes links of what looks like a telephone number, before React has seen the page. */}
    <meta name="format-detection" content="telephone=no,date=no,address=no,email=no" />
    <meta name="color-scheme" content="dark light" />
    {/* The first that fits counts. */}
    <meta name="theme-color" content={colors.light.ground} media="(prefers-color-scheme: light)" />
    <meta name="theme-color" content={colors.dark.ground} />
    <style id={fontsId} dangerouslySetInnerHTML={{ __html: fontFaceCss(fonts) }} />
    {/* Before the scripts: its answer leads to other calls. */}
    {isLate ? null : <link rel="preload" href={siteConfigPath} as="fetch" crossOrigin="anonymous" />}
    <HeadScript path={path} files={files} isLate={isLate} hasFontsLast={hasFontsLast} />
    {/* A menu or a row that is half parsed stands elsewhere, so wide windows are first painted with the whole page. */}
    <link rel="expect" href={`#${endId}`} blocking="render" media="(min-width: 62em)" />
    {isLate ? null : <StartScripts files={files} />}
  </>
);
