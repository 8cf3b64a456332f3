import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from './ProgressBar.tsx';

const meta = {
  title: 'Feedback/ProgressBar',
  component: ProgressBar,
  args: {
    label: 'Your year',
    value: 7,
    max: 12,
    valueText: '7 of 12 months',
    children: '7 of 12 months left',
  },
} satisfies Meta<typeof ProgressBar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Your year' })).toHaveAttribute(
      'aria-valuenow',
      '7',
    );
    await expect(canvasElement.querySelectorAll('[data-on]')).toHaveLength(7);
  },
};

export const Nothing: Story = { args: { value: 0, children: '0 of 12 months left' } };
export const Whole: Story = { args: { value: 12, children: '12 of 12 months left' } };
export const Fine: Story = {
  args: { size: 'sm', steps: 16, tone: 'pink', value: 0.4, max: 1, label: 'Loading', children: undefined },
};

/** Nobody knows how long it takes. */
export const Running: Story = {
  args: { value: undefined, tone: 'pink', label: 'Loading', children: 'Loading' },
};
