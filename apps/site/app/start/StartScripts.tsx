import { speculationRules } from './speculation.ts';
import type { StartFiles } from './startFiles.ts';
import { startLoader } from './startLoader.ts';

const inline = (text: string) => ({ __html: text.replaceAll('</', '<\\/') });

/** The scripts of a page: fetched at once, or by the loader when the page has been painted. */
export const StartScripts = ({
  files: { entry, preload, steps, before },
  waits,
}: {
  readonly files: StartFiles;
  readonly waits: boolean;
}) =>
  waits ? (
    <>
      <script
        type="application/json"
        id="start-plan"
        dangerouslySetInnerHTML={inline(JSON.stringify({ entry, preload, steps }))}
      />
      <script dangerouslySetInnerHTML={inline(`(${startLoader})()`)} />
      <script type="speculationrules" dangerouslySetInnerHTML={inline(JSON.stringify(speculationRules))} />
    </>
  ) : (
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
