import { brand, timing } from '@backbeat/domain';
import { earlyTokenKey, earlyTokenScript, storageKeys } from '@backbeat/sdk';
import { endpoints, pathOf } from '@backbeat/sdk/contract';
import { schemeScript } from '@backbeat/ui/styling';
import { siteConfigPath } from '../config/siteConfig.ts';
import { firstCalls } from '../features/session/firstCalls.ts';
import { firstPaint, fontsId, lateFonts } from '../hydration/firstPaint.ts';
import { startLoader } from '../hydration/startLoader.ts';
import { startAgain } from '../release/startAgain.ts';
import { earlyCalls } from './earlyCalls.ts';
import { inlineScript } from './inlineScript.ts';
import { loaderPlan, type StartFiles } from './startFiles.ts';

/** What runs before everything else: a session token leaves the address, and the scheme is set. */
const first = `${earlyTokenScript()};${schemeScript}`;

const fonts = `(${lateFonts})("${fontsId}","${storageKeys.consent}")`;

const earlyPlan = JSON.stringify({
  configPath: siteConfigPath,
  tokenKey: storageKeys.token,
  arrivedKey: earlyTokenKey,
  bindingPath: pathOf(endpoints.sessionBinding),
  ownerPath: pathOf(endpoints.me),
  refreshMs: timing.tokenRefreshThresholdDays * 86_400_000,
});

const startedAgainKey = `${brand.slug}.startedAgain`;

interface HeadScriptProps {
  readonly path: string;
  readonly files: StartFiles;
  readonly isLate: boolean;
  readonly hasFontsLast: boolean;
}

/** All that runs inline, as one script: each costs an element, and its hash in the headers. */
export const HeadScript = ({ path, files, isLate, hasFontsLast }: HeadScriptProps) => {
  if (!isLate) {
    const last = hasFontsLast ? `;document.addEventListener("page-loaded",${fonts})` : '';
    const start = `(${earlyCalls})(${earlyPlan});(${startAgain})("${startedAgainKey}")`;
    return (
      <script
        data-calls={firstCalls(path)
          .map((name) => pathOf(endpoints[name]))
          .join(' ')}
        data-pays={path.startsWith('/checkout/premium') ? '' : undefined}
        dangerouslySetInnerHTML={inlineScript(`${first};${start}${last}`)}
      />
    );
  }
  const start = `(${firstPaint})(${fonts},(${startLoader})())`;
  return (
    <script data-files={loaderPlan(files)} dangerouslySetInnerHTML={inlineScript(`${first};${start}`)} />
  );
};
