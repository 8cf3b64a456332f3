import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FormMessage } from './FormMessage.tsx';

const meta = {
  title: 'Forms/FormMessage',
  component: FormMessage,
  args: { children: 'One code at a time' },
} satisfies Meta<typeof FormMessage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithError: Story = { args: { state: 'error', children: 'Invalid Coupon' } };
export const Ok: Story = { args: { state: 'ok', children: 'Promo code successfully applied' } };
export const Loading: Story = { args: { state: 'pending', children: 'Checking username' } };
export const Empty: Story = {
  args: { children: '' },
  // What comes into a part that was not displayed is not read out.
  play: ({ canvasElement }) => expect(canvasElement.querySelector('[aria-live]')).toBeVisible(),
};
