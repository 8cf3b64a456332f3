import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextArea } from './TextArea.tsx';

const meta = {
  title: 'Forms/TextArea (multiline input)',
  id: 'forms-textarea',
  component: TextArea,
  args: { label: 'Anything else?', aside: 'optional', name: 'note' },
  parameters: { frame: 440 },
} satisfies Meta<typeof TextArea>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Focus: Story = { parameters: { pseudo: { focus: true } } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Sent' } };
export const WithError: Story = { args: { state: 'error', message: 'Write a few words' } };
