import { brand } from '@backbeat/domain';
import { earlyTokenScript, storageKeys } from '@backbeat/sdk';
import { schemeScript } from '@backbeat/ui/styling';
import { firstPaint, fontsId, lateFonts } from '../hydration/firstPaint.ts';
import { lazyLayout } from '../hydration/lazyLayout.ts';
import { startAgain } from '../hydration/startAgain.ts';
import { startLoader } from '../hydration/startLoader.ts';
import { inlineScript } from './inlineScript.ts';
import { loaderPlan, type StartFiles } from './startFiles.ts';

/** What runs before everything else: a session token leaves the address, and the scheme is set. */
const first = `${earlyTokenScript()};${schemeScript}`;

const fonts = `(${lateFonts})("${fontsId}","${storageKeys.consent}")`;

const startedAgainKey = `${brand.slug}.startedAgain`;

interface HeadScriptProps {
  readonly files: StartFiles;
  readonly isLate: boolean;
  readonly hasFontsLast: boolean;
}

/** All that runs inline, as one script: each costs an element, and its hash in the headers. */
export const HeadScript = ({ files, isLate, hasFontsLast }: HeadScriptProps) => {
  if (!isLate) {
    const last = hasFontsLast ? `;addEventListener("load",${fonts})` : '';
    return (
      <script
        dangerouslySetInnerHTML={inlineScript(`${first};(${startAgain})("${startedAgainKey}")${last}`)}
      />
    );
  }
  const layout = import.meta.env.WITHOUT_STEP === 'late-layout' ? '' : `(${lazyLayout})();`;
  const start = `${layout}(${firstPaint})(${fonts},(${startLoader})())`;
  return (
    <script data-files={loaderPlan(files)} dangerouslySetInnerHTML={inlineScript(`${first};${start}`)} />
  );
};
