import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Writes the text files of a build once more as they are sent, so that the server need not compress. */
export const compressFiles = async (directory: string): Promise<void> => {
  const brotli = promisify(brotliCompress);
  const zip = promisify(gzip);
  for await (const name of glob('**/*.{css,html,js,json,mjs,svg,txt,webmanifest,xml}', { cwd: directory })) {
    const file = join(directory, name);
    const body = await readFile(file);
    await writeFile(`${file}.br`, await brotli(body));
    await writeFile(`${file}.gz`, await zip(body, { level: constants.Z_BEST_COMPRESSION }));
  }
};
