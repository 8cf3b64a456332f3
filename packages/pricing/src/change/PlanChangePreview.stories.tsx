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
