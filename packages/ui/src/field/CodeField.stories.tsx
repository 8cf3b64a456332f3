import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { CodeField, type CodeFieldProps } from './CodeField.tsx';

const Held = (props: CodeFieldProps) => {
  const [value, setValue] = useState(props.value);
  return <CodeField {...props} value={value} onChange={setValue} />;
};

const meta = {
  title: 'Forms/CodeField',
  component: CodeField,
  args: { label: 'Coupon', value: '', onChange: fn(), onApply: fn(), onRemove: fn() },
  render: (args) => <Held {...args} />,
  parameters: { frame: 440 },
} satisfies Meta<typeof CodeField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Add Coupon' })).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('Coupon'), 'vidcon50{Enter}');
    await expect(args.onApply).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Add Coupon' }));
    await expect(args.onApply).toHaveBeenCalledTimes(2);
  },
};

export const Applied: Story = {
  args: { value: 'backbeat1month', applied: true, state: 'ok', message: 'Promo code successfully applied' },
  play: async ({ args, canvas }) => {
    const field = canvas.getByLabelText('Coupon');
    await userEvent.type(field, '2{Enter}');
    await expect(field).toHaveFocus();
    await expect(args.onChange).not.toHaveBeenCalled();
    await expect(args.onApply).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Coupon' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await expect(field).toHaveFocus();
  },
};

export const Loading: Story = { args: { value: 'vidcon50', loading: true } };
export const WithError: Story = { args: { value: 'notacode', state: 'error', message: 'Invalid Coupon' } };
export const Disabled: Story = {
  args: { label: 'Gift card', placeholder: 'Gift card code', disabled: true, message: 'One code at a time' },
};
