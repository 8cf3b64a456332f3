import { earlyTokenScript, storageKeys } from '@backbeat/sdk';
import { schemeScript } from '@backbeat/ui/styling';
import { firstPaint, fontsId } from '../hydration/firstPaint.ts';
import { lazyLayout } from '../hydration/lazyLayout.ts';
import { startLoader } from '../hydration/startLoader.ts';
import { inlineScript } from './inlineScript.ts';
import { loaderPlan, type StartFiles } from './startFiles.ts';

/** What runs before everything else: a session token leaves the address, and the scheme is set. */
const first = `${earlyTokenScript()};${schemeScript}`;

/** All that runs inline, as one script: each costs an element, and its hash in the headers. */
export const HeadScript = ({ files, isLate }: { readonly files: StartFiles; readonly isLate: boolean }) => {
  if (!isLate) return <script dangerouslySetInnerHTML={inlineScript(first)} />;
  const layout = import.meta.env.WITHOUT_STEP === 'late-layout' ? '' : `(${lazyLayout})();`;
  const start = `${layout}(${firstPaint})("${fontsId}","${storageKeys.consent}",(${startLoader})())`;
  return (
    <script data-files={loaderPlan(files)} dangerouslySetInnerHTML={inlineScript(`${first};${start}`)} />
  );
};
