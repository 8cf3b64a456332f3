import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type CoverageInput,
  type CoveragePlatform,
  type CoverageReason,
  type CoveredPeriod,
  coverage,
  coveragePlatforms,
  coverageReasons,
  coveredPeriods,
  coveredSeconds,
  coveredUses,
  isPaidFor,
  publicCoverageText,
} from '../coverage.ts';
import { type AudienceTierName, audienceTierNames, type PlanCode, planCodes } from '../index.ts';

const premium = 'rocksprem_i_m_v2';
const yearly = 'rocksprem_i_y_v2';
const download = 'rockspremdownloads_m_v1';
const pro = 'rockspro_m_v1';

const period = (planCode: PlanCode, fromMs: number, untilMs: number | null): CoveredPeriod => ({
  planCode,
  fromMs,
  untilMs,
});
const tiered = (audienceTier: AudienceTierName, fromMs: number, untilMs: number): CoveredPeriod => ({
  ...period(pro, fromMs, untilMs),
  audienceTier,
});
/** The rest of a stream. */
const rest = (planCode: PlanCode, fromMs: number, untilMs: number): CoveredPeriod => ({
  planCode,
  fromMs,
  untilMs,
  extension: 'live',
});

describe('coveredPeriods', () => {
  it.each<[string, CoveredPeriod[], CoveredPeriod[]]>([
    ['nothing', [], []],
    ['one', [period(premium, 10, 20)], [period(premium, 10, 20)]],
    [
      'a gap stays',
      [period(premium, 10, 20), period(premium, 21, 30)],
      [period(premium, 10, 20), period(premium, 21, 30)],
    ],
    ['what touches is one', [period(premium, 20, 30), period(premium, 10, 20)], [period(premium, 10, 30)]],
    [
      'another plan begins anew',
      [period(premium, 10, 20), period(pro, 20, 30)],
      [period(premium, 10, 20), period(pro, 20, 30)],
    ],
    [
      'what overlaps is counted once',
      [period(premium, 10, 25), period(premium, 20, 30)],
      [period(premium, 10, 30)],
    ],
    [
      'the better plan has the time',
      [period(premium, 0, 100), period(pro, 20, 30)],
      [period(premium, 0, 20), period(pro, 20, 30), period(premium, 30, 100)],
    ],
    [
      'as the account has its tier',
      [period(download, 0, 50), period(premium, 20, 100)],
      [period(download, 0, 50), period(premium, 50, 100)],
    ],
    [
      'of equal plans the earlier one',
      [period(yearly, 20, 60), period(premium, 0, 40)],
      [period(premium, 0, 40), period(yearly, 40, 60)],
    ],
    [
      'a larger audience begins anew, and has the time',
      [tiered('One', 0, 20), tiered('Four', 20, 40), tiered('One', 10, 50), period(pro, 45, 60)],
      [tiered('One', 0, 20), tiered('Four', 20, 40), tiered('One', 40, 45), period(pro, 45, 60)],
    ],
    [
      'without an end',
      [period(premium, 10, null), period(pro, 20, 30)],
      [period(premium, 10, 20), period(pro, 20, 30), period(premium, 30, null)],
    ],
    [
      'twice without an end',
      [period(premium, 10, null), period(yearly, 20, null)],
      [period(premium, 10, null)],
    ],
    ['ended as it began', [period(premium, 10, 10), period(pro, 10, 20)], [period(pro, 10, 20)]],
    ['Free covers nothing', [period('free', 0, null)], []],
    [
      'the rest of a stream stands alone',
      [period(premium, 10, 20), rest(premium, 20, 25)],
      [period(premium, 10, 20), rest(premium, 20, 25)],
    ],
    [
      'what is bought in it takes its place',
      [period(premium, 10, 20), rest(premium, 20, 30), period(premium, 23, 40)],
      [period(premium, 10, 20), rest(premium, 20, 23), period(premium, 23, 40)],
    ],
    [
      'a smaller plan does not',
      [period(pro, 10, 20), rest(pro, 20, 30), period(premium, 23, 40)],
      [period(pro, 10, 20), rest(pro, 20, 30), period(premium, 30, 40)],
    ],
  ])('%s', (_, recorded, expected) => {
    expect(coveredPeriods(recorded)).toEqual(expected);
  });
});

describe('coveredSeconds', () => {
  const periods = [period(premium, 1_000, 5_000), period(pro, 7_000, null)];
  it.each([
    [0, 1_000, 0],
    [0, 5_000, 4],
    [2_000, 3_000, 1],
    [5_000, 7_000, 0],
    [4_000, 8_000, 2],
    [4_500, 7_400, 0],
    [0, 100_000, 97],
    [9_000, 9_000, 0],
    [9_000, 2_000, 0],
  ])('from %d to %d: %d', (fromMs, untilMs, seconds) => {
    expect(coveredSeconds(periods, fromMs, untilMs)).toBe(seconds);
  });
});

it('is what counting second by second gives, in 10,000 random records', () => {
  const lastSecond = 60;
  const second = fc.integer({ min: 0, max: lastSecond });
  const anyPeriod = fc
    .record({
      planCode: fc.constantFrom(...planCodes),
      from: second,
      length: fc.option(second),
      isRest: fc.boolean(),
    })
    .map(({ planCode, from, length, isRest }) =>
      isRest && length !== null
        ? rest(planCode, from * 1000, (from + length) * 1000)
        : period(planCode, from * 1000, length === null ? null : (from + length) * 1000),
    );
  const ranks: Readonly<Record<PlanCode, number>> = {
    free: -1,
    rocksprem_i_m_v2: 0,
    rocksprem_i_y_v2: 0,
    rockspremdownloads_m_v1: 1,
    rockspremdownloads_y_v1: 1,
    rockspro_m_v1: 2,
    rockspro_y_v1: 2,
  };

  /** The rank of what covers a second, by asking every period about it; -1 for nothing. */
  const rankAt = (recorded: readonly CoveredPeriod[], at: number): number =>
    Math.max(
      -1,
      ...recorded
        .filter(({ fromMs, untilMs }) => fromMs <= at * 1000 && (untilMs === null || at * 1000 < untilMs))
        .map(({ planCode }) => ranks[planCode]),
    );

  fc.assert(
    fc.property(fc.array(anyPeriod, { maxLength: 8 }), second, second, (recorded, from, until) => {
      const merged = coveredPeriods(recorded);
      for (const [index, { fromMs, untilMs }] of merged.entries()) {
        const before = merged[index - 1];
        expect(untilMs === null || fromMs < untilMs).toBe(true);
        if (before !== undefined) expect(before.untilMs).toBeLessThanOrEqual(fromMs);
      }
      // The rest of a stream is where no plan of that rank is.
      for (const { fromMs, planCode } of merged.filter(({ extension }) => extension !== undefined))
        expect(
          recorded.some(
            (one) =>
              one.extension === undefined &&
              ranks[one.planCode] === ranks[planCode] &&
              one.fromMs <= fromMs &&
              (one.untilMs === null || fromMs < one.untilMs),
          ),
        ).toBe(false);
      const wanted = Array.from({ length: Math.max(0, until - from) }, (_, index) =>
        rankAt(recorded, from + index),
      );
      expect(coveredSeconds(merged, from * 1000, until * 1000)).toBe(
        wanted.filter((rank) => rank >= 0).length,
      );
      for (const rank of [0, 1, 2]) {
        const ofRank = merged.filter(({ planCode }) => ranks[planCode] === rank);
        expect(coveredSeconds(ofRank, from * 1000, until * 1000)).toBe(
          wanted.filter((one) => one === rank).length,
        );
      }
    }),
    { numRuns: 10_000, seed: 23 },
  );
}, 60_000);

describe('coverage', () => {
  const day = (number: number) => Date.UTC(2026, 10, number);
  const on = (platform: CoveragePlatform, isListed = true) => ({
    platform,
    isListed,
    audienceTier: null,
  });
  const sized = (audienceTier: AudienceTierName | null) => ({ ...on('youtube'), audienceTier });
  const proFor = (audienceTier: AudienceTierName) => [tiered(audienceTier, day(1), day(30))];
  const renews = { kind: 'renews', atMs: day(30) } as const;
  const all: CoverageInput = {
    periods: [period(premium, day(1), day(30))],
    renewal: renews,
    channels: [on('twitch')],
    nextStreamMs: null,
    atMs: day(10),
  };

  it.each([
    ['larger than what was paid', 'Four'],
    ['that nobody has measured', null],
  ] as const)('is not given by Pro to an audience %s, even while a bill is tried', (_, audienceTier) => {
    const renewal = { kind: 'past-due', atMs: day(14) } as const;
    const input = { ...all, periods: proFor('Two'), channels: [sized(audienceTier)] };
    const none = { light: 'red', reason: 'audience', planCode: pro, untilMs: null };
    expect(coverage(input)).toEqual(none);
    expect(coverage({ ...input, renewal })).toEqual(none);
  });

  it.each<[string, Partial<CoverageInput>, CoverageReason, number | null]>([
    ['all is well', {}, 'covered', day(30)],
    ['the next stream comes before the bill', { nextStreamMs: day(29) }, 'covered', day(30)],
    [
      'the stream that was given is over',
      { nextStreamMs: day(9), renewal: { kind: 'renews', atMs: day(12) } },
      'covered',
      day(30),
    ],
    ['a bill comes first', { nextStreamMs: day(31) }, 'renews-before-stream', day(30)],
    [
      'the card runs out before the stream behind the bill',
      { nextStreamMs: day(31), renewal: { kind: 'renews', atMs: day(30), cardEndsMs: day(31) } },
      'renews-before-stream',
      day(30),
    ],
    [
      'the card lasts longer than the stream behind the bill',
      { nextStreamMs: day(31), renewal: { kind: 'renews', atMs: day(30), cardEndsMs: day(32) } },
      'covered',
      day(30),
    ],
    [
      'what pays never runs out',
      { nextStreamMs: day(31), renewal: { kind: 'renews', atMs: day(30), cardEndsMs: null } },
      'covered',
      day(30),
    ],
    ['a bill comes with the stream', { nextStreamMs: day(30) }, 'renews-before-stream', day(30)],
    [
      'it ends first',
      { nextStreamMs: day(31), renewal: { kind: 'ends', atMs: day(30) } },
      'ends-before-stream',
      day(30),
    ],
    ['it ends, and no stream is given', { renewal: { kind: 'ends', atMs: day(30) } }, 'covered', day(30)],
    [
      'a bill was not paid',
      { renewal: { kind: 'past-due', atMs: day(14) }, nextStreamMs: day(11) },
      'past-due',
      day(30),
    ],
    [
      'the bill was due and nobody has said more',
      { atMs: day(30), periods: [period(premium, day(1), null)] },
      'unconfirmed',
      null,
    ],
    ['no channel', { channels: [] }, 'no-channel', day(30)],
    ['a channel that is not listed', { channels: [on('youtube', false)] }, 'not-listed', day(30)],
    ['one of two is listed', { channels: [on('youtube', false), on('twitch')] }, 'covered', day(30)],
    [
      'Pro at the tier of its channel',
      { periods: proFor('Two'), channels: [sized('Two')] },
      'covered',
      day(30),
    ],
    [
      'Pro at the tier of one of two channels',
      { periods: proFor('Two'), channels: [sized('One'), sized('Four')] },
      'audience',
      day(30),
    ],
    ['Pro that no audience limits', { periods: [period(pro, day(1), day(30))] }, 'covered', day(30)],
    ['Download on a live platform', { periods: [period(download, day(1), day(30))] }, 'limited', day(30)],
    [
      'Download with a video channel',
      { periods: [period(download, day(1), day(30))], channels: [on('twitch'), on('youtube')] },
      'covered',
      day(30),
    ],
    [
      'given by hand',
      { periods: [period(pro, 0, null)], renewal: { kind: 'none' }, nextStreamMs: day(90) },
      'covered',
      null,
    ],
    [
      'billed elsewhere without a date',
      { periods: [period(premium, 0, null)], renewal: { kind: 'renews', atMs: null } },
      'covered',
      null,
    ],
    [
      'another plan follows',
      {
        periods: [
          period(pro, day(1), day(20)),
          period(premium, day(20), day(40)),
          period(premium, day(41), day(50)),
        ],
      },
      'covered',
      day(40),
    ],
    [
      'over, in the middle of a stream',
      {
        periods: [
          period(premium, day(1), day(10) - 60_000),
          rest(premium, day(10) - 60_000, day(10) + 60_000),
        ],
        renewal: { kind: 'none' },
      },
      'extended',
      day(10) + 60_000,
    ],
    [
      'Download, over in the middle of a stream',
      { periods: [rest(download, day(9), day(11))], renewal: { kind: 'none' } },
      'limited',
      day(11),
    ],
    [
      'over, and bought again in the middle of a stream',
      { periods: [rest(premium, day(8), day(9)), period(premium, day(9), day(40))] },
      'covered',
      day(40),
    ],
    ['never', { periods: [] }, 'no-plan', null],
    ['not begun', { periods: [period(premium, day(11), day(30))] }, 'no-plan', null],
    [
      'over',
      {
        periods: [
          period(premium, day(1), day(3)),
          period(pro, day(4), day(9)),
          period(pro, day(20), day(30)),
        ],
      },
      'ended',
      day(9),
    ],
    ['over at its last moment', { atMs: day(30) }, 'ended', day(30)],
    ['paused', { atMs: day(30), renewal: { kind: 'paused' } }, 'paused', day(30)],
  ])('%s', (_, changed, reason, untilMs) => {
    const found = coverage({ ...all, ...changed });
    expect([found.reason, found.untilMs]).toEqual([reason, untilMs]);
    const isRed = ['no-plan', 'ended', 'paused'].includes(reason);
    expect(found.light).toBe(reason === 'covered' ? 'green' : isRed ? 'red' : 'amber');
  });

  it('is never green without a plan that covers a listed channel now', () => {
    const anyMoment = fc.integer({ min: 0, max: 50 });
    const dated = ['renews', 'ends', 'past-due'] as const;
    const anyTier = fc.constantFrom(...audienceTierNames);
    const anyChannel = fc.record({
      platform: fc.constantFrom(...coveragePlatforms),
      isListed: fc.boolean(),
      audienceTier: fc.option(anyTier),
    });
    const anyInput = fc.record({
      periods: fc
        .array(
          fc.record({
            planCode: fc.constantFrom(...planCodes),
            fromMs: anyMoment,
            untilMs: fc.option(anyMoment),
            isRest: fc.boolean(),
            paid: fc.option(anyTier),
          }),
        )
        .map((recorded) =>
          coveredPeriods(
            recorded
              .filter(({ fromMs, untilMs }) => untilMs === null || fromMs < untilMs)
              .map(({ planCode, fromMs, untilMs, isRest, paid }) => ({
                ...(isRest && untilMs !== null
                  ? rest(planCode, fromMs, untilMs)
                  : period(planCode, fromMs, untilMs)),
                ...(paid === null ? {} : { audienceTier: paid }),
              })),
          ),
        ),
      renewal: fc.oneof(
        { weight: 3, arbitrary: fc.record({ kind: fc.constantFrom(...dated), atMs: fc.option(anyMoment) }) },
        fc.constant({ kind: 'paused' as const, atMs: null }),
      ),
      channels: fc.array(anyChannel, { maxLength: 3 }),
      nextStreamMs: fc.option(anyMoment),
      atMs: anyMoment,
    });
    const seen = new Set<CoverageReason>();
    fc.assert(
      fc.property(anyInput, (input) => {
        const { light, reason } = coverage(input);
        seen.add(reason);
        const isCovered = coveredSeconds(
          input.periods.map(({ planCode, fromMs, untilMs }) =>
            period(planCode, fromMs * 1000, untilMs === null ? null : untilMs * 1000),
          ),
          input.atMs * 1000,
          input.atMs * 1000 + 1000,
        );
        const { renewal, nextStreamMs, atMs, channels } = input;
        if (reason !== 'audience') expect(light === 'red').toBe(isCovered === 0);
        if (light !== 'green') return;
        expect(channels.some(({ isListed }) => isListed)).toBe(true);
        expect(renewal.kind).not.toBe('past-due');
        const now = input.periods.find(
          ({ fromMs, untilMs }) => fromMs <= atMs && atMs < (untilMs ?? atMs + 1),
        );
        expect(now?.extension).toBeUndefined();
        for (const { audienceTier } of channels.filter(({ isListed }) => isListed))
          expect(isPaidFor(now ?? {}, audienceTier)).toBe(true);
        if (nextStreamMs !== null && nextStreamMs > atMs && renewal.atMs !== null)
          expect(renewal.atMs).toBeGreaterThan(nextStreamMs);
      }),
      { numRuns: 5_000, seed: 23 },
    );
    expect([...seen].sort()).toEqual([...coverageReasons].sort());
  }, 60_000);

  it.each([
    [premium, 'full', false],
    [yearly, 'full', false],
    [download, 'limited', true],
    [pro, 'full', true],
    ['free', 'none', false],
  ] as const)('%s covers live streams: %s, uploads: %s', (planCode, live, uploads) => {
    expect(coveredUses(planCode)).toEqual({ live, uploads });
  });

  it.each([
    [{ light: 'amber', reason: 'past-due', untilMs: day(14) }, 'Covered until November 14, 2026'],
    [{ light: 'amber', reason: 'limited', untilMs: day(14) }, 'Covered with limits until November 14, 2026'],
    [{ light: 'green', reason: 'covered', untilMs: null }, 'Covered'],
    [
      { light: 'amber', reason: 'extended', untilMs: day(14) + 4 * 3_600_000 + 59_999 },
      'Covered until your stream ends, at the latest 04:00 UTC',
    ],
    [{ light: 'red', reason: 'no-plan', untilMs: null }, 'Not covered'],
  ] as const)('%j is said in public as %s', (of, text) => {
    expect(publicCoverageText(of)).toBe(text);
  });
});
