import type { StartFiles } from './startFiles.ts';

/** The scripts of a page that is nothing without them. The session starts while React and the views are on their way. */
export const StartScripts = ({ files }: { readonly files: StartFiles }) => (
  <>
    {files.preload.map((href) => (
      <link key={href} rel="modulepreload" href={href} />
    ))}
    <script type="module" src={files.session} />
    <script type="module" src={files.entry} />
  </>
);
