import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/Button.tsx';
import { Banner } from './Banner.tsx';

const meta = {
  title: 'Feedback/Banner',
  component: Banner,
  args: {
    children: 'Streamer mode is on. Private details are hidden.',
    action: (
      <Button size="sm" variant="neutral">
        Turn off
      </Button>
    ),
  },
} satisfies Meta<typeof Banner>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Pink: Story = { args: { tone: 'pink', children: 'Your last payment failed.' } };
export const Teal: Story = { args: { tone: 'teal', children: 'Your free month has begun.', action: null } };
