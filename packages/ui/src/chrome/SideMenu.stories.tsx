import type { Meta, StoryObj } from '@storybook/react-vite';
import { SideMenu } from './SideMenu.tsx';

const meta = {
  title: 'Chrome/SideMenu',
  component: SideMenu,
  args: {
    label: 'Account',
    items: [
      { label: 'Account Overview', href: '#overview' },
      { label: 'Edit profile', href: '#profile' },
      { label: 'Subscription', href: '#subscription', current: true },
      { label: 'Connections', href: '#connections' },
    ],
  },
  parameters: { frame: 280 },
} satisfies Meta<typeof SideMenu>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = { parameters: { pseudo: { focusVisible: ['a', 'button', 'input', 'summary'] } } };

/** A dropdown under 768 px. */
export const Narrow: Story = { globals: { viewport: { value: 'w375' } } };
