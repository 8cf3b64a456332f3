import { type AccountTier, isPlanCode, plans } from '@backbeat/domain';
import type { InboxName, StaffRole } from '@backbeat/sdk/staff';

/** Tiers as staff speak of them. */
export const tierTexts: Readonly<Record<AccountTier, string>> = {
  free: 'Free',
  premStream: 'Premium',
  premDownload: 'Download',
  pro: 'Pro',
  '0cpm': '0cpm, given by staff',
  admin: 'Admin, given by staff',
};

/** Roles in words. */
export const roleTexts: Readonly<Record<StaffRole, string>> = {
  reader: 'Reader',
  support: 'Support',
  manager: 'Manager',
  owner: 'Owner',
};

/** Inboxes in words. */
export const inboxTexts: Readonly<Record<InboxName, string>> = {
  claims: 'Claims on videos',
  songs: 'Song requests',
  letters: 'Dead letters',
  events: 'Failed events',
  purchases: 'Open purchases',
  tiers: 'Tier reviews',
};

/**
 * A plan by its billing code, as staff speak of it.
 *
 * @example planText('rocksprem_i_y_v2') // → 'Premium, yearly'
 */
export const planText = (code: string | null | undefined): string => {
  if (code === null || code === undefined) return 'No plan';
  if (!isPlanCode(code)) return code;
  const { name, billingPeriod } = plans[code];
  return billingPeriod === null ? name : `${name}, ${billingPeriod}`;
};
