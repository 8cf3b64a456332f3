import type { Meta, StoryObj } from '@storybook/react-vite';
import { Switch } from './Switch.tsx';

const meta = {
  title: 'Forms/Switch (toggle)',
  id: 'forms-switch',
  component: Switch,
  args: { label: 'Streamer mode', note: 'Hides your email, your card and your channel on screen.' },
  parameters: { frame: 440 },
} satisfies Meta<typeof Switch>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const On: Story = { args: { defaultChecked: true } };
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = { parameters: { pseudo: { focusVisible: ['a', 'button', 'input', 'summary'] } } };
export const Disabled: Story = { args: { disabled: true } };
export const RightToLeft: Story = { args: { defaultChecked: true }, globals: { direction: 'rtl' } };
