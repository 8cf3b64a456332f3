import { brand, dayMs, timing } from '@backbeat/domain';
import { earlyTokenKey, earlyTokenScript, storageKeys } from '@backbeat/sdk';
import { endpoints, pathOf } from '@backbeat/sdk/contract';
import { schemeScript } from '@backbeat/ui/styling';
import { siteConfigPath } from '../config/siteConfig.ts';
import { firstPaint, fontsId, lateFonts } from '../hydration/firstPaint.ts';
import { startLoader } from '../hydration/startLoader.ts';
import type { FirstCall } from '../pages/SitePage.ts';
import { startAgain } from '../release/startAgain.ts';
import { earlyCalls } from './earlyCalls.ts';
import type { StartFiles } from './startFiles.ts';

/** What runs before everything else: a session token leaves the address, and the scheme is set. */
const first = `${earlyTokenScript()};${schemeScript}`;

const fonts = `(${lateFonts})("${fontsId}","${storageKeys.consent}")`;

const late = `(${firstPaint})(${fonts},(${startLoader})())`;

const plan = JSON.stringify({
  configPath: siteConfigPath,
  tokenKey: storageKeys.token,
  arrivedKey: earlyTokenKey,
  bindingPath: pathOf(endpoints.sessionBinding),
  ownerPath: pathOf(endpoints.me),
  refreshMs: timing.tokenRefreshThresholdDays * dayMs,
});
const again = `(${startAgain})("${brand.slug}.startedAgain")`;
const atOnce = `(${earlyCalls})(${plan});${again};document.addEventListener("page-loaded",${fonts})`;

interface HeadScriptProps {
  readonly files: StartFiles;
  /** Null where scripts and fonts wait for the first paint. */
  readonly firstCalls: readonly FirstCall[] | null;
  readonly takesCard: boolean;
}

/** All that runs inline, as one script: each costs an element, and its hash in the headers. */
export const HeadScript = ({ files, firstCalls, takesCard }: HeadScriptProps) => {
  const text = `${first};${firstCalls === null ? late : atOnce}`;
  return (
    <script
      data-files={firstCalls === null ? files.scripts.join(' ') : undefined}
      data-calls={firstCalls?.map((name) => pathOf(endpoints[name])).join(' ')}
      data-pays={takesCard ? '' : undefined}
      // As the content of an element, which its text cannot end.
      dangerouslySetInnerHTML={{ __html: text.replaceAll('</', '<\\/') }}
    />
  );
};
