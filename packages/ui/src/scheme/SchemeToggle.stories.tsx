import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { schemeStorageKey } from '../styling/scheme.ts';
import { SchemeToggle } from './SchemeToggle.tsx';

const forget = () => {
  localStorage.removeItem(schemeStorageKey);
  document.documentElement.removeAttribute('data-scheme');
};

const meta = {
  title: 'Actions/SchemeToggle',
  component: SchemeToggle,
  beforeEach: () => {
    forget();
    return forget;
  },
} satisfies Meta<typeof SchemeToggle>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Begins with the system's scheme, switches it, and remembers. */
export const Chosen: Story = {
  play: async ({ canvas }) => {
    const system = matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark';
    const other = system === 'light' ? 'dark' : 'light';
    await userEvent.click(await canvas.findByRole('button', { name: `Use ${other} colours` }));
    await waitFor(() => expect(canvas.getByRole('button', { name: `Use ${system} colours` })).toBeVisible());
    await expect(document.documentElement).toHaveAttribute('data-scheme', other);
    await expect(localStorage.getItem(schemeStorageKey)).toBe(other);
  },
};

export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = { parameters: { pseudo: { focusVisible: ['button'] } } };
