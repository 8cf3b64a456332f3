import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CodeStatus } from './codeView.ts';
import { PromoCodeField } from './PromoCodeField.tsx';

const meta = {
  title: 'Pricing/PromoCodeField',
  component: PromoCodeField,
  args: { value: 'vidcon50', onChange: () => {}, onApply: () => {}, onRemove: () => {} },
  parameters: { frame: 440 },
} satisfies Meta<typeof PromoCodeField>;

export default meta;

type Story = StoryObj<typeof meta>;

const stories = {
  idle: { args: { value: '' } },
  checking: { args: { status: 'checking' } },
  applied: { args: { status: 'applied' } },
  invalid: { args: { status: 'invalid', value: 'vidcon05' } },
  locked: { args: { status: 'locked', value: '', hint: 'One code at a time' } },
  failed: { args: { status: 'failed' } },
} satisfies Record<CodeStatus, Story>;

export const Idle: Story = stories.idle;
export const Checking: Story = stories.checking;
export const Applied: Story = stories.applied;
export const Invalid: Story = stories.invalid;
export const Locked: Story = stories.locked;
export const Failed: Story = stories.failed;
