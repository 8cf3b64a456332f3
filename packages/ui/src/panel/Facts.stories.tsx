import type { Meta, StoryObj } from '@storybook/react-vite';
import { Facts } from './Facts.tsx';

const meta = {
  title: 'Data/Facts',
  component: Facts,
  args: {
    items: [
      { term: 'Price', value: '$71.88 per year' },
      { term: 'Next payment', value: 'June 14, 2027' },
      { term: 'Member since', value: 'June 14, 2026' },
    ],
  },
} satisfies Meta<typeof Facts>;

export default meta;

export const Default: StoryObj<typeof meta> = {};
