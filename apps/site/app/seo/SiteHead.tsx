import displayFont from '@backbeat/ui/fonts/bricolage-grotesque-display.woff2?url';
import textFont from '@backbeat/ui/fonts/instrument-sans-text.woff2?url';
import { schemeScript } from '@backbeat/ui/styling';
import { colors } from '@backbeat/ui/tokens';
import { webManifestPath } from './webManifest.ts';

/** Where the two faces are served from. */
export const fonts = { display: displayFont, text: textFont };

/** What stands in the head of every page. */
export const SiteHead = () => (
  <>
    <meta charSet="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="color-scheme" content="dark light" />
    <meta name="theme-color" content={colors.dark.ground} media="(prefers-color-scheme: dark)" />
    <meta name="theme-color" content={colors.light.ground} media="(prefers-color-scheme: light)" />
    <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
    <link rel="icon" href="/favicon.ico" sizes="32x32" />
    <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
    <link rel="manifest" href={webManifestPath} />
    {/* Early, but behind the page itself: its fallback faces have the same measures. */}
    {Object.values(fonts).map((font) => (
      <link
        key={font}
        rel="preload"
        href={font}
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
        fetchPriority="low"
      />
    ))}
    <script dangerouslySetInnerHTML={{ __html: schemeScript }} />
  </>
);
