import type { AccountTier } from '@backbeat/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PeriodScope } from '../billing/PeriodScope.tsx';
import { PlanCards, type PlanCardsProps } from './PlanCards.tsx';

const PlanCardsStory = (props: PlanCardsProps) => (
  <PeriodScope billingPeriod="yearly">
    <PlanCards {...props} />
  </PeriodScope>
);

const meta = {
  title: 'Pricing/PlanCards',
  component: PlanCards,
  render: (args) => <PlanCardsStory {...args} />,
  args: {
    plans: ['premium', 'download', 'pro'],
    playerHref: 'https://player.example',
  },
} satisfies Meta<PlanCardsProps>;

export default meta;

type Story = StoryObj<typeof meta>;

/** What the buttons say for everybody who can look at them. */
const stories = {
  signedOut: {},
  free: { args: { session: { tier: 'free' } } },
  premStream: { args: { session: { tier: 'premStream' } } },
  premDownload: { args: { session: { tier: 'premDownload' } } },
  pro: { args: { session: { tier: 'pro' } } },
  '0cpm': { args: { session: { tier: '0cpm' } } },
  admin: { args: { session: { tier: 'admin' } } },
} satisfies Record<AccountTier | 'signedOut', Story>;

export const SignedOut: Story = stories.signedOut;
export const Free: Story = stories.free;
export const Premium: Story = stories.premStream;
export const Download: Story = stories.premDownload;
export const Pro: Story = stories.pro;
export const ZeroCpm: Story = stories['0cpm'];
export const Admin: Story = stories.admin;
