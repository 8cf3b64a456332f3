import { ensureChromium } from '@backbeat/tooling/chromium';
import { freePort } from '@backbeat/tooling/stack';
import lighthouse, { type Flags, type RunnerResult } from 'lighthouse';
import { chromium } from 'playwright';
import type { Figures } from './Figures.ts';
import { benchArgs } from './serveSecurely.ts';

/** How a slow phone is made: computed from a fast visit, or really slowed down. */
export type Throttling = 'simulate' | 'devtools';

/** One request of a visit, as far as it is counted. */
interface Request {
  readonly type: string;
  readonly bytes: number;
}

const requestsOf = ({ lhr }: RunnerResult): readonly Request[] => {
  const { details } = lhr.audits['network-requests'] ?? {};
  if (details?.type !== 'table') return [];
  return details.items.flatMap(({ url, resourceType, transferSize }) =>
    typeof url === 'string' && url.startsWith('http')
      ? [{ type: String(resourceType), bytes: Number(transferSize ?? 0) }]
      : [],
  );
};

const figuresOf = (result: RunnerResult): Figures => {
  const { lhr } = result;
  if (lhr.runtimeError) throw new Error(`${lhr.finalDisplayedUrl}: ${lhr.runtimeError.message}`);
  const score = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
  const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
  const requests = requestsOf(result);
  const bytes = (isCounted: (request: Request) => boolean) =>
    requests.filter(isCounted).reduce((sum, request) => sum + request.bytes, 0);
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
    },
    fcpMs: value('first-contentful-paint'),
    lcpMs: value('largest-contentful-paint'),
    tbtMs: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    scriptBytes: bytes(({ type }) => type === 'Script'),
    fontBytes: bytes(({ type }) => type === 'Font'),
    allBytes: bytes(() => true),
  };
};

/** What an audit below its best says, by its id, so that a score under 100 has a reason. */
const reasonsOf = ({ lhr }: RunnerResult): readonly string[] =>
  ['accessibility', 'best-practices', 'seo'].flatMap((category) =>
    (lhr.categories[category]?.auditRefs ?? []).flatMap(({ id, weight }) =>
      weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9 ? [id] : [],
    ),
  );

/** What came of one visit. */
interface Visit {
  readonly figures: Figures;
  /** The audits that took points off. */
  readonly reasons: readonly string[];
}

/** Everything, or only what takes another time at each visit. */
export type Look = 'whole' | 'times';

const report = async (url: string, flags: Flags): Promise<RunnerResult> => {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [...benchArgs, `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', ...flags });
    if (!result) throw new Error(`${url} gave no result.`);
    return result;
  } finally {
    await browser.close();
  }
};

/** How fast Lighthouse finds this machine: figures of two machines can be compared with it beside them. */
export const benchmarkIndex = async (url: string): Promise<number> => {
  const { lhr } = await report(url, { onlyAudits: ['first-contentful-paint'] });
  return Math.round(lhr.environment.benchmarkIndex);
};

const visitOnce = async (url: string, throttling: Throttling, look: Look): Promise<Visit> => {
  const result = await report(url, {
    throttlingMethod: throttling,
    disableFullPageScreenshot: true,
    ...(look === 'times' ? { onlyCategories: ['performance'] } : {}),
  });
  return { figures: figuresOf(result), reasons: reasonsOf(result) };
};

const maxTries = 3;

/** Opens an address in a browser of its own, as a phone that has never been there. */
export const visit = async (url: string, throttling: Throttling, look: Look, tries = 1): Promise<Visit> => {
  try {
    return await visitOnce(url, throttling, look);
  } catch (error) {
    // On a busy machine a trace is lost now and then; that says nothing about the page.
    if (tries === maxTries) throw error;
    process.stderr.write(`${url}: ${error instanceof Error ? error.message : error} Once more.\n`);
    return visit(url, throttling, look, tries + 1);
  }
};
