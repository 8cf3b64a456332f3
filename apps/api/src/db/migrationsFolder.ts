import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder with the migrations: `drizzle` beside the nearest package.json, from sources and from dist. */
export const migrationsFolder = (): string => {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'drizzle', 'meta', '_journal.json'))) {
    const parent = dirname(folder);
    if (parent === folder)
      throw new Error('The migrations are missing: no folder "drizzle" stands above this file.');
    folder = parent;
  }
  return join(folder, 'drizzle');
};
