import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Text } from '../typography/Text.tsx';
import { Tabs } from './Tabs.tsx';

const meta = {
  title: 'Forms/Tabs',
  component: Tabs,
  args: {
    label: 'Compare',
    tabs: [
      { id: 'plans', label: 'Compare Plans', panel: <Text>Plans beside each other.</Text> },
      { id: 'features', label: 'Compare Features', panel: <Text>Features line by line.</Text> },
    ],
    onChange: fn(),
  },
} satisfies Meta<typeof Tabs>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Compare Features' }));
    await expect(canvas.getByRole('tabpanel', { name: 'Compare Features' })).toBeVisible();
    await expect(args.onChange).toHaveBeenCalledWith('features');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Compare Plans' })).toHaveFocus();
    await expect(canvas.getByText('Plans beside each other.')).toBeVisible();
  },
};

export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = { parameters: { pseudo: { focusVisible: ['a', 'button', 'input', 'summary'] } } };

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas }) => {
    canvas.getByRole('tab', { name: 'Compare Plans' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'Compare Features' })).toHaveFocus();
  },
};
