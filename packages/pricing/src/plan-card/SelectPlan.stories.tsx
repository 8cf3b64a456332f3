import type { AccountTier, PlanViewer, Product } from '@backbeat/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { planById } from '../catalog/lookUp.ts';
import { ownCatalog } from '../catalog/ownCatalog.ts';
import { actionVariant, planAction } from './planAction.ts';
import { SelectPlan } from './SelectPlan.tsx';

const actionFor = (product: Product, session: PlanViewer) => {
  const plan = planById(ownCatalog(), product);
  const action = planAction(plan, { session, billingPeriod: 'yearly', playerHref: 'https://player.example' });
  return { action, variant: actionVariant(action, plan) };
};

const meta = {
  title: 'Pricing/SelectPlan',
  component: SelectPlan,
  args: { ...actionFor('premium', 'signed-out'), onSelect: () => {} },
} satisfies Meta<typeof SelectPlan>;

export default meta;

type Story = StoryObj<typeof meta>;

type Viewer = AccountTier | 'signed-out';

const cell = (viewer: Viewer, product: Product, label: string): Story => ({
  args: actionFor(product, viewer === 'signed-out' ? viewer : { tier: viewer }),
  play: async ({ canvas }) => {
    const [button] = [...canvas.queryAllByRole('link'), ...canvas.queryAllByRole('button')];
    await expect(button).toHaveTextContent(label);
    await expect(button).toBeEnabled();
  },
});

/** What the button of each plan says to everybody who can look at it: the whole table of the specification's section 6. */
const cells = {
  'signed-out free': cell('signed-out', 'free', 'Try for free'),
  'signed-out premium': cell('signed-out', 'premium', 'Start free trial'),
  'signed-out download': cell('signed-out', 'download', 'Start free trial'),
  'signed-out pro': cell('signed-out', 'pro', 'Start free trial'),
  'free free': cell('free', 'free', 'View player'),
  'free premium': cell('free', 'premium', 'Upgrade now'),
  'free download': cell('free', 'download', 'Upgrade now'),
  'free pro': cell('free', 'pro', 'Upgrade now'),
  'premStream free': cell('premStream', 'free', 'View player'),
  'premStream premium': cell('premStream', 'premium', 'View player'),
  'premStream download': cell('premStream', 'download', 'Change plan'),
  'premStream pro': cell('premStream', 'pro', 'Upgrade now'),
  'premDownload free': cell('premDownload', 'free', 'View player'),
  'premDownload premium': cell('premDownload', 'premium', 'Change plan'),
  'premDownload download': cell('premDownload', 'download', 'View player'),
  'premDownload pro': cell('premDownload', 'pro', 'Upgrade now'),
  'pro free': cell('pro', 'free', 'View player'),
  'pro premium': cell('pro', 'premium', 'View player'),
  'pro download': cell('pro', 'download', 'View player'),
  'pro pro': cell('pro', 'pro', 'View player'),
  '0cpm free': cell('0cpm', 'free', 'View player'),
  '0cpm premium': cell('0cpm', 'premium', 'View player'),
  '0cpm download': cell('0cpm', 'download', 'View player'),
  '0cpm pro': cell('0cpm', 'pro', 'View player'),
  'admin free': cell('admin', 'free', 'View player'),
  'admin premium': cell('admin', 'premium', 'View player'),
  'admin download': cell('admin', 'download', 'View player'),
  'admin pro': cell('admin', 'pro', 'View player'),
} satisfies Record<`${Viewer} ${Product}`, Story>;

export const VisitorSeesFree: Story = cells['signed-out free'];
export const VisitorSeesPremium: Story = cells['signed-out premium'];
export const VisitorSeesDownload: Story = cells['signed-out download'];
export const VisitorSeesPro: Story = cells['signed-out pro'];
export const FreeSeesFree: Story = cells['free free'];
export const FreeSeesPremium: Story = cells['free premium'];
export const FreeSeesDownload: Story = cells['free download'];
export const FreeSeesPro: Story = cells['free pro'];
export const PremiumSeesFree: Story = cells['premStream free'];
export const PremiumSeesPremium: Story = cells['premStream premium'];
export const PremiumSeesDownload: Story = cells['premStream download'];
export const PremiumSeesPro: Story = cells['premStream pro'];
export const DownloadSeesFree: Story = cells['premDownload free'];
export const DownloadSeesPremium: Story = cells['premDownload premium'];
export const DownloadSeesDownload: Story = cells['premDownload download'];
export const DownloadSeesPro: Story = cells['premDownload pro'];
export const ProSeesFree: Story = cells['pro free'];
export const ProSeesPremium: Story = cells['pro premium'];
export const ProSeesDownload: Story = cells['pro download'];
export const ProSeesPro: Story = cells['pro pro'];
export const ZeroCpmSeesFree: Story = cells['0cpm free'];
export const ZeroCpmSeesPremium: Story = cells['0cpm premium'];
export const ZeroCpmSeesDownload: Story = cells['0cpm download'];
export const ZeroCpmSeesPro: Story = cells['0cpm pro'];
export const AdminSeesFree: Story = cells['admin free'];
export const AdminSeesPremium: Story = cells['admin premium'];
export const AdminSeesDownload: Story = cells['admin download'];
export const AdminSeesPro: Story = cells['admin pro'];
