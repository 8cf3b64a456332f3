import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(css|html|js|json|mjs|svg|txt|webmanifest|xml)$/;
const leastBytes = 1024;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

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

/** Writes text files once more as they are sent, so that the server need not compress. */
export const compressFiles = async (directory: string): Promise<void> => {
  const files = await readdir(directory, { recursive: true });
  for (const file of files.filter((name) => compressible.test(name))) await compress(join(directory, file));
};
