import { siteConfigPath } from '../config/siteConfig.ts';
import { inlineScript } from './inlineScript.ts';
import { speculationRules } from './speculation.ts';
import type { StartFiles } from './startFiles.ts';

/** The scripts of a page that are fetched at once; else they are the loader's (HeadScript). */
export const StartScripts = ({ files, isLate }: { readonly files: StartFiles; readonly isLate: boolean }) => {
  if (isLate) {
    const rules = inlineScript(JSON.stringify(speculationRules));
    return <script type="speculationrules" dangerouslySetInnerHTML={rules} />;
  }
  return (
    <>
      <link rel="preload" href={siteConfigPath} as="fetch" crossOrigin="anonymous" />
      {/* The entry starts the session while the views are on their way. */}
      {[files.entry, ...files.preload].map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      <script type="module" src={files.entry} />
    </>
  );
};
