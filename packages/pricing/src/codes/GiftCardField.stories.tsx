import { cents } from '@backbeat/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CodeStatus } from './codeView.ts';
import { GiftCardField } from './GiftCardField.tsx';

const meta = {
  title: 'Pricing/GiftCardField',
  component: GiftCardField,
  args: { value: 'GIFT-20-SAMPLE', onChange: () => {}, onApply: () => {}, onRemove: () => {} },
  parameters: { frame: 440 },
} satisfies Meta<typeof GiftCardField>;

export default meta;

type Story = StoryObj<typeof meta>;

const giftCard = { code: 'GIFT-20-SAMPLE', currency: 'USD', balanceCents: cents(2000) };

const stories = {
  idle: { args: { value: '' } },
  checking: { args: { status: 'checking' } },
  applied: { args: { status: 'applied', giftCard } },
  invalid: { args: { status: 'invalid', value: 'GIFT-0000' } },
  locked: { args: { status: 'locked', value: '' } },
  failed: { args: { status: 'failed' } },
} satisfies Record<CodeStatus, Story>;

export const Idle: Story = stories.idle;
export const Checking: Story = stories.checking;
export const Applied: Story = stories.applied;
export const Invalid: Story = stories.invalid;
export const Locked: Story = stories.locked;
export const Failed: Story = stories.failed;
