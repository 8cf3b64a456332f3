import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { SegmentedControl } from '../field/SegmentedControl.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Price, type PriceProps } from './Price.tsx';

const meta = {
  title: 'Type/Price',
  component: Price,
  args: { amount: '$5.99', was: '$7.49', per: 'per month', note: '$71.88 per year' },
} satisfies Meta<typeof Price>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Small: Story = { args: { size: 'sm', was: undefined, note: undefined } };
export const From: Story = { args: { amount: '$21', before: 'from', was: undefined } };
export const Words: Story = { args: { amount: 'Free', was: undefined, per: undefined, note: undefined } };

const periods = [
  { value: 'month', label: 'Monthly' },
  { value: 'year', label: 'Yearly (50% off)' },
] as const;

const prices: Readonly<Record<'month' | 'year', PriceProps>> = {
  month: { amount: '$11.99', was: '$14.99', per: 'per month', note: 'Billed every month' },
  year: { amount: '$5.99', was: '$7.49', per: 'per month', note: '$71.88 per year' },
};

const Switched = () => {
  const [period, setPeriod] = useState<'month' | 'year'>('year');
  return (
    <Stack align="start">
      <SegmentedControl label="Billing period" options={periods} value={period} onChange={setPeriod} />
      <Price {...prices[period]} />
    </Stack>
  );
};

/** A higher amount moves in from below, a lower one from above. */
export const Moves: Story = {
  render: () => <Switched />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Monthly' }));
    await waitFor(() => expect(canvas.getByText('11.99')).toBeVisible());
    await expect(canvas.queryByText('5.99')).toBeNull();
    await expect(canvas.queryByRole('superscript')).toBeNull();
  },
};
