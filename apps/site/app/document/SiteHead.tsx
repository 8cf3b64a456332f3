import displayFont from '@backbeat/ui/fonts/bricolage-grotesque-display.woff2?url';
import textFont from '@backbeat/ui/fonts/instrument-sans-text.woff2?url';
import { fontFaceCss } from '@backbeat/ui/styling';
import { colors } from '@backbeat/ui/tokens';
import { siteConfigPath } from '../config/siteConfig.ts';
import { fontsId } from '../hydration/firstPaint.ts';
import { endId } from '../hydration/rootId.ts';
import type { FirstCall } from '../pages/SitePage.ts';
import { webManifestPath } from '../seo/webManifest.ts';
import { HeadScript } from './HeadScript.tsx';
import type { StartFiles } from './startFiles.ts';

const fonts = { display: displayFont, text: textFont };

interface SiteHeadProps {
  readonly files: StartFiles;
  /** What a page of a person asks of the api before its scripts have come; null for others, whose scripts are late. */
  readonly firstCalls: readonly FirstCall[] | null;
  readonly takesCard: boolean;
}

/** What stands in the head of every page. */
export const SiteHead = ({ files, firstCalls, takesCard }: SiteHeadProps) => (
  <>
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    {/* Safari makes links of what looks like a telephone number, before React has seen the page. */}
    <meta name="format-detection" content="telephone=no,date=no,address=no,email=no" />
    <meta name="color-scheme" content="dark light" />
    {/* The first that fits counts. */}
    <meta name="theme-color" content={colors.light.ground} media="(prefers-color-scheme: light)" />
    <meta name="theme-color" content={colors.dark.ground} />
    <link rel="icon" href="/favicon.svg" />
    <link rel="manifest" href={webManifestPath} />
    <style id={fontsId} dangerouslySetInnerHTML={{ __html: fontFaceCss(fonts) }} />
    {/* Before the scripts: its answer leads to other calls. */}
    {firstCalls && <link rel="preload" href={siteConfigPath} as="fetch" crossOrigin="anonymous" />}
    <HeadScript files={files} firstCalls={firstCalls} takesCard={takesCard} />
    {/* Half-parsed menus and rows stand elsewhere, so wide windows paint only the whole page. */}
    <link rel="expect" href={`#${endId}`} blocking="render" media="(min-width: 62em)" />
    {firstCalls && files.scripts.map((href) => <link key={href} rel="modulepreload" href={href} />)}
    {firstCalls && <script type="module" src={files.entry} />}
  </>
);
