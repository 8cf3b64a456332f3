import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { readerMark } from '../app/chrome/readerMark.ts';
import { frameworkMark } from '../app/start/frameworkMark.ts';
import { dynamicPathsFile } from './dynamicPaths.ts';
import { fallbackFile, lostFile } from './pages.ts';
import { publishFiles } from './publish/publishFiles.ts';
import { withListFile } from './styleLists.ts';

/** One entry of React Router's route manifest; a layout has no path. */
interface BuiltRoute {
  readonly id: string;
  readonly parentId?: string | undefined;
  readonly path?: string | undefined;
}

type BuiltRoutes = Readonly<Record<string, BuiltRoute | undefined>>;

const compressible = /\.(css|html|js|json|mjs|svg|txt|webmanifest|xml)$/;
const leastBytes = 1024;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const fullPath = (routes: BuiltRoutes, route: BuiltRoute): string => {
  const parent = route.parentId === undefined ? undefined : routes[route.parentId];
  return [parent ? fullPath(routes, parent) : '', route.path ?? ''].filter((part) => part !== '').join('/');
};

/** Pages are small enough to try how the encoder may write them; which is best differs from page to page. */
const htmlBlocks = [0, constants.BROTLI_MIN_INPUT_BLOCK_BITS];
const htmlDistances = [
  { postfix: 0, direct: 0 },
  { postfix: 0, direct: 15 },
  { postfix: 1, direct: 0 },
  { postfix: 1, direct: 30 },
];
const plainDistances = htmlDistances.slice(0, 1);

const brotliOf = async (file: string, body: Buffer): Promise<Buffer> => {
  const isPage = file.endsWith('.html');
  const tries = (isPage ? htmlBlocks : [0]).flatMap((block) =>
    (isPage ? htmlDistances : plainDistances).map(({ postfix, direct }) =>
      brotli(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_LGBLOCK]: block,
          [constants.BROTLI_PARAM_NPOSTFIX]: postfix,
          [constants.BROTLI_PARAM_NDIRECT]: direct,
        },
      }),
    ),
  );
  const found = await Promise.all(tries);
  return found.reduce((best, one) => (one.byteLength < best.byteLength ? one : best));
};

const compress = async (file: string): Promise<void> => {
  const body = await readFile(file);
  if (body.byteLength < leastBytes) return;
  await writeFile(`${file}.br`, await brotliOf(file, body));
  await writeFile(`${file}.gz`, await zip(body, { level: constants.Z_BEST_COMPRESSION }));
};

/** Moves the list of styles of every page that waits with its scripts into a file of its own. */
const writeListFiles = async (client: string): Promise<void> => {
  const names = await readdir(client, { recursive: true });
  for (const name of names.filter((file) => file.endsWith('.html'))) {
    const page = join(client, name);
    const { html, file } = withListFile(await readFile(page, 'utf8'));
    if (file === null) continue;
    await writeFile(page, html);
    await writeFile(join(client, 'assets', file.name), file.text);
  }
};

/** The fallback file with the text for one kind of readers without scripts only. */
const fallbackFor = (html: string, reader: 'waiting' | 'lost'): string =>
  html
    .replace(frameworkMark, '')
    .replaceAll(new RegExp(`<noscript ${readerMark}="(.+?)">(.+?)</noscript>`, 'gs'), (_all, kind, text) =>
      kind === reader ? `<noscript>${text}</noscript>` : '',
    );

/**
 * What stands beside the pages once they are written: the files for other addresses, what crawlers and systems ask
 * for, the patterns that the server answers with the fallback file, and everything compressed.
 */
export const finishBuild = async (buildDirectory: string, routes: BuiltRoutes): Promise<void> => {
  const client = join(buildDirectory, 'client');
  const paths = Object.values(routes).flatMap((route) => (route ? [fullPath(routes, route)] : []));
  const dynamic = [...new Set(paths.filter((path) => /[:*]/.test(path)))];

  await writeFile(join(buildDirectory, dynamicPathsFile), JSON.stringify(dynamic));
  const fallback = await readFile(join(client, fallbackFile), 'utf8');
  await writeFile(join(client, fallbackFile), fallbackFor(fallback, 'waiting'));
  await writeFile(join(client, lostFile), fallbackFor(fallback, 'lost'));
  await publishFiles(
    client,
    paths.map((path) => `/${path}`),
  );

  await writeListFiles(client);
  const files = await readdir(client, { recursive: true });
  for (const file of files.filter((name) => compressible.test(name))) await compress(join(client, file));
};
