import type { AccountTier, PlanCode } from '@backbeat/domain';
import type { SubscriptionRow } from '../billing/accountTier.ts';

/** A sandbox creator with an account from the start. */
export interface SeededCreator {
  readonly username: string;
  readonly name: string;
  readonly tier: AccountTier;
  /** The biller; null is our own checkout. */
  readonly provider: SubscriptionRow['provider'];
  /** The plan in the payment sandbox; null for none. */
  readonly planCode: PlanCode | null;
}

/** The sandbox has the same table; a test compares both. */
export const seededCreators: readonly SeededCreator[] = [
  { username: 'pixelmarmalade', name: 'Pixel Marmalade', tier: 'free', provider: null, planCode: null },
  { username: 'nightowl', name: 'Night Owl', tier: 'free', provider: null, planCode: null },
  {
    username: 'mintyloop',
    name: 'Minty Loop',
    tier: 'premStream',
    provider: null,
    planCode: 'rocksprem_i_m_v2',
  },
  {
    username: 'yearlyyara',
    name: 'Yara Yearly',
    tier: 'premStream',
    provider: null,
    planCode: 'rocksprem_i_y_v2',
  },
  {
    username: 'trialtess',
    name: 'Trial Tess',
    tier: 'premStream',
    provider: null,
    planCode: 'rocksprem_i_m_v2',
  },
  {
    username: 'lastlapleo',
    name: 'Last Lap Leo',
    tier: 'premStream',
    provider: null,
    planCode: 'rocksprem_i_m_v2',
  },
  {
    username: 'cratedigger',
    name: 'Crate Digger',
    tier: 'premDownload',
    provider: null,
    planCode: 'rockspremdownloads_m_v1',
  },
  { username: 'prismapro', name: 'Prisma Pro', tier: 'pro', provider: null, planCode: 'rockspro_m_v1' },
  { username: 'zerocosmo', name: 'Zero Cosmo', tier: '0cpm', provider: null, planCode: null },
  { username: 'adminada', name: 'Admin Ada', tier: 'admin', provider: null, planCode: null },
  {
    username: 'streamlabssol',
    name: 'Streamlabs Sol',
    tier: 'premStream',
    provider: 'streamlabs',
    planCode: null,
  },
  { username: 'humblehana', name: 'Humble Hana', tier: 'premStream', provider: 'humble', planCode: null },
  {
    username: 'hostedhugo',
    name: 'Hosted Hugo',
    tier: 'premStream',
    provider: 'recurly',
    planCode: 'rocksprem_i_m_v2',
  },
  { username: 'latelou', name: 'Late Lou', tier: 'premStream', provider: null, planCode: 'rocksprem_i_m_v2' },
  {
    username: 'ledgerlena',
    name: 'Ledger Lena',
    tier: 'premStream',
    provider: null,
    planCode: 'rocksprem_i_m_v2',
  },
  { username: 'pausedpia', name: 'Paused Pia', tier: 'free', provider: null, planCode: 'rocksprem_i_m_v2' },
  {
    username: 'encoreenzo',
    name: 'Encore Enzo',
    tier: 'premStream',
    provider: null,
    planCode: 'rocksprem_i_m_v2',
  },
  {
    username: 'twicetina',
    name: 'Twice Tina',
    tier: 'premStream',
    provider: null,
    planCode: 'rocksprem_i_m_v2',
  },
];
