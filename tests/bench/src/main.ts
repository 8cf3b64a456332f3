import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { publicPages } from '@backbeat/e2e/public-pages';
import { freePort, stackEnv, startService } from '@backbeat/tooling/stack';
import {
  isUnlisted,
  type Measured,
  overBudget,
  overInteractionBudget,
  overSignedInBudget,
} from './budget.ts';
import { type Figures, medianFigures } from './Figures.ts';
import { measureInteractions } from './measureInteractions.ts';
import { type BenchHosts, measureSignedIn } from './measureSignedIn.ts';
import { interactionTableOf, signedInTableOf, tableOf } from './report.ts';
import { serveByHand } from './serveByHand.ts';
import { serveSecurely } from './serveSecurely.ts';
import { benchmarkIndex, type Throttling, visit } from './visit.ts';

const usage = `Measures the built site beside two pages written by hand.

  --pages /,/pricing     only these pages; default: every public page
  --runs 5               visits of each page, interleaved; the medians count
  --throttling simulate  or devtools; default: both, one after the other
  --beside folder,…      other builds of the site, each a copy of its folders build and dist-server, in the same run
  --only loads           or interactions, or signed-in; default: all
`;

const { values } = parseArgs({
  options: {
    pages: { type: 'string' },
    runs: { type: 'string', default: '5' },
    throttling: { type: 'string' },
    beside: { type: 'string' },
    only: { type: 'string' },
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
  name: string,
  { siteUrl, byHandUrl }: BenchHosts,
  paths: readonly string[],
  throttling: Throttling,
): Promise<readonly string[]> => {
  const targets = targetsOf(siteUrl, byHandUrl, paths);
  // The first answer of a server is slower than the others.
  await Promise.all(targets.map(({ url }) => fetch(url).then((answer) => answer.text())));
  await measure(targets, Number(values.runs), throttling);
  const measured = compare(targets);
  process.stdout.write(`\n${name}, ${throttling}, ${values.runs} visits each\n\n${tableOf(measured)}\n`);
  const reasons = targets.flatMap(({ path, isByHand, reasons }) => {
    const meant: readonly string[] = isUnlisted(path) ? ['is-crawlable'] : [];
    const found = [...reasons].filter((reason) => !meant.includes(reason));
    return !isByHand && found.length > 0 ? [`${path}: not passed: ${found.join(', ')}`] : [];
  });
  const over = measured.flatMap((page) => overBudget(page, throttling));
  return [...over, ...reasons].map((problem) => `${name}, ${throttling} ${problem}`);
};

/** Measures what no press is to take longer than, and tells what it found. Returns what is over its budget. */
const benchInteractions = async (
  name: string,
  site: string,
  paths: readonly string[],
): Promise<readonly string[]> => {
  const measured = await measureInteractions(site, paths);
  process.stdout.write(`\n${name}, processor 4 times slower\n\n${interactionTableOf(measured)}\n`);
  return measured.flatMap(overInteractionBudget).map((problem) => `${name}, ${problem}`);
};

/** Measures the pages of a person beside one by hand, and tells what it found. Returns what is over its budget. */
const benchSignedIn = async (name: string, hosts: BenchHosts): Promise<readonly string[]> => {
  const measured = await measureSignedIn(hosts, Number(values.runs));
  process.stdout.write(`\n${name}, signed in, ${values.runs} visits each\n\n${signedInTableOf(measured)}\n`);
  return measured.flatMap(overSignedInBudget).map((problem) => `${name}, ${problem}`);
};

/** Measures one build of the site, on a system of its own. Returns what is over its budget. */
const benchBuild = async (
  name: string,
  program: string | undefined,
  paths: readonly string[],
  throttlings: readonly Throttling[],
): Promise<readonly string[]> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'backbeat-bench-'));
  const ports = {
    site: await freePort(),
    api: await freePort(),
    sandbox: await freePort(),
    mail: await freePort(),
  };
  const byHand = await serveByHand(await freePort());
  const serve = async (target: number) => serveSecurely(await freePort(), target);
  const proxies = {
    site: await serve(ports.site),
    api: await serve(ports.api),
    byHand: await serve(byHand.port),
  };
  const hosts = { siteUrl: proxies.site.url, apiUrl: proxies.api.url, byHandUrl: proxies.byHand.url };
  const env = {
    ...stackEnv(ports, dataDir),
    SITE_URL: hosts.siteUrl,
    API_URL: hosts.apiUrl,
    // A page by hand asks the same api.
    ALLOWED_ORIGINS: `${hosts.siteUrl},${hosts.byHandUrl}`,
  };
  const services = await Promise.all([
    startService('site', env, program === undefined ? {} : { program: [program] }),
    startService('api', env),
    startService('sandbox', env),
  ]);
  const problems: string[] = [];
  try {
    const index = await benchmarkIndex(hosts.byHandUrl);
    process.stdout.write(`\n${name}: Lighthouse's benchmark index of this machine is ${index}.\n`);
    const isAsked = (part: string) => values.only === undefined || values.only === part;
    if (isAsked('loads'))
      for (const throttling of throttlings) problems.push(...(await bench(name, hosts, paths, throttling)));
    if (isAsked('interactions')) problems.push(...(await benchInteractions(name, hosts.siteUrl, paths)));
    if (isAsked('signed-in')) problems.push(...(await benchSignedIn(name, hosts)));
  } finally {
    for (const proxy of Object.values(proxies)) proxy.close();
    await Promise.all([...services.map((service) => service.stop()), byHand.close()]);
    rmSync(dataDir, { recursive: true, force: true });
  }
  return problems;
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
  const problems = [...(await benchBuild('own build', undefined, paths, throttlings))];
  for (const folder of values.beside?.split(',') ?? [])
    problems.push(...(await benchBuild(folder, join(folder, 'dist-server/main.js'), paths, throttlings)));
  process.stdout.write(
    problems.length === 0 ? '\nEvery page keeps every limit.\n' : `\n${problems.join('\n')}\n`,
  );
  process.exitCode = problems.length === 0 ? 0 : 1;
};

await main();
