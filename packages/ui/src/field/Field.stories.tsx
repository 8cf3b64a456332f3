import type { Meta, StoryObj } from '@storybook/react-vite';
import { Field } from './Field.tsx';

const meta = {
  title: 'Forms/Field',
  component: Field,
  args: {
    label: 'Volume',
    message: 'How loud the preview plays.',
    children: ({ id, ...control }) => (
      <input type="range" id={id} aria-describedby={control['aria-describedby']} />
    ),
  },
  parameters: { frame: 440 },
} satisfies Meta<typeof Field>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithError: Story = { args: { state: 'error', message: 'Too loud' } };
