import type { AccountTier, PlanCode } from '@backbeat/domain';
import type { CoveredPeriod } from '@backbeat/domain/coverage';

/** The plan whose rights a granted tier has. */
const plansOfGrantedTiers: Readonly<Record<AccountTier, PlanCode | null>> = {
  free: null,
  premStream: 'rocksprem_i_m_v2',
  premDownload: 'rockspremdownloads_m_v1',
  pro: 'rockspro_m_v1',
  '0cpm': 'rockspro_m_v1',
  admin: 'rockspro_m_v1',
};

/** When a tier that was given by hand covers. */
export const grantedPeriods = (tier: AccountTier, fromMs: number): readonly CoveredPeriod[] => {
  const planCode = plansOfGrantedTiers[tier];
  return planCode === null ? [] : [{ planCode, fromMs, untilMs: null }];
};
