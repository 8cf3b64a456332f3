import { constants, copyFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dayMs } from '@backbeat/domain';

/** Tabs stay open: the files of a release are kept while it is one of the last three, and for two weeks. */
const keptReleases = 3;
const keptMs = 14 * dayMs;

/** Beside the pages of a release: which hashed files are whose. */
const listFile = 'releases.json';

/** A release and its own hashed files. */
interface Release {
  readonly replacedAtMs: number | null;
  readonly files: readonly string[];
}

const assetsOf = (client: string): string => join(client, 'assets');

/** The releases that a folder has files of, the newest first. A folder without a list has one. */
const readReleases = (client: string): readonly Release[] => {
  const list = join(client, listFile);
  if (!existsSync(list)) return [{ replacedAtMs: null, files: readdirSync(assetsOf(client)) }];
  const releases: readonly Release[] = JSON.parse(readFileSync(list, 'utf8'));
  return releases;
};

/**
 * Copies the hashed files of the last releases into a new build, so that open tabs find theirs. The list of them moves
 * on with the build, and whatever is too old stays behind.
 *
 * @param before folder of the pages that are served now
 * @param next folder of the pages that were just built
 * @returns how many files came along, and of how many releases
 */
export const keepReleases = (
  before: string,
  next: string,
  nowMs: number,
): { readonly files: number; readonly releases: number } => {
  const [own] = readReleases(next);
  if (own === undefined) throw new Error(`${next} holds no release.`);
  const isOwn = ({ files }: Release) => files.every((file) => own.files.includes(file));
  const earlier = readReleases(before)
    // The same build once more is no other release.
    .filter((release) => !isOwn(release))
    .map((release) => ({ ...release, replacedAtMs: release.replacedAtMs ?? nowMs }))
    .filter(({ replacedAtMs }, at) => at < keptReleases - 1 || nowMs - replacedAtMs < keptMs);
  const files = new Set(earlier.flatMap((release) => release.files));
  let copied = 0;
  for (const file of files) {
    const target = join(assetsOf(next), file);
    if (existsSync(target)) continue;
    copyFileSync(join(assetsOf(before), file), target, constants.COPYFILE_EXCL);
    copied += 1;
  }
  writeFileSync(join(next, listFile), `${JSON.stringify([own, ...earlier])}\n`);
  return { files: copied, releases: earlier.length };
};
