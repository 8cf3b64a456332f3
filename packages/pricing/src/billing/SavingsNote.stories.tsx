import type { Meta, StoryObj } from '@storybook/react-vite';
import { SavingsNote } from './SavingsNote.tsx';
import { partnerSaving, yearlySaving } from './yearlySaving.ts';

const meta = {
  title: 'Pricing/SavingsNote',
  component: SavingsNote,
  args: { savings: [yearlySaving('premium'), yearlySaving('pro')] },
} satisfies Meta<typeof SavingsNote>;

export default meta;

type Story = StoryObj<typeof meta>;

const stories = {
  list: {},
  partner: { args: { savings: [partnerSaving('premium'), partnerSaving('pro')] } },
} satisfies Record<'list' | 'partner', Story>;

export const List: Story = stories.list;
export const Partner: Story = stories.partner;
