import { siteConfigPath } from '../config/siteConfig.ts';
import type { Waiting } from '../hydration/waitingOf.ts';
import { inlineScript } from './inlineScript.ts';
import { speculationRules } from './speculation.ts';
import type { StartFiles } from './startFiles.ts';

/** The scripts of a page that are fetched at once; else they are the loader's (HeadScript). */
export const StartScripts = ({ files, waits }: { readonly files: StartFiles; readonly waits: Waiting }) => {
  // Nobody leads on from a page with a dialog over it.
  if (waits === 'paint') return null;
  if (waits === 'faces') {
    const rules = inlineScript(JSON.stringify(speculationRules));
    return <script type="speculationrules" dangerouslySetInnerHTML={rules} />;
  }
  return (
    <>
      <link rel="preload" href={siteConfigPath} as="fetch" crossOrigin="anonymous" />
      {files.preload.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      <script type="module" src={files.entry} />
    </>
  );
};
