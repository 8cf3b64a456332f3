import type { Meta, StoryObj } from '@storybook/react-vite';
import { PricingPage } from './PricingPage.tsx';
import { StationShowcase } from './StationShowcase.tsx';

const meta = {
  title: 'Pricing/PricingPage',
  component: PricingPage,
  subcomponents: { StationShowcase },
  parameters: { layout: 'fullscreen' },
  args: { stationHref: (id) => `/segment/${id}` },
} satisfies Meta<typeof PricingPage>;

export default meta;

type Story = StoryObj<typeof meta>;

const stories = {
  visitor: {},
  signedIn: { args: { session: { tier: 'premStream' }, playerHref: 'https://player.example' } },
  monthly: { args: { defaultBillingPeriod: 'monthly' } },
} satisfies Record<'visitor' | 'signedIn' | 'monthly', Story>;

export const Visitor: Story = stories.visitor;
export const SignedIn: Story = stories.signedIn;
export const Monthly: Story = stories.monthly;
