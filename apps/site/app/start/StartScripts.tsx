import { speculationRules } from './speculation.ts';
import { loaderPlan, type StartFiles } from './startFiles.ts';
import { startLoader } from './startLoader.ts';

const inline = (text: string) => ({ __html: text.replaceAll('</', '<\\/') });

/** The scripts of a page: fetched at once, or by the loader when the page has been painted. */
export const StartScripts = ({ files, waits }: { readonly files: StartFiles; readonly waits: boolean }) => {
  const { entry, preload, before } = files;
  if (waits) {
    const plan = loaderPlan(files);
    return (
      <>
        <script
          data-files={plan.files}
          data-steps={plan.steps}
          dangerouslySetInnerHTML={inline(`(${startLoader})()`)}
        />
        <script type="speculationrules" dangerouslySetInnerHTML={inline(JSON.stringify(speculationRules))} />
      </>
    );
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
              dangerouslySetInnerHTML: inline(
                `import ${JSON.stringify(before)};import(${JSON.stringify(entry)})`,
              ),
            })}
      />
    </>
  );
};
