import type { Figures } from './Figures.ts';
import type { Interactions } from './measureInteractions.ts';
import type { SignedInPage } from './measureSignedIn.ts';
import type { Throttling } from './visit.ts';

/** What every public page has to reach. Times of paints are ratios to the page by hand of the same run. */
const limits = {
  paintRatio: 1.2,
  tbtMs: { simulate: 150, devtools: 150 },
  performance: { simulate: 98, devtools: 98 },
  cls: 0.005,
  fontKib: 60,
  scriptKib: 160,
  interactionMs: 150,
  navigationMs: 100,
  contentRatio: 2,
  cardRatio: 2.5,
  signedInCls: 0.01,
} satisfies Readonly<Record<string, unknown>>;

/** A page that search engines are asked to leave out, which takes points off for that alone. */
export const isUnlisted = (path: string): boolean => path === '/not-found';

/** One page's medians, and those of the page by hand that it is compared with. */
export interface Measured {
  readonly path: string;
  readonly own: Figures;
  readonly byHand: Figures;
}

const kib = (bytes: number) => bytes / 1024;

/** What a page does not reach, in words; empty when it keeps every limit. */
export const overBudget = ({ path, own, byHand }: Measured, throttling: Throttling): readonly string[] => {
  const leastScore = (name: string): number => {
    if (name === 'performance') return limits.performance[throttling];
    return name === 'seo' && isUnlisted(path) ? 0 : 100;
  };
  const checks: readonly (readonly [what: string, is: number, max: number])[] = [
    ['FCP, times the page by hand', own.fcpMs / byHand.fcpMs, limits.paintRatio],
    ['LCP, times the page by hand', own.lcpMs / byHand.lcpMs, limits.paintRatio],
    ['TBT in ms', own.tbtMs, limits.tbtMs[throttling]],
    ['CLS', own.cls, limits.cls],
    ['KiB of scripts', kib(own.scriptBytes), limits.scriptKib],
    ['KiB of fonts', kib(own.fontBytes), limits.fontKib],
  ];
  return [
    ...Object.entries(own.scores).flatMap(([name, score]) =>
      score < leastScore(name) ? [`${name} ${score} of 100`] : [],
    ),
    ...checks.flatMap(([what, is, max]) =>
      is > max ? [`${what}: ${Number(is.toFixed(3))}, at most ${max}`] : [],
    ),
  ].map((problem) => `${path}: ${problem}`);
};

/** What takes longer than it may after a press, in words. */
export const overInteractionBudget = ({
  path,
  during,
  after,
  navigationMs,
}: Interactions): readonly string[] => [
  ...[...during, ...after].flatMap(({ name, ms }) =>
    ms > limits.interactionMs
      ? [`${path}: "${name}" to next paint: ${ms} ms, at most ${limits.interactionMs}`]
      : [],
  ),
  ...(navigationMs > limits.navigationMs
    ? [`${path}: navigation: ${Math.round(navigationMs)} ms, at most ${limits.navigationMs}`]
    : []),
];

/** What a signed-in page does not reach, in words. */
export const overSignedInBudget = (page: SignedInPage): readonly string[] => {
  const { path, contentMs, byHandContentMs, cls, cardMs, byHandCardMs } = page;
  const checks: readonly (readonly [what: string, is: number, max: number])[] = [
    ['content, times the page by hand', contentMs / byHandContentMs, limits.contentRatio],
    ['CLS', cls, limits.signedInCls],
    ['card fields, times the page by hand', (cardMs ?? 0) / (byHandCardMs ?? 1), limits.cardRatio],
  ];
  return checks.flatMap(([what, is, max]) =>
    is > max ? [`${path}: ${what}: ${Number(is.toFixed(3))}, at most ${max}`] : [],
  );
};
