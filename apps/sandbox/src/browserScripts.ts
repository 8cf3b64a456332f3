import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** The scripts that pages load, by path. The addresses, which Knip reads, hold from `src/` and from `dist/` alike. */
const sources = {
  '/recurly/recurly.js': new URL('../src/browser/recurly/Recurly.ts', import.meta.url),
  '/recurly/frame.js': new URL('../src/browser/recurly/frameScript.ts', import.meta.url),
  '/recurly/field.js': new URL('../src/browser/field/fieldScript.ts', import.meta.url),
  '/recurly/hosted.js': new URL('../src/browser/hosted/hostedScript.ts', import.meta.url),
  '/mail/live.js': new URL('../src/browser/mail/liveScript.ts', import.meta.url),
  '/player/player.js': new URL('../src/browser/player/playerScript.ts', import.meta.url),
};

const buildScript = async (source: URL): Promise<string> => {
  const built = await build({
    entryPoints: [fileURLToPath(source)],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    minifySyntax: true,
    write: false,
    logLevel: 'silent',
  });
  return built.outputFiles[0]?.text ?? '';
};

/**
 * Builds the browser scripts from their sources when the sandbox starts, in some milliseconds, so that tests of
 * them need no build.
 *
 * @returns the text of each script by its path
 */
export const buildScripts = async (): Promise<ReadonlyMap<string, string>> =>
  new Map(
    await Promise.all(
      Object.entries(sources).map(async ([path, source]) => [path, await buildScript(source)] as const),
    ),
  );
