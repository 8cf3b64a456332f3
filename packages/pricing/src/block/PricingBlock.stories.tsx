import type { SwitchVariant } from '@backbeat/domain';
import { Heading } from '@backbeat/ui';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { partnerCatalog } from '../catalog/partnerCatalog.ts';
import { PricingBlock } from './PricingBlock.tsx';

const meta = {
  title: 'Pricing/PricingBlock',
  component: PricingBlock,
  args: {
    head: <Heading level={2}>One price to stream, one to keep</Heading>,
    detailsHref: '/which-plan-is-best',
  },
} satisfies Meta<typeof PricingBlock>;

export default meta;

type Story = StoryObj<typeof meta>;

const stories = {
  pricing: {},
  'plan-block': { args: { variant: 'plan-block', showFree: true } },
  partner: { args: { catalog: partnerCatalog(), detailsHref: null } },
  loading: { args: { state: 'loading' } },
} satisfies Record<SwitchVariant | 'loading', Story>;

export const Pricing: Story = stories.pricing;
export const PlanBlock: Story = stories['plan-block'];
export const Partner: Story = stories.partner;
export const Loading: Story = stories.loading;
