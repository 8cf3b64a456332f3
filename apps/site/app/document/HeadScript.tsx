import { earlyTokenScript, storageKeys } from '@backbeat/sdk';
import { schemeScript } from '@backbeat/ui/styling';
import { firstPaint, fontsId, lateFonts } from '../hydration/firstPaint.ts';
import { lazyLayout } from '../hydration/lazyLayout.ts';
import { startLoader } from '../hydration/startLoader.ts';
import { inlineScript } from './inlineScript.ts';
import { loaderPlan, type StartFiles } from './startFiles.ts';

/** What runs before everything else: a session token leaves the address, and the scheme is set. */
const first = `${earlyTokenScript()};${schemeScript}`;

const fonts = `(${lateFonts})("${fontsId}","${storageKeys.consent}")`;

/** All that runs inline, as one script: each costs an element, and its hash in the headers. */
export const HeadScript = ({ files, isLate }: { readonly files: StartFiles; readonly isLate: boolean }) => {
  // A page that is nothing without its scripts has its fonts after them: they would share a narrow line.
  if (!isLate)
    return <script dangerouslySetInnerHTML={inlineScript(`${first};addEventListener("load",${fonts})`)} />;
  const layout = import.meta.env.WITHOUT_STEP === 'late-layout' ? '' : `(${lazyLayout})();`;
  const start = `${layout}(${firstPaint})(${fonts},(${startLoader})())`;
  return (
    <script data-files={loaderPlan(files)} dangerouslySetInnerHTML={inlineScript(`${first};${start}`)} />
  );
};
