import type { AudienceTierName, PlatformCode } from '@backbeat/domain';
import { Stack } from '@backbeat/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { BillingSwitch } from '../billing/BillingSwitch.tsx';
import { PeriodScope } from '../billing/PeriodScope.tsx';
import { TierPicker, type TierPickerProps } from './TierPicker.tsx';

const TierPickerStory = (props: TierPickerProps) => (
  <PeriodScope billingPeriod="monthly">
    <Stack>
      <div>
        <BillingSwitch variant="plain" defaultValue="monthly" />
      </div>
      <TierPicker {...props} />
    </Stack>
  </PeriodScope>
);

const meta = {
  title: 'Pricing/TierPicker',
  component: TierPicker,
  render: (args) => <TierPickerStory {...args} />,
} satisfies Meta<TierPickerProps>;

export default meta;

type Story = StoryObj<typeof meta>;

const stories = {
  none: {},
  One: { args: { litTier: 'One' } },
  Two: { args: { litTier: 'Two' } },
  Three: { args: { litTier: 'Three' } },
  Four: { args: { litTier: 'Four' } },
  tvp: { args: { audience: { averageViewers: 640, averageViews: null } } },
  yvp: { args: { audience: { averageViewers: 20, averageViews: 240_000 } } },
} satisfies Record<AudienceTierName | PlatformCode | 'none', Story>;

export const None: Story = stories.none;
export const One: Story = stories.One;
export const Two: Story = stories.Two;
export const Three: Story = stories.Three;
export const Four: Story = stories.Four;
export const ByViewers: Story = stories.tvp;
export const ByViews: Story = stories.yvp;
