import type { BillingPeriod } from '@backbeat/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PeriodScope } from '../billing/PeriodScope.tsx';
import { ProTierTable, type ProTierTableProps } from './ProTierTable.tsx';

const LadderStory = ({ billingPeriod, ...rest }: ProTierTableProps & { billingPeriod: BillingPeriod }) => (
  <PeriodScope billingPeriod={billingPeriod}>
    <ProTierTable {...rest} />
  </PeriodScope>
);

const meta = {
  title: 'Pricing/ProTierTable',
  component: LadderStory,
  args: { billingPeriod: 'monthly' },
} satisfies Meta<typeof LadderStory>;

export default meta;

type Story = StoryObj<typeof meta>;

const stories = {
  monthly: {},
  yearly: { args: { billingPeriod: 'yearly' } },
  lit: { args: { litTier: 'Two' } },
} satisfies Record<BillingPeriod | 'lit', Story>;

export const Monthly: Story = stories.monthly;
export const Yearly: Story = stories.yearly;
export const Lit: Story = stories.lit;
