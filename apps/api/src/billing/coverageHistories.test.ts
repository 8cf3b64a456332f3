import { type PlanCode, plans } from '@backbeat/domain';
import {
  type CoveredPeriod,
  coveredPeriods,
  coveredSeconds,
  extensionAfter,
  streamExtension,
} from '@backbeat/domain/coverage';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { at, premium, pro, recordAll, type Said, yearly } from '../../testing/recordReadings.ts';
import { periodsOf } from './coverageAfter.ts';

const planList = [premium, yearly, pro, 'rockspro_y_v1', 'rockspremdownloads_m_v1'] as const;
const termOf = (planCode: PlanCode) => (plans[planCode].billingPeriod === 'yearly' ? 365 : 30);

const anyStep = fc.record({
  wait: fc.integer({ min: 0, max: 45 }),
  deed: fc.constantFrom(
    ...(['cancel', 'resume', 'now', 'later', 'fail', 'pay', 'refund', 'buy', 'pause', 'new card'] as const),
  ),
  planCode: fc.constantFrom(...planList),
  /** The billing periods of a pause. */
  cycles: fc.integer({ min: 1, max: 3 }),
  lag: fc.double({ min: 0, max: 0.9, noNaN: true }),
  /** Events without a change may get lost, and every event may come twice. */
  isLost: fc.boolean(),
  isRepeated: fc.boolean(),
});
type Step = typeof anyStep extends fc.Arbitrary<infer T> ? T : never;

/** Plays subscriptions one after the other, day by day: the provider's readings and the covered days. */
const live = (steps: readonly Step[], horizon: number) => {
  const subscriptions: Said[][] = [];
  const covered: (PlanCode | null)[] = [];
  let planCode: PlanCode = premium;
  let pending: PlanCode | null = null;
  let state: 'active' | 'canceled' | 'past_due' | 'paused' | 'expired' = 'expired';
  let pause: { starts: number; cyclesLeft: number } | null = null;
  let [started, period, end, dunningEnd] = [0, 0, 0, 0];
  let isNextUnpaid = false;
  let paused = 0;
  const tape = [...steps];
  let nextAt = tape[0]?.wait ?? Number.POSITIVE_INFINITY;

  const say = (day: number, { lag, isRepeated }: Pick<Step, 'lag' | 'isRepeated'>) => {
    const until = pause?.starts ?? (state === 'past_due' ? dunningEnd : end);
    const said: Said = { day, state, planCode, pendingPlanCode: pending, until, period, started, lag };
    const told: Said = pause === null ? said : { ...said, pauses: pause.starts };
    subscriptions.at(-1)?.push(...(isRepeated ? [told, told] : [told]));
  };
  const bill = (day: number): 'active' | 'past_due' => {
    if (pending !== null) planCode = pending;
    [pause, pending, period, end] = [null, null, day, day + termOf(planCode)];
    if (!isNextUnpaid) return 'active';
    [dunningEnd, isNextUnpaid] = [day + 14, false];
    return 'past_due';
  };
  const finish = (day: number) => {
    [state, pause, end] = ['expired', null, day];
  };
  const change = (day: number, to: PlanCode) => {
    const isSamePeriod = termOf(planCode) === termOf(to);
    planCode = to;
    [pending, pause] = [null, null];
    if (!isSamePeriod) [period, end] = [day, day + termOf(to)];
  };

  for (let day = 0; day < horizon; day += 1) {
    const step = tape[0];
    const prompt = step ?? { lag: 0, isRepeated: false, isLost: false };
    if (pause !== null && day === end && pause.cyclesLeft > 0) {
      pause = { starts: pause.starts, cyclesLeft: pause.cyclesLeft - 1 };
      [state, period, end] = ['paused', day, day + termOf(planCode)];
      if (!prompt.isLost) say(day, prompt);
    } else if ((state === 'active' || state === 'paused') && day === end) {
      const isTold = pending !== null || state === 'paused' || isNextUnpaid || !prompt.isLost;
      state = bill(day);
      if (isTold) say(day, prompt);
    } else if (state === 'canceled' && day === end) {
      state = 'expired';
      if (!prompt.isLost) say(day, prompt);
    } else if (state === 'past_due' && day === dunningEnd) {
      finish(day);
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
      } else if (deed === 'cancel' && state === 'active') [state, pending, pause] = ['canceled', null, null];
      else if (deed === 'cancel' && (state === 'past_due' || state === 'paused')) finish(day);
      else if (deed === 'pause' && state === 'active' && pending === null)
        pause = { starts: end, cyclesLeft: now.cycles };
      else if (deed === 'resume' && state === 'paused') state = bill(day);
      else if (deed === 'resume' && pause !== null) pause = null;
      else if (deed === 'resume' && state === 'canceled') state = 'active';
      else if (deed === 'now' && state === 'active' && now.planCode !== planCode) change(day, now.planCode);
      else if (deed === 'later' && state === 'active' && pause === null && now.planCode !== planCode)
        pending = now.planCode;
      else if (deed === 'fail' && state === 'active') isNextUnpaid = true;
      else if (deed === 'pay' && state === 'past_due') state = 'active';
      else if (deed === 'refund' && state !== 'expired') finish(day);
      else if (deed !== 'new card') continue;
      say(day, now);
    }
    covered.push(state === 'expired' || state === 'paused' ? null : planCode);
    paused += Number(state === 'paused');
  }
  return { subscriptions, covered, paused };
};

/** The extension to the end of a stream, last checked some hours later. */
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
  /** Extensions for the streams in which plans end; none without a stream. */
  const anyHours = fc.infiniteStream(fc.option(fc.integer({ min: 0, max: 20 })));
  let coveredDays = 0;
  let rests = 0;
  let gaps = 0;
  let pausedDays = 0;
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
      // Each ended plan may be extended once, to the end of a stream.
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
      for (const { paused } of lives) pausedDays += paused;
      gaps += Math.max(0, periods.length - 1);
    }),
    { numRuns: 10_000, seed: 23 },
  );
  // The random histories do contain coverage.
  expect(coveredDays).toBeGreaterThan(100_000);
  expect(gaps).toBeGreaterThan(1_000);
  expect(rests).toBeGreaterThan(1_000);
  expect(pausedDays).toBeGreaterThan(10_000);
}, 60_000);
