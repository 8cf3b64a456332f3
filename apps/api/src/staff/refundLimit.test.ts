import { staffRoles } from '@backbeat/sdk/staff';
import { expect, it } from 'vitest';
import { refundLimitOf, refundRoleFor } from './refundLimit.ts';

const settings = { refundLimitCents: 5_000 };

it.each([
  [0, 'support'],
  [1, 'support'],
  [5_000, 'support'],
  [5_001, 'manager'],
  [1_000_000, 'manager'],
] as const)('%s cents need the role %s, which may give them back', (amountCents, role) => {
  expect(refundRoleFor(amountCents, settings)).toBe(role);
  const limit = refundLimitOf(role, settings);
  expect(limit === null || amountCents <= limit).toBe(true);
});

it('a reader gives nothing back, and support nothing where its limit is zero', () => {
  expect(staffRoles.map((role) => refundLimitOf(role, settings))).toEqual([0, 5_000, null, null]);
  expect(refundRoleFor(1, { refundLimitCents: 0 })).toBe('manager');
});
