import type { StaffRole } from '@backbeat/sdk/staff';
import type { StaffSettings } from '../config/Config.ts';

/** The most that a role gives back at once, in cents; null for no limit. */
export const refundLimitOf = (
  role: StaffRole,
  { refundLimitCents }: Pick<StaffSettings, 'refundLimitCents'>,
): number | null => {
  switch (role) {
    case 'reader':
      return 0;
    case 'support':
      return refundLimitCents;
    case 'manager':
    case 'owner':
      return null;
    default:
      return role satisfies never;
  }
};
