import { fileURLToPath } from 'node:url';
import { keepReleases } from './keepReleases.ts';

// Brings the hashed files of the releases before into the build that was just made (docs/operations/release.md).
const next = fileURLToPath(new URL('../build/client', import.meta.url));
const [before] = process.argv.slice(2);

try {
  if (before === undefined) throw new Error('Name the folder of the pages that are served now.');
  const { files, releases } = keepReleases(before, next, Date.now());
  process.stdout.write(`${files} files of ${releases} earlier releases are kept.\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
