import type { DayNumbers } from '@backbeat/sdk/staff';
import { expect, it } from 'vitest';
import { daysCsv, dayText, figures, figureText, total } from './figures.ts';

const day = (name: string, trials: number): DayNumbers => ({
  day: name,
  trials_begun: trials,
  trials_kept: 1,
  plans_bought: 2,
  plans_cancelled: 0,
  payments_failed: 0,
  payments_recovered: 0,
  gift_months: 0,
  refunds: 1,
  refunded_cents: 7188,
});

const days = [day('2026-11-19', 3), day('2026-11-20', 4)];

it('writes a line for each day', () => {
  expect(daysCsv(days)).toBe(
    'day,trials_begun,trials_kept,plans_bought,plans_cancelled,payments_failed,payments_recovered,gift_months,refunds,refunded_cents\r\n' +
      '2026-11-19,3,1,2,0,0,0,0,1,7188\r\n2026-11-20,4,1,2,0,0,0,0,1,7188\r\n',
  );
});

it('sums and reads every number', () => {
  expect(figures.map((figure) => figureText(figure, total(days, figure)))).toEqual([
    '7',
    '2',
    '4',
    '0',
    '0',
    '0',
    '0',
    '2',
    '$143.76',
  ]);
});

it('names a day in UTC, whatever the clock of the browser says', () => {
  expect(dayText('2026-11-07')).toBe('Nov 7');
  expect(dayText('2026-01-31')).toBe('Jan 31');
});
