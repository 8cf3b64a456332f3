import { inlineScript } from './inlineScript.ts';
import { speculationRules } from './speculation.ts';
import type { StartFiles } from './startFiles.ts';
import type { Waiting } from './waitingOf.ts';

/** The scripts of a page that are fetched at once; else they are the loader's (HeadScript). */
export const StartScripts = ({ files, waits }: { readonly files: StartFiles; readonly waits: Waiting }) => {
  const { entry, preload, before } = files;
  // Nobody leads on from a page with a dialog over it.
  if (waits === 'paint') return null;
  if (waits === 'faces') {
    const rules = inlineScript(JSON.stringify(speculationRules));
    return <script type="speculationrules" dangerouslySetInnerHTML={rules} />;
  }
  return (
    <>
      {preload.map((href) => (
        <link key={href} rel="modulepreload" href={href} />
      ))}
      <script
        type="module"
        {...(before === undefined
          ? { src: entry }
          : {
              dangerouslySetInnerHTML: inlineScript(
                `import ${JSON.stringify(before)};import(${JSON.stringify(entry)})`,
              ),
            })}
      />
    </>
  );
};
