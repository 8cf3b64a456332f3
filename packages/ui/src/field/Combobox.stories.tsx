import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Avatar } from '../avatar/Avatar.tsx';
import { Combobox, type ComboboxProps } from './Combobox.tsx';

const channels = ['nightowl_replays', 'nightbus_radio', 'night_kitchen'].map((label) => ({
  value: label,
  label,
  note: 'Sample channel',
  picture: <Avatar />,
}));

const Held = (props: ComboboxProps) => {
  const [value, setValue] = useState(props.value);
  return <Combobox {...props} value={value} onChange={setValue} />;
};

const meta = {
  title: 'Forms/Combobox (autocomplete)',
  id: 'forms-combobox',
  component: Combobox,
  args: {
    label: 'Channel',
    value: '',
    options: channels,
    onChange: fn(),
    onChoose: fn(),
    placeholder: 'Find your channel',
  },
  render: (args) => <Held {...args} />,
  parameters: { frame: 440, docs: { story: { inline: false, iframeHeight: 380 } } },
} satisfies Meta<typeof Combobox>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Opened: Story = {
  args: { chosen: 'nightowl_replays' },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Channel' }), 'night');
    await expect(await canvas.findAllByRole('option')).toHaveLength(3);
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Channel' });
    await userEvent.type(field, 'night{ArrowDown}{ArrowDown}');
    await waitFor(() =>
      expect(canvas.getByRole('option', { name: /nightbus/ })).toHaveAttribute('data-active'),
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(channels[1]);
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  },
};

/** Up from the first goes to the last; Alt with the up arrow, or Escape, closes the list and keeps what is typed. */
export const AroundItsEnds: Story = {
  play: async ({ args, canvas }) => {
    const field = canvas.getByRole('combobox', { name: 'Channel' });
    await userEvent.type(field, 'night');
    await expect(canvas.getByText('3 results')).toHaveAttribute('aria-live', 'polite');
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() =>
      expect(canvas.getByRole('option', { name: /kitchen/ })).toHaveAttribute('data-active'),
    );
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).not.toHaveAttribute('aria-activedescendant');
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).toHaveValue('night');
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

/** The list is at most 300 px high and follows the active option. */
export const ManyResults: Story = {
  args: {
    options: Array.from({ length: 12 }, (_, index) => ({ value: `night_${index}`, label: `night_${index}` })),
  },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Channel' }), 'night{ArrowUp}');
    const last = await canvas.findByRole('option', { name: 'night_11' });
    const list = canvas.getByRole('listbox');
    await expect(last).toHaveAttribute('data-active');
    await waitFor(() => expect(list.scrollTop).toBeGreaterThan(100));
    await expect(list.parentElement?.getBoundingClientRect().height).toBe(300);
  },
};

export const FirstActive: Story = {
  args: { firstActive: true },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Channel' }), 'night');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith(channels[0]);
  },
};

export const ByPointer: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Channel' }), 'night');
    await userEvent.click(await canvas.findByRole('option', { name: /kitchen/ }));
    await expect(args.onChoose).toHaveBeenCalledWith(channels[2]);
  },
};

export const Loading: Story = {
  args: { loading: true, options: [] },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Channel' }), 'nig');
    await expect(await canvas.findByText('Loading...')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { options: [] },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Channel' }), 'zzzzq');
    await expect(await canvas.findByText('No results found')).toBeVisible();
  },
};

export const WithError: Story = {
  args: {
    state: 'error',
    message: 'YouTube channel search error - Status: 503, Message: Service Unavailable.',
  },
};

export const Disabled: Story = { args: { disabled: true } };
