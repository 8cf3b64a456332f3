import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Notice } from './Notice.tsx';

const meta = {
  title: 'Feedback/Notice (toast, alert)',
  id: 'feedback-notice',
  component: Notice,
  args: { children: 'Profile update successful', onDismiss: fn() },
} satisfies Meta<typeof Notice>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const WithError: Story = {
  args: { tone: 'error', children: 'There was an error processing your payment. Please contact support.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('There was an error');
  },
};

export const TestSystem: Story = {
  args: { tone: 'test', children: 'Test environment. Use the test cards listed in the handbook.' },
};

export const Lasting: Story = { render: () => <Notice>Profile update successful</Notice> };
export const Hover: Story = {
  args: { tone: 'error', children: 'Profile update failed' },
  parameters: { pseudo: { hover: true } },
};
export const Focus: Story = {
  args: { tone: 'error', children: 'Profile update failed' },
  parameters: { pseudo: { focusVisible: ['a', 'button', 'input', 'summary'] } },
};
