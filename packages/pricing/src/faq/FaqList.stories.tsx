import type { Meta, StoryObj } from '@storybook/react-vite';
import { FaqList } from './FaqList.tsx';

const meta = { title: 'Pricing/FaqList', component: FaqList } satisfies Meta<typeof FaqList>;

export default meta;

type Story = StoryObj<typeof meta>;

const stories = {
  firstOpen: {},
  allClosed: { args: { openAt: null } },
} satisfies Record<'firstOpen' | 'allClosed', Story>;

export const FirstOpen: Story = stories.firstOpen;
export const AllClosed: Story = stories.allClosed;
