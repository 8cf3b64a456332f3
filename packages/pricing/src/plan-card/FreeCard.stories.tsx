import type { Meta, StoryObj } from '@storybook/react-vite';
import { FreeCard } from './FreeCard.tsx';

const meta = { title: 'Pricing/FreeCard', component: FreeCard } satisfies Meta<typeof FreeCard>;

export default meta;

type Story = StoryObj<typeof meta>;

const stories = {
  visitor: {},
  signedIn: { args: { session: { tier: 'free' }, playerHref: 'https://player.example' } },
} satisfies Record<'visitor' | 'signedIn', Story>;

export const Visitor: Story = stories.visitor;
export const SignedIn: Story = stories.signedIn;
