import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { publicPages } from '@backbeat/e2e/public-pages';
import { freePort, stackEnv, startStack } from '@backbeat/tooling/stack';
import { isUnlisted, type Measured, overBudget } from './budget.ts';
import { type Figures, medianFigures } from './Figures.ts';
import { tableOf } from './report.ts';
import { serveByHand } from './serveByHand.ts';
import { type Throttling, visit } from './visit.ts';

const usage = `Measures the built site beside two pages written by hand.

  --pages /,/pricing     only these pages; default: every public page
  --runs 5               visits of each page, interleaved; the medians count
  --throttling simulate  or devtools; default: both, one after the other
`;

const { values } = parseArgs({
  options: {
    pages: { type: 'string' },
    runs: { type: 'string', default: '5' },
    throttling: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

const ownPaths = Object.entries(publicPages).flatMap(([path, { leadsTo, isAlias, status = 200 }]) =>
  leadsTo === undefined && !isAlias && status === 200 ? [path] : [],
);
const byHandPaths = ['/', '/pricing'] as const;
/** The page by hand that a page is compared with: the long one, but for prices. */
const twinOf = (path: string) => (path === '/pricing' ? '/pricing' : '/');

interface Target {
  readonly path: string;
  readonly url: string;
  readonly isByHand: boolean;
  readonly runs: Figures[];
  readonly reasons: Set<string>;
}

const measure = async (targets: readonly Target[], runs: number, throttling: Throttling): Promise<void> => {
  for (let run = 1; run <= runs; run += 1) {
    for (const { url, path, isByHand, ...found } of targets) {
      // What a page holds does not change from visit to visit: the other three scores are those of the first.
      const [first] = found.runs;
      const { figures, reasons } = await visit(url, throttling, first ? 'times' : 'whole');
      const { performance } = figures.scores;
      found.runs.push(first ? { ...figures, scores: { ...first.scores, performance } } : figures);
      for (const reason of reasons) found.reasons.add(reason);
      const name = isByHand ? `by hand ${path}` : path;
      process.stderr.write(
        `${throttling} ${run}/${runs} ${name}: FCP ${Math.round(figures.fcpMs)}, LCP ${Math.round(figures.lcpMs)}\n`,
      );
    }
  }
};

const targetsOf = (site: string, byHand: string, paths: readonly string[]): readonly Target[] => {
  const target = (origin: string, path: string, isByHand: boolean): Target => ({
    path,
    url: `${origin}${path}`,
    isByHand,
    runs: [],
    reasons: new Set(),
  });
  return [
    ...byHandPaths.map((path) => target(byHand, path, true)),
    ...paths.map((path) => target(site, path, false)),
  ];
};

const compare = (targets: readonly Target[]): readonly Measured[] =>
  targets
    .filter(({ isByHand }) => !isByHand)
    .flatMap(({ path, runs }) => {
      const twin = targets.find((other) => other.isByHand && other.path === twinOf(path));
      return twin ? [{ path, own: medianFigures(runs), byHand: medianFigures(twin.runs) }] : [];
    });

/** Measures every page under one throttling and tells what it found. Returns what is over its budget. */
const bench = async (
  origins: { readonly site: string; readonly byHand: string },
  paths: readonly string[],
  throttling: Throttling,
): Promise<readonly string[]> => {
  const targets = targetsOf(origins.site, origins.byHand, paths);
  // The first answer of a server is slower than the others.
  await Promise.all(targets.map(({ url }) => fetch(url).then((answer) => answer.text())));
  await measure(targets, Number(values.runs), throttling);
  const measured = compare(targets);
  process.stdout.write(`\n${throttling}, ${values.runs} visits each\n\n${tableOf(measured)}\n`);
  const reasons = targets.flatMap(({ path, isByHand, reasons }) => {
    const meant: readonly string[] = isUnlisted(path) ? ['is-crawlable'] : [];
    const found = [...reasons].filter((reason) => !meant.includes(reason));
    return !isByHand && found.length > 0 ? [`${path}: not passed: ${found.join(', ')}`] : [];
  });
  return [...measured.flatMap(overBudget), ...reasons].map((problem) => `${throttling} ${problem}`);
};

const main = async (): Promise<void> => {
  if (values.help) {
    process.stdout.write(usage);
    return;
  }
  const paths = values.pages?.split(',') ?? ownPaths;
  const throttlings = (['simulate', 'devtools'] as const).filter(
    (one) => values.throttling === undefined || values.throttling === one,
  );
  const dataDir = mkdtempSync(join(tmpdir(), 'backbeat-bench-'));
  const ports = { site: await freePort(), api: await freePort(), sandbox: await freePort() };
  const stack = await startStack(stackEnv(ports, dataDir));
  const byHand = await serveByHand(await freePort());
  const problems: string[] = [];
  try {
    for (const throttling of throttlings)
      problems.push(...(await bench({ site: stack.site.url, byHand: byHand.url }, paths, throttling)));
  } finally {
    await Promise.all([stack.stop(), byHand.close()]);
    rmSync(dataDir, { recursive: true, force: true });
  }
  process.stdout.write(
    problems.length === 0 ? '\nEvery page keeps every limit.\n' : `\n${problems.join('\n')}\n`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
};

await main();
