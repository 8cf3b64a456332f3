import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon } from '../icon/Icon.tsx';
import { SearchIcon } from '../icons.ts';
import { TextField } from './TextField.tsx';

const meta = {
  title: 'Forms/TextField (input)',
  id: 'forms-textfield',
  component: TextField,
  args: { label: 'Display name', placeholder: 'Display name' },
  parameters: { frame: 440 },
} satisfies Meta<typeof TextField>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = { args: { defaultValue: 'nightowl' }, parameters: { pseudo: { focus: true } } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'backbeat1month' } };

export const WithError: Story = {
  args: { defaultValue: 'nightowl', state: 'error', message: 'Username unavailable' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Display name');
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Username unavailable');
  },
};

export const Ok: Story = {
  args: { defaultValue: 'nightowl_plays', state: 'ok', message: 'Username available' },
};

/** A check is under way. */
export const Loading: Story = {
  args: { defaultValue: 'nightowl_pl', state: 'pending', message: 'Checking username' },
};

export const WithHint: Story = { args: { message: 'Letters, numbers and underscores.' } };
export const Optional: Story = { args: { label: 'Company', aside: 'optional', placeholder: '' } };

export const Search: Story = {
  args: {
    label: 'Channel',
    hideLabel: true,
    icon: <Icon icon={SearchIcon} />,
    placeholder: 'Find your channel',
  },
  parameters: {
    // Storybook would print the insides of the icon.
    docs: {
      source: {
        code: '<TextField label="Channel" hideLabel icon={<Icon icon={SearchIcon} />} placeholder="Find your channel" />',
      },
    },
  },
};
