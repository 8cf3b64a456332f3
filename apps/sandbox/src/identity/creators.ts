import type { PlanCode } from '@backbeat/domain';
import type { SandboxContext } from '../SandboxContext.ts';
import type { Creator } from '../store/rows.ts';

/** What the product's database and the provider hold for a ready-made creator. */
export interface ReadyMadeAccount {
  /** The account code at the payment provider: the user's hash. */
  readonly accountCode: string;
  readonly tier: 'free' | 'premStream' | 'premDownload' | 'pro' | '0cpm' | 'admin';
  /** Who bills; `null` for the product's own checkout. */
  readonly provider: 'streamlabs' | 'humble' | 'recurly' | null;
  readonly planCode: PlanCode | null;
  /** What the payment provider's sandbox is made to hold at its first start; `null` for nothing. */
  readonly billing: 'active' | 'trial' | 'canceled' | 'past_due' | 'with_history' | 'paused' | null;
}

/** A creator to sign in as. */
export interface ReadyMadeCreator {
  readonly sub: string;
  readonly name: string;
  readonly username: string;
  readonly email: string;
  /** A path of the sandbox. */
  readonly picture: string;
  /** What this one is for. */
  readonly note: string;
  /** One word for the list. */
  readonly badge: string;
  /** `null`: has never been here. */
  readonly account: ReadyMadeAccount | null;
}

interface Sketch {
  readonly username: string;
  readonly name: string;
  readonly badge: string;
  readonly note: string;
  readonly account?: Omit<ReadyMadeAccount, 'accountCode'>;
}

const sketches = [
  { username: 'novabeats', name: 'Nova Beats', badge: 'New', note: 'Has never signed in' },
  { username: 'couchcoop', name: 'Couch Co-op', badge: 'New', note: 'Has never signed in, large audience' },
  {
    username: 'pixelmarmalade',
    name: 'Pixel Marmalade',
    badge: 'Free',
    note: 'Free account, no subscription yet',
    account: { tier: 'free', provider: null, planCode: null, billing: null },
  },
  {
    username: 'nightowl',
    name: 'Night Owl',
    badge: 'Free',
    note: 'Free account, 180 average viewers',
    account: { tier: 'free', provider: null, planCode: null, billing: null },
  },
  {
    username: 'mintyloop',
    name: 'Minty Loop',
    badge: 'Premium',
    note: 'Premium, monthly',
    account: { tier: 'premStream', provider: null, planCode: 'rocksprem_i_m_v2', billing: 'active' },
  },
  {
    username: 'yearlyyara',
    name: 'Yara Yearly',
    badge: 'Premium',
    note: 'Premium, yearly',
    account: { tier: 'premStream', provider: null, planCode: 'rocksprem_i_y_v2', billing: 'active' },
  },
  {
    username: 'trialtess',
    name: 'Trial Tess',
    badge: 'Trial',
    note: 'Premium, in the free trial',
    account: { tier: 'premStream', provider: null, planCode: 'rocksprem_i_m_v2', billing: 'trial' },
  },
  {
    username: 'lastlapleo',
    name: 'Last Lap Leo',
    badge: 'Cancelled',
    note: 'Premium, cancelled, paid until the end of the period',
    account: { tier: 'premStream', provider: null, planCode: 'rocksprem_i_m_v2', billing: 'canceled' },
  },
  {
    username: 'cratedigger',
    name: 'Crate Digger',
    badge: 'Download',
    note: 'Download, monthly',
    account: { tier: 'premDownload', provider: null, planCode: 'rockspremdownloads_m_v1', billing: 'active' },
  },
  {
    username: 'prismapro',
    name: 'Prisma Pro',
    badge: 'Pro',
    note: 'Pro, monthly, 4,200 average viewers',
    account: { tier: 'pro', provider: null, planCode: 'rockspro_m_v1', billing: 'active' },
  },
  {
    username: 'zerocosmo',
    name: 'Zero Cosmo',
    badge: '0cpm',
    note: 'The 0cpm tier',
    account: { tier: '0cpm', provider: null, planCode: null, billing: null },
  },
  {
    username: 'adminada',
    name: 'Admin Ada',
    badge: 'Admin',
    note: 'Works for the product',
    account: { tier: 'admin', provider: null, planCode: null, billing: null },
  },
  {
    username: 'streamlabssol',
    name: 'Streamlabs Sol',
    badge: 'Streamlabs',
    note: 'Premium, billed by Streamlabs',
    account: { tier: 'premStream', provider: 'streamlabs', planCode: null, billing: null },
  },
  {
    username: 'humblehana',
    name: 'Humble Hana',
    badge: 'Humble',
    note: 'Premium, billed by Humble',
    account: { tier: 'premStream', provider: 'humble', planCode: null, billing: null },
  },
  {
    username: 'hostedhugo',
    name: 'Hosted Hugo',
    badge: 'Recurly',
    note: 'Premium, bought on the payment provider’s own page',
    account: { tier: 'premStream', provider: 'recurly', planCode: 'rocksprem_i_m_v2', billing: 'active' },
  },
  {
    username: 'latelou',
    name: 'Late Lou',
    badge: 'Past due',
    note: 'Premium, the last payment failed',
    account: { tier: 'premStream', provider: null, planCode: 'rocksprem_i_m_v2', billing: 'past_due' },
  },
  {
    username: 'ledgerlena',
    name: 'Ledger Lena',
    badge: 'Invoices',
    note: 'Premium, monthly, with a refund and credit behind it',
    account: { tier: 'premStream', provider: null, planCode: 'rocksprem_i_m_v2', billing: 'with_history' },
  },
  {
    username: 'pausedpia',
    name: 'Paused Pia',
    badge: 'Paused',
    note: 'Premium, paused for two months',
    account: { tier: 'free', provider: null, planCode: 'rocksprem_i_m_v2', billing: 'paused' },
  },
  {
    username: 'encoreenzo',
    name: 'Encore Enzo',
    badge: 'Cancelled',
    note: 'Premium, cancelled, to end in the middle of a stream',
    account: { tier: 'premStream', provider: null, planCode: 'rocksprem_i_m_v2', billing: 'canceled' },
  },
  {
    username: 'twicetina',
    name: 'Twice Tina',
    badge: 'Two accounts',
    note: 'Premium by Twitch, and a second, free account by Google',
    account: { tier: 'premStream', provider: null, planCode: 'rocksprem_i_m_v2', billing: 'active' },
  },
] as const satisfies readonly Sketch[];

const complete = ({ username, name, badge, note, account }: Sketch): ReadyMadeCreator => ({
  sub: `creator-${username}`,
  name,
  username,
  email: `${username}@creators.example`,
  picture: `/portraits/${username}.svg`,
  note,
  badge,
  account: account === undefined ? null : { accountCode: `${username}-account`, ...account },
});

/**
 * The ready-made creators. The api seeds its accounts from the same table.
 *
 * @example readyMadeCreators[0]?.name // → 'Nova Beats'
 */
export const readyMadeCreators: readonly ReadyMadeCreator[] = sketches.map(complete);

/** All creators: the ready-made ones, then those made by hand. */
export const allCreators = ({ store }: Pick<SandboxContext, 'store'>): Creator[] => [
  ...readyMadeCreators,
  ...store.list('creators'),
];

/** The creator of a subject identifier, if there is one. */
export const findCreator = (context: Pick<SandboxContext, 'store'>, sub: string): Creator | undefined =>
  allCreators(context).find((creator) => creator.sub === sub);
