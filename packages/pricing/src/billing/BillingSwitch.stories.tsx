import type { SwitchVariant } from '@backbeat/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BillingSwitch } from './BillingSwitch.tsx';
import { ByPeriod } from './ByPeriod.tsx';
import { PeriodScope } from './PeriodScope.tsx';

const meta = {
  title: 'Pricing/BillingSwitch',
  component: BillingSwitch,
  subcomponents: { PeriodScope, ByPeriod },
  args: { defaultValue: 'yearly' },
} satisfies Meta<typeof BillingSwitch>;

export default meta;

type Story = StoryObj<typeof meta>;

const stories = {
  pricing: {},
  'plan-block': { args: { variant: 'plan-block', defaultValue: 'monthly' } },
  partner: { args: { variant: 'partner' } },
  plain: { args: { variant: 'plain', defaultValue: 'monthly' } },
} satisfies Record<SwitchVariant | 'plain', Story>;

export const Pricing: Story = stories.pricing;
export const PlanBlock: Story = stories['plan-block'];
export const Partner: Story = stories.partner;
export const Plain: Story = stories.plain;
