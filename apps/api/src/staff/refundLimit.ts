import { hasRole, type StaffRole, staffActRoles, staffRoles } from '@backbeat/sdk/staff';
import type { StaffSettings } from '../config/Config.ts';

type Limit = Pick<StaffSettings, 'refundLimitCents'>;

/** The most that a role gives back at once, in cents; null for no limit. */
export const refundLimitOf = (role: StaffRole, { refundLimitCents }: Limit): number | null => {
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

/** The least role that gives so much back at once, within the rules. */
export const refundRoleFor = (amountCents: number, limit: Limit): StaffRole => {
  const may = (role: StaffRole): boolean => {
    const mostCents = refundLimitOf(role, limit);
    return hasRole(role, staffActRoles.refund) && (mostCents === null || amountCents <= mostCents);
  };
  return staffRoles.find(may) ?? 'owner';
};
