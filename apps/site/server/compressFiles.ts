import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(css|html|js|json|mjs|svg|txt|webmanifest|xml)$/;
const leastBytes = 256;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes text files once more as they are sent, so that the server need not compress. */
export const compressFiles = async (directory: string): Promise<void> => {
  const names = await readdir(directory, { recursive: true });
  for (const name of names.filter((file) => compressible.test(file))) {
    const file = join(directory, name);
    const body = await readFile(file);
    if (body.byteLength < leastBytes) continue;
    await writeFile(`${file}.br`, await brotli(body));
    await writeFile(`${file}.gz`, await zip(body, { level: constants.Z_BEST_COMPRESSION }));
  }
};
