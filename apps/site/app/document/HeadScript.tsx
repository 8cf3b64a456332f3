import { earlyTokenScript, storageKeys } from '@backbeat/sdk';
import { schemeScript } from '@backbeat/ui/styling';
import { atFirstPaint } from '../hydration/atFirstPaint.ts';
import { facesId, firstPaint } from '../hydration/firstPaint.ts';
import { lazyLayout } from '../hydration/lazyLayout.ts';
import { startLoader } from '../hydration/startLoader.ts';
import type { Waiting } from '../hydration/waitingOf.ts';
import { inlineScript } from './inlineScript.ts';
import { loaderPlan, type StartFiles } from './startFiles.ts';

/** What runs before everything else: a session token leaves the address, and the scheme is set. */
const first = `${earlyTokenScript()};${schemeScript}`;

/** All that runs inline, as one script: each costs an element, and its hash in the headers. */
export const HeadScript = ({ files, waits }: { readonly files: StartFiles; readonly waits: Waiting }) => {
  if (waits === 'nothing') return <script dangerouslySetInnerHTML={inlineScript(first)} />;
  const layout = import.meta.env.WITHOUT_STEP === 'late-layout' ? '' : `(${lazyLayout})();`;
  const bringFaces = `${layout}(${firstPaint})("${facesId}","${storageKeys.consent}"`;
  const start =
    waits === 'paint' || import.meta.env.WITHOUT_STEP === 'late-scripts'
      ? `${bringFaces},()=>{});(${atFirstPaint})((${startLoader})())`
      : `${bringFaces},(${startLoader})())`;
  return (
    <script data-files={loaderPlan(files)} dangerouslySetInnerHTML={inlineScript(`${first};${start}`)} />
  );
};
