import { inlineScript } from './inlineScript.ts';
import { speculationRules } from './speculation.ts';
import type { StartFiles } from './startFiles.ts';

/** The scripts of a page that are fetched at once; else they are the loader's (HeadScript). */
export const StartScripts = ({ files, waits }: { readonly files: StartFiles; readonly waits: boolean }) => {
  const { entry, preload, before } = files;
  if (waits) {
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
