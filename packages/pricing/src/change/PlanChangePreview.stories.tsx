import { cents } from '@backbeat/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { PlanChangePreview, type PlanChangePreviewProps } from './PlanChangePreview.tsx';

const meta = {
  title: 'Pricing/PlanChangePreview',
  component: PlanChangePreview,
  args: {
    title: 'Premium to Pro, second tier',
    note: 'Starts now. The unused part of Premium counts towards it.',
    fromName: 'Premium',
    toName: 'Pro',
    today: {
      atMs: Date.UTC(2026, 10, 20),
      totalCents: cents(943),
      lines: [
        { label: 'Pro until December 20', amountCents: cents(5000) },
        { label: 'Premium, 206 unused days', amountCents: cents(-4057) },
      ],
    },
    next: {
      atMs: Date.UTC(2026, 11, 20),
      totalCents: cents(5000),
      lines: [{ label: 'Pro, one month', amountCents: cents(5000) }],
    },
    onConfirm: () => {},
    onKeep: () => {},
  },
} satisfies Meta<typeof PlanChangePreview>;

export default meta;

type Story = StoryObj<typeof meta>;

const stories = {
  idle: {},
  processing: { args: { status: 'processing' } },
  failed: { args: { status: 'failed' } },
} satisfies Record<NonNullable<PlanChangePreviewProps['status']>, Story>;

export const Idle: Story = stories.idle;
export const Processing: Story = stories.processing;
export const Failed: Story = stories.failed;

export const SamePlan: Story = {
  args: {
    title: '0 to 2 extra channels',
    note: 'Starts now. The unused part of Premium counts towards it.',
    fromName: 'Premium as it is',
    toName: 'Premium with 2 extra channels',
    today: {
      atMs: Date.UTC(2026, 10, 20),
      totalCents: cents(1000),
      lines: [
        { label: 'Premium with 2 extra channels until December 20', amountCents: cents(2199) },
        { label: 'Premium, 30 unused days', amountCents: cents(-1199) },
      ],
    },
    next: {
      atMs: Date.UTC(2026, 11, 20),
      totalCents: cents(2199),
      lines: [{ label: 'Premium with 2 extra channels, one month', amountCents: cents(2199) }],
    },
    confirmText: (today) => `Pay ${today} for 2 extra channels`,
  },
};
