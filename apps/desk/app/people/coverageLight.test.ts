import { expect, it } from 'vitest';
import { coverageLight } from './coverageLight.ts';

const period = (from: string, until: string | null) => ({
  plan_code: 'rocksprem_i_m_v2',
  audience_tier: null,
  from,
  until,
});
const atMs = Date.parse('2026-11-20T12:00:00Z');

it.each([
  [[], 'Never covered', false],
  [[period('2026-11-01T00:00:00Z', null)], 'Covered now', true],
  [
    [period('2026-11-01T00:00:00Z', '2026-12-01T00:00:00Z')],
    'Covered now, until December 1, 2026, 00:00 UTC',
    true,
  ],
  [
    [period('2026-10-01T00:00:00Z', '2026-11-20T12:00:00Z')],
    'Not covered since November 20, 2026, 12:00 UTC',
    false,
  ],
  [
    [period('2026-12-01T00:00:00Z', null)],
    'Not covered now; covered from December 1, 2026, 00:00 UTC',
    false,
  ],
])('%j', (coverage, text, isCovered) => {
  expect(coverageLight(coverage, atMs)).toEqual({ isCovered, text });
});
