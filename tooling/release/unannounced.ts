import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const published = ['domain', 'sdk', 'ui', 'pricing', 'payments'];

/**
 * The published packages that changed, uncommitted changes included, and that no changeset names: on a branch since
 * `main`, on `main` since the last release. An empty changeset (`pnpm changeset --empty`) answers for all of them.
 */
export const unannounced = (root: string): readonly string[] => {
  const git = (...args: readonly string[]): string => {
    return execFileSync('git', args, {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  };
  const isKnown = (ref: string) => git('for-each-ref', '--format=%(refname)', ref) !== '';
  const main = ['refs/remotes/origin/main', 'refs/heads/main'].find(isKnown);
  const fork = main === undefined ? '' : git('merge-base', 'HEAD', main);
  const lastRelease = git('log', '-1', '--format=%H', '--', 'packages/*/CHANGELOG.md');
  const base = fork === git('rev-parse', 'HEAD') ? lastRelease : fork;
  // Before the first release there is nobody who could notice a change.
  if (base === '' || lastRelease === '') return [];

  const changed = (...paths: readonly string[]): readonly string[] =>
    [
      git('diff', '--name-only', '--diff-filter=d', base, '--', ...paths),
      git('ls-files', '--others', '--exclude-standard', '--', ...paths),
    ].flatMap((names) => names.split('\n').filter((name) => name !== ''));
  const changesets = changed('.changeset/*.md').map((file) => readFileSync(join(root, file), 'utf8'));
  const isEmpty = (changeset: string) => /^---\s+---/.test(changeset);
  if (changesets.some(isEmpty)) return [];

  return published.filter((name) => {
    const folder = `packages/${name}`;
    const { files }: { files: readonly string[] } = JSON.parse(
      readFileSync(join(root, folder, 'package.json'), 'utf8'),
    );
    const paths = files
      .filter((file) => file !== 'CHANGELOG.md')
      .map((file) =>
        file.startsWith('!') ? `:(exclude,glob)${folder}/${file.slice(1)}` : `${folder}/${file}`,
      );
    const isNamed = changesets.some((changeset) =>
      new RegExp(`^['"]@backbeat/${name}['"]:`, 'm').test(changeset),
    );
    return !isNamed && changed(...paths).length > 0;
  });
};
