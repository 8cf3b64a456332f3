import type { PlanCode } from '@backbeat/domain';
import { dayMs } from '@backbeat/domain';
import { describe, expect, it } from 'vitest';
import { at, premium, pro, recordAll, type Said, startMs, yearly } from '../../testing/recordReadings.ts';
import { type CoverageSpan, periodsOf } from './coverageAfter.ts';

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
