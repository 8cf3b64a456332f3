import type { BillingPeriod } from '@backbeat/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PeriodScope } from '../billing/PeriodScope.tsx';
import { ProTierTable, type ProTierTableProps } from './ProTierTable.tsx';

type LadderStoryProps = ProTierTableProps & { readonly billingPeriod: BillingPeriod };

const LadderStory = ({ billingPeriod, ...rest }: LadderStoryProps) => (
  <PeriodScope billingPeriod={billingPeriod}>
    <ProTierTable {...rest} />
  </PeriodScope>
);

const meta = {
  title: 'Pricing/ProTierTable',
  component: ProTierTable,
  render: (args) => <LadderStory {...args} />,
  args: { billingPeriod: 'monthly' },
} satisfies Meta<LadderStoryProps>;

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
