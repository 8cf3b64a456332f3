import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Every script's path. */
export const scriptPaths = [
  '/recurly/recurly.js',
  '/recurly/frame.js',
  '/recurly/field.js',
  '/recurly/hosted.js',
  '/player/player.js',
] as const;

/** A path of a script. */
export type ScriptPath = (typeof scriptPaths)[number];

/** The scripts that pages load, by path. The addresses hold from `src/` and from `dist/` alike. */
const sources: Readonly<Record<ScriptPath, URL>> = {
  '/recurly/recurly.js': new URL('../src/browser/recurly/Recurly.ts', import.meta.url),
  '/recurly/frame.js': new URL('../src/browser/recurly/frameScript.ts', import.meta.url),
  '/recurly/field.js': new URL('../src/browser/field/fieldScript.ts', import.meta.url),
  '/recurly/hosted.js': new URL('../src/browser/hosted/hostedScript.ts', import.meta.url),
  '/player/player.js': new URL('../src/browser/player/playerScript.ts', import.meta.url),
};

const buildScript = async (path: ScriptPath): Promise<string> => {
  const built = await build({
    entryPoints: [fileURLToPath(sources[path])],
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
 */
export const buildScripts = async (): Promise<Record<ScriptPath, string>> => {
  const [recurly, frame, field, hosted, player] = await Promise.all(scriptPaths.map(buildScript));
  return {
    '/recurly/recurly.js': recurly ?? '',
    '/recurly/frame.js': frame ?? '',
    '/recurly/field.js': field ?? '',
    '/recurly/hosted.js': hosted ?? '',
    '/player/player.js': player ?? '',
  };
};
