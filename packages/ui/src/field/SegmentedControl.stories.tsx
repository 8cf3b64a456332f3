import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SegmentedControl } from './SegmentedControl.tsx';

const meta = {
  title: 'Forms/SegmentedControl (toggle group)',
  id: 'forms-segmentedcontrol',
  component: SegmentedControl,
  args: {
    label: 'Billing period',
    defaultValue: 'yearly',
    options: [
      { value: 'monthly', label: 'Monthly' },
      { value: 'yearly', label: 'Yearly (50% off)' },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof SegmentedControl>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Yearly (50% off)' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Monthly' }));
    await expect(args.onChange).toHaveBeenCalledWith('monthly');
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onChange).toHaveBeenLastCalledWith('yearly');
  },
};

export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = { parameters: { pseudo: { focusVisible: ['a', 'button', 'input', 'summary'] } } };

export const Disabled: Story = {
  args: {
    options: [
      { value: 'monthly', label: 'Monthly', disabled: true },
      { value: 'yearly', label: 'Yearly (50% off)' },
    ],
  },
};
