import displayFont from '@backbeat/ui/fonts/bricolage-grotesque-display.woff2?url';
import textFont from '@backbeat/ui/fonts/instrument-sans-text.woff2?url';
import { fontFaceCss } from '@backbeat/ui/styling';
import { colors } from '@backbeat/ui/tokens';
import { fontsId } from '../hydration/firstPaint.ts';
import { iconAddress } from '../seo/logo.ts';
import { HeadScript } from './HeadScript.tsx';
import { StartScripts } from './StartScripts.tsx';
import type { StartFiles } from './startFiles.ts';

const fonts = { display: displayFont, text: textFont };

/** What stands in the head of every page. One that waits with its scripts waits with its fonts as well. */
export const SiteHead = ({ files, isLate }: { readonly files: StartFiles; readonly isLate: boolean }) => (
  <>
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="dark light" />
    {/* The first that fits counts. */}
    <meta name="theme-color" content={colors.light.ground} media="(prefers-color-scheme: light)" />
    <meta name="theme-color" content={colors.dark.ground} />
    {/* In the page itself: a file would be asked for before the page is painted. */}
    <link rel="icon" href={iconAddress()} sizes="any" />
    <link rel="icon" href="/favicon.ico" sizes="32x32" />
    <style id={fontsId} dangerouslySetInnerHTML={{ __html: fontFaceCss(fonts) }} />
    <HeadScript files={files} isLate={isLate} />
    {isLate ? null : <StartScripts files={files} />}
  </>
);
