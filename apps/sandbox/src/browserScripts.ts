import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** The scripts that pages load, by path. The addresses hold from `src/` and from `dist/` alike. */
const sources = {
  '/recurly/recurly.js': '../src/browser/recurly/Recurly.ts',
  '/recurly/frame.js': '../src/browser/recurly/frameScript.ts',
  '/recurly/field.js': '../src/browser/field/fieldScript.ts',
  '/recurly/hosted.js': '../src/browser/hosted/hostedScript.ts',
  '/player/player.js': '../src/browser/player/playerScript.ts',
} as const;

const buildScript = async (source: string): Promise<string> => {
  const built = await build({
    entryPoints: [fileURLToPath(new URL(source, import.meta.url))],
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
