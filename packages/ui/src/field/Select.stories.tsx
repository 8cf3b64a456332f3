import type { Meta, StoryObj } from '@storybook/react-vite';
import { Select } from './Select.tsx';

const meta = {
  title: 'Forms/Select',
  component: Select,
  args: {
    label: 'Account section',
    children: (
      <>
        <option>Subscription</option>
        <option>Connections</option>
      </>
    ),
  },
  parameters: { frame: 440 },
} satisfies Meta<typeof Select>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = { parameters: { pseudo: { focus: true } } };
export const Disabled: Story = { args: { disabled: true } };
export const WithError: Story = { args: { state: 'error', message: 'Choose a section' } };
