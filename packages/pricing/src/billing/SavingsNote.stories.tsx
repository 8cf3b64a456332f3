import type { Meta, StoryObj } from '@storybook/react-vite';
import { partnerCatalog } from '../catalog/partnerCatalog.ts';
import { SavingsNote } from './SavingsNote.tsx';

const meta = {
  title: 'Pricing/SavingsNote',
  component: SavingsNote,
} satisfies Meta<typeof SavingsNote>;

export default meta;

type Story = StoryObj<typeof meta>;

const stories = {
  list: {},
  partner: { render: () => <SavingsNote catalog={partnerCatalog()} /> },
} satisfies Record<'list' | 'partner', Story>;

export const List: Story = stories.list;
export const Partner: Story = stories.partner;
