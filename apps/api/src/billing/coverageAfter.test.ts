import { type PlanCode, plans } from '@backbeat/domain';
import {
  type CoveredPeriod,
  coveredPeriods,
  coveredSeconds,
  extensionAfter,
  streamExtension,
} from '@backbeat/domain/coverage';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SubscriptionRow } from './accountTier.ts';
import { type CoverageSpan, coverageAfter, periodsOf } from './coverageAfter.ts';

const dayMs = 86_400_000;
const startMs = Date.UTC(2027, 0, 1);
const at = (day: number) => new Date(startMs + day * dayMs);

const premium = 'rocksprem_i_m_v2';
const yearly = 'rocksprem_i_y_v2';
const pro = 'rockspro_m_v1';

const rowOf = (facts: Partial<SubscriptionRow>): SubscriptionRow => ({
  id: 1,
  userId: 1,
  provider: null,
  providerSubscriptionId: 'sub',
  planCode: premium,
  pendingPlanCode: null,
  version: 1,
  state: 'active',
  amountCents: null,
  pendingAmountCents: null,
  audienceTier: null,
  nextBillingPeriodAmountCents: null,
  nextBillingDate: null,
  paidThroughDate: null,
  periodStartedAt: null,
  extendedUntil: null,
  pausesAt: null,
  resumesAt: null,
  resumeWantedAt: null,
  firstBillingDate: null,
  overdueCents: null,
  nextTryAt: null,
  cardExpires: null,
  editToken: null,
  createdAt: at(0),
  providerUpdatedAt: null,
  ...facts,
});

/** What the provider says on a day. */
interface Said {
  readonly day: number;
  readonly state: SubscriptionRow['state'];
  readonly planCode?: PlanCode;
  readonly pendingPlanCode?: PlanCode | null;
  /** The day of `paidThroughDate`; null where nobody says. */
  readonly until: number | null;
  readonly period: number;
  /** The day on which a pause begins or began. */
  readonly pauses?: number;
  readonly started?: number;
  /** When it is read, in days after it was said. */
  readonly lag?: number;
}

/** The spans after all readings, as `writeSubscriptions` takes them: older ones than the last are left out. */
const recordAll = (said: readonly Said[]) => {
  let before: SubscriptionRow | null = null;
  let spans: readonly CoverageSpan[] = [];
  for (const {
    day,
    state,
    planCode = premium,
    pendingPlanCode = null,
    until,
    period,
    pauses,
    started = 0,
    lag = 0,
  } of said) {
    const updatedAt = at(day);
    if (before?.providerUpdatedAt && before.providerUpdatedAt > updatedAt) continue;
    const paidThroughDate = until === null ? null : at(until);
    const pausesAt = pauses === undefined ? null : at(pauses);
    const facts = { state, planCode, pendingPlanCode, paidThroughDate, pausesAt };
    const row = rowOf({ ...facts, providerUpdatedAt: updatedAt });
    const reading = {
      before,
      startedAt: at(started),
      periodStartedAt: at(period),
      updatedAt,
      now: at(day + lag),
    };
    spans = coverageAfter(spans, row, reading);
    before = row;
  }
  return { row: before, spans };
};

type Days = readonly (readonly [PlanCode, number, number | null])[];

const daysOf = (spans: readonly CoverageSpan[]): Days =>
  spans.map(({ planCode, startsAt, endsAt }) => [
    planCode,
    (startsAt.getTime() - startMs) / dayMs,
    endsAt === null ? null : (endsAt.getTime() - startMs) / dayMs,
  ]);

const bought: Said = { day: 0, state: 'active', until: 30, period: 0 };

describe('what a subscription covers', () => {
  it.each<[string, Said[], Days]>([
    ['is told by the first reading', [bought], [[premium, 0, 30]]],
    ['begins with the trial', [{ ...bought, until: 14 }], [[premium, 0, 14]]],
    ['has not begun', [{ ...bought, state: 'future' }], []],
    [
      'began before anybody read it',
      [{ ...bought, day: 50, period: 31, until: 61, started: 1 }],
      [[premium, 1, 61]],
    ],
    [
      'was over before anybody read it',
      [{ ...bought, state: 'expired', day: 30, lag: 9 }],
      [[premium, 0, 30]],
    ],
    ['goes on with a bill', [bought, { ...bought, day: 30, period: 30, until: 60 }], [[premium, 0, 60]]],
    [
      'goes on where two bills were not read',
      [bought, { ...bought, day: 95, period: 90, until: 120 }],
      [[premium, 0, 120]],
    ],
    ['ends when it is cancelled', [bought, { ...bought, day: 9, state: 'canceled' }], [[premium, 0, 30]]],
    [
      'goes on when that is undone',
      [
        bought,
        { ...bought, day: 9, state: 'canceled' },
        { ...bought, day: 10 },
        { ...bought, day: 30, period: 30, until: 60 },
      ],
      [[premium, 0, 60]],
    ],
    [
      'goes on where we thought that it had run out',
      [
        bought,
        { ...bought, day: 9, state: 'expired', lag: 21 },
        { ...bought, day: 31, period: 30, until: 60 },
      ],
      [[premium, 0, 60]],
    ],
    [
      'ends at once with a refund',
      [bought, { ...bought, day: 9, state: 'expired', until: 9, lag: 2 }],
      [[premium, 0, 9]],
    ],
    [
      'ends when it is read where nobody says when',
      [
        { ...bought, until: null },
        { ...bought, day: 9, state: 'expired', until: null },
      ],
      [[premium, 0, 9]],
    ],
    [
      'lasts as long as a bill is tried',
      [bought, { ...bought, day: 30, period: 30, state: 'past_due', until: 44 }],
      [[premium, 0, 44]],
    ],
    [
      'ends when a bill is given up',
      [
        bought,
        { ...bought, day: 30, period: 30, state: 'past_due', until: 44 },
        { ...bought, day: 44, period: 30, state: 'expired', until: 44, lag: 3 },
      ],
      [[premium, 0, 44]],
    ],
    [
      'goes on when a bill is paid late',
      [
        bought,
        { ...bought, day: 30, period: 30, state: 'past_due', until: null },
        { ...bought, day: 40, period: 30, until: 60 },
      ],
      [[premium, 0, 60]],
    ],
    [
      'changes with another plan',
      [bought, { ...bought, day: 9, planCode: pro, lag: 1 }],
      [
        [premium, 0, 9],
        [pro, 9, 30],
      ],
    ],
    [
      'changes with a plan that waited for the bill',
      [
        { ...bought, planCode: pro, pendingPlanCode: premium },
        { ...bought, day: 40, period: 30, until: 60 },
      ],
      [
        [pro, 0, 30],
        [premium, 30, 60],
      ],
    ],
    [
      'changes with another billing period',
      [bought, { ...bought, day: 20, planCode: yearly, period: 9, until: 374 }],
      [
        [premium, 0, 9],
        [yearly, 9, 374],
      ],
    ],
    [
      'had ended with the old plan',
      [bought, { ...bought, day: 20, planCode: pro, state: 'expired', until: 12 }],
      [[premium, 0, 12]],
    ],
    [
      'takes the provider at its word about the start',
      [bought, { ...bought, day: 1, started: -1 }],
      [[premium, -1, 30]],
    ],
    [
      'is told by the newest reading',
      [bought, { ...bought, day: 30, period: 30, until: 60 }, bought],
      [[premium, 0, 60]],
    ],
    [
      'leaves a gap for a pause',
      [
        bought,
        { ...bought, day: 9, pauses: 30 },
        { ...bought, day: 30, period: 30, state: 'paused', pauses: 30 },
        { ...bought, day: 60, period: 60, state: 'paused', pauses: 30 },
        { ...bought, day: 75, period: 75, until: 105 },
      ],
      [
        [premium, 0, 30],
        [premium, 75, 105],
      ],
    ],
    [
      'leaves a gap for a pause that nobody read while it was',
      [bought, { ...bought, day: 9, pauses: 30 }, { ...bought, day: 75, period: 75, until: 105 }],
      [
        [premium, 0, 30],
        [premium, 75, 105],
      ],
    ],
    [
      'has no gap for a pause that was taken back',
      [
        bought,
        { ...bought, day: 9, pauses: 30 },
        { ...bought, day: 12 },
        { ...bought, day: 30, period: 30, until: 60 },
      ],
      [[premium, 0, 60]],
    ],
    [
      'ended with the pause in which it was cancelled, however often that is read',
      [
        bought,
        { ...bought, day: 30, period: 30, state: 'paused', pauses: 30 },
        { ...bought, day: 50, state: 'expired', until: 50 },
        { ...bought, day: 70, state: 'expired', until: 50 },
      ],
      [[premium, 0, 30]],
    ],
    [
      'ended with a pause that nobody read before it was cancelled',
      [bought, { ...bought, day: 9, pauses: 30 }, { ...bought, day: 50, state: 'expired', until: 50 }],
      [[premium, 0, 30]],
    ],
    [
      'ends earlier than our own clock thought, with a refund',
      [
        bought,
        { ...bought, day: 9, state: 'expired', lag: 21 },
        { ...bought, day: 29, state: 'expired', until: 29, lag: 2 },
      ],
      [[premium, 0, 29]],
    ],
    [
      'leaves a gap where it came back',
      [bought, { ...bought, day: 30, state: 'expired' }, { ...bought, day: 70, period: 70, until: 100 }],
      [
        [premium, 0, 30],
        [premium, 70, 100],
      ],
    ],
  ])('%s', (_, said, expected) => {
    const { spans } = recordAll(said);
    expect(daysOf(spans)).toEqual(expected);
  });

  it('goes on without an end while access lasts and nobody says what became of the bill', () => {
    const { row, spans } = recordAll([bought]);
    if (row === null) throw new Error('no row');
    const untilAt = (day: number) => periodsOf(row, spans, at(day)).at(-1)?.untilMs;
    expect([untilAt(29), untilAt(30), untilAt(99)]).toEqual([at(30).getTime(), null, null]);
    const ended = { ...row, state: 'canceled' as const };
    expect(periodsOf(ended, spans, at(99)).at(-1)?.untilMs).toBe(at(30).getTime());
  });
});

const planList = [premium, yearly, pro, 'rockspro_y_v1', 'rockspremdownloads_m_v1'] as const;
const termOf = (planCode: PlanCode) => (plans[planCode].billingPeriod === 'yearly' ? 365 : 30);

const anyStep = fc.record({
  wait: fc.integer({ min: 0, max: 45 }),
  deed: fc.constantFrom('cancel', 'resume', 'now', 'later', 'fail', 'pay', 'refund', 'buy'),
  planCode: fc.constantFrom(...planList),
  lag: fc.double({ min: 0, max: 0.9, noNaN: true }),
  /** Events that change nothing may get lost, and every event may come twice. */
  isLost: fc.boolean(),
  isRepeated: fc.boolean(),
});
type Step = typeof anyStep extends fc.Arbitrary<infer T> ? T : never;

/** One subscription after another, lived day by day: what the provider says of each, and the days that are covered. */
const live = (steps: readonly Step[], horizon: number) => {
  const subscriptions: Said[][] = [];
  const covered: (PlanCode | null)[] = [];
  let planCode: PlanCode = premium;
  let pending: PlanCode | null = null;
  let state: 'active' | 'canceled' | 'past_due' | 'expired' = 'expired';
  let [started, period, end, dunningEnd] = [0, 0, 0, 0];
  let isNextUnpaid = false;
  const tape = [...steps];
  let nextAt = tape[0]?.wait ?? Number.POSITIVE_INFINITY;

  const say = (day: number, { lag, isRepeated }: Pick<Step, 'lag' | 'isRepeated'>) => {
    const until = state === 'past_due' ? dunningEnd : end;
    const said: Said = { day, state, planCode, pendingPlanCode: pending, until, period, started, lag };
    subscriptions.at(-1)?.push(...(isRepeated ? [said, said] : [said]));
  };
  const change = (day: number, to: PlanCode) => {
    const isSamePeriod = termOf(planCode) === termOf(to);
    planCode = to;
    pending = null;
    if (!isSamePeriod) [period, end] = [day, day + termOf(to)];
  };

  for (let day = 0; day < horizon; day += 1) {
    const step = tape[0];
    const prompt = step ?? { lag: 0, isRepeated: false, isLost: false };
    if (state === 'active' && day === end) {
      const isChanged = pending !== null;
      if (pending !== null) planCode = pending;
      [pending, period, end] = [null, day, day + termOf(planCode)];
      if (isNextUnpaid) [state, dunningEnd, isNextUnpaid] = ['past_due', day + 14, false];
      if (isChanged || state === 'past_due' || !prompt.isLost) say(day, prompt);
    } else if (state === 'canceled' && day === end) {
      state = 'expired';
      if (!prompt.isLost) say(day, prompt);
    } else if (state === 'past_due' && day === dunningEnd) {
      [state, end] = ['expired', day];
      say(day, prompt);
    }
    while (tape[0] !== undefined && day >= nextAt) {
      const now = tape.shift();
      if (now === undefined) break;
      nextAt = day + (tape[0]?.wait ?? 0);
      const { deed } = now;
      if (deed === 'buy' && state === 'expired') {
        subscriptions.push([]);
        planCode = now.planCode;
        [state, pending, started, period, end] = ['active', null, day, day, day + termOf(planCode)];
        isNextUnpaid = false;
      } else if (deed === 'cancel' && state === 'active') [state, pending] = ['canceled', null];
      else if (deed === 'cancel' && state === 'past_due') [state, end] = ['expired', day];
      else if (deed === 'resume' && state === 'canceled') state = 'active';
      else if (deed === 'now' && state === 'active' && now.planCode !== planCode) change(day, now.planCode);
      else if (deed === 'later' && state === 'active' && now.planCode !== planCode) pending = now.planCode;
      else if (deed === 'fail' && state === 'active') isNextUnpaid = true;
      else if (deed === 'pay' && state === 'past_due') state = 'active';
      else if (deed === 'refund' && state !== 'expired') [state, end] = ['expired', day];
      else continue;
      say(day, now);
    }
    covered.push(state === 'expired' ? null : planCode);
  }
  return { subscriptions, covered };
};

/** The rest of a stream in which a period ended, seen for the last time some hours later. */
const restOf = ({ planCode, untilMs }: CoveredPeriod, hours: number): CoveredPeriod[] => {
  if (untilMs === null) return [];
  const begun = streamExtension(untilMs, { kind: 'live', sinceMs: untilMs - 3_600_000 });
  if (begun === null) return [];
  const goneMs = untilMs + hours * 3_600_000;
  const { untilMs: endMs, reason } = extensionAfter(begun, { kind: 'off' }, goneMs);
  return [{ planCode, fromMs: untilMs, untilMs: endMs, extension: reason }];
};

it('is what was covered day by day, in 10,000 random histories', () => {
  const horizon = 420;
  const anyDay = fc.integer({ min: 0, max: horizon });
  const anyHistory = fc.array(anyStep, { minLength: 1, maxLength: 14 });
  /** Of the streams in which plans end, one after the other; without a stream none. */
  const anyHours = fc.infiniteStream(fc.option(fc.integer({ min: 0, max: 20 })));
  let coveredDays = 0;
  let rests = 0;
  let gaps = 0;
  fc.assert(
    fc.property(anyHistory, fc.option(anyHistory), anyDay, anyDay, anyHours, (own, hosted, a, b, hours) => {
      const lives = [own, ...(hosted === null ? [] : [hosted])].map((steps) => live(steps, horizon));
      const records = lives.flatMap(({ subscriptions }) =>
        subscriptions.map((said) => {
          const { row, spans } = recordAll(said);
          return row === null ? [] : periodsOf(row, spans, at(horizon));
        }),
      );
      const recorded = records.flat();
      const periods = coveredPeriods(recorded);
      const [from, until] = [Math.min(a, b), Math.max(a, b)];
      const days = Array.from({ length: until - from }, (_, index) => from + index);
      const isCovered = (day: number) => lives.some(({ covered }) => covered[day] !== null);
      const wanted = days.filter(isCovered).length;
      expect(coveredSeconds(periods, at(from).getTime(), at(until).getTime())).toBe(wanted * 86_400);
      const [only] = lives;
      if (hosted === null && only !== undefined)
        for (const planCode of planList) {
          const ofPlan = periods.filter((period) => period.planCode === planCode);
          const wantedDays = days.filter((day) => only.covered[day] === planCode).length;
          expect(coveredSeconds(ofPlan, at(from).getTime(), at(until).getTime())).toBe(wantedDays * 86_400);
        }
      // Each plan that ended may have ended in the middle of a stream: what is left of it is covered too, once.
      const extensions = records.flatMap((periods) => {
        const last = periods.at(-1);
        const { value: lasted } = hours.next();
        return last === undefined || lasted == null ? [] : restOf(last, lasted);
      });
      const all = coveredPeriods([...recorded, ...extensions]);
      const extraMs = days
        .filter((day) => !isCovered(day))
        .map((day) =>
          Math.max(
            0,
            ...extensions
              .filter(({ fromMs }) => fromMs === at(day).getTime())
              .map(({ fromMs, untilMs }) => (untilMs ?? fromMs) - fromMs),
          ),
        )
        .reduce((sum, ms) => sum + ms, 0);
      expect(coveredSeconds(all, at(from).getTime(), at(until).getTime())).toBe(
        wanted * 86_400 + extraMs / 1000,
      );
      rests += Number(extraMs > 0);
      coveredDays += wanted;
      gaps += Math.max(0, periods.length - 1);
    }),
    { numRuns: 10_000, seed: 23 },
  );
  // The histories are about something.
  expect(coveredDays).toBeGreaterThan(100_000);
  expect(gaps).toBeGreaterThan(1_000);
  expect(rests).toBeGreaterThan(1_000);
}, 60_000);
