import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Tooltip } from './Tooltip.tsx';

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: {
    content: 'You must add a YouTube channel to continue',
    children: (control) => (
      <Button variant="primary" aria-disabled {...control}>
        Complete sign up
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <Stack align="center">
        <span>&nbsp;</span>
        <span>&nbsp;</span>
        <Story />
      </Stack>
    ),
  ],
} satisfies Meta<typeof Tooltip>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Complete sign up' });
    await expect(button).toHaveAccessibleDescription('You must add a YouTube channel to continue');
  },
};

export const Opened: Story = { args: { open: true } };

export const Focus: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const bubble = await canvas.findByRole('tooltip');
    await expect(bubble).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(bubble).not.toBeVisible());
  },
};

export const Disabled: Story = { args: { disabled: true } };
