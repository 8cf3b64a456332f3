import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlanChooser } from './PlanChooser.tsx';

const meta = {
  title: 'Pricing/PlanChooser',
  component: PlanChooser,
  args: { compareHref: '/pricing' },
} satisfies Meta<typeof PlanChooser>;

export default meta;

type Story = StoryObj<typeof meta>;

const stories = {
  visitor: {},
  premium: { args: { session: { tier: 'premStream' }, playerHref: 'https://player.example' } },
} satisfies Record<'visitor' | 'premium', Story>;

export const Visitor: Story = stories.visitor;
export const Premium: Story = stories.premium;
