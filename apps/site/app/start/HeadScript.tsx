import { storageKeys } from '@backbeat/sdk';
import { schemeScript } from '@backbeat/ui/styling';
import { webManifestPath } from '../seo/webManifest.ts';
import { facesId, firstPaint } from './firstPaint.ts';
import { inlineScript } from './inlineScript.ts';
import { lazyScript } from './lazyLayout.ts';
import { loaderPlan, type StartFiles } from './startFiles.ts';
import { startLoader } from './startLoader.ts';

/** All that runs inline, as one script: each costs an element, and its hash in the headers. */
export const HeadScript = ({ files, waits }: { readonly files: StartFiles; readonly waits: boolean }) => {
  if (!waits) return <script dangerouslySetInnerHTML={inlineScript(schemeScript)} />;
  const start = `${lazyScript}(${firstPaint})("${facesId}","${webManifestPath}","${storageKeys.consent}",(${startLoader})())`;
  return (
    <script
      data-files={loaderPlan(files)}
      dangerouslySetInnerHTML={inlineScript(`${schemeScript};${start}`)}
    />
  );
};
