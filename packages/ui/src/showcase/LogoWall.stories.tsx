import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { LogoWall } from './LogoWall.tsx';

const named = (names: readonly string[]) => names.map((name) => ({ name }));

const meta = {
  title: 'Showcase/LogoWall',
  component: LogoWall,
  args: {
    label: 'Where the music comes from',
    lists: [
      {
        id: 'distributors',
        title: 'Distribution Partners',
        logos: named([
          'Ninth Floor',
          'Papercut',
          'Halftone',
          'Lantern Hill',
          'Slow Comet',
          'Greyscale',
          'Northgate',
          'Tidemark',
        ]),
      },
      {
        id: 'labels',
        title: 'Labels & Catalogs',
        logos: named(['Fernway', 'Loudhouse', 'Two Rivers', 'Copper Sky']),
      },
    ],
    note: 'The names shown are samples.',
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof LogoWall>;

export default meta;

type Story = StoryObj<typeof meta>;

const columns = (element: Element) =>
  getComputedStyle(element.querySelector('ul') ?? element).gridTemplateColumns.split(' ').length;

/** Eight columns from 992 px, four from 768 px, two below; the edge falls by 4.6875rem, by 3.125rem below 768 px. */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(columns(canvasElement)).toBe(innerWidth >= 992 ? 8 : innerWidth >= 768 ? 4 : 2);
    const wall = canvas.getByRole('region', { name: 'Where the music comes from' });
    await expect(getComputedStyle(wall).clipPath).toContain(innerWidth >= 768 ? '75px' : '50px');
  },
};

export const OtherHeading: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Labels & Catalogs' }));
    await expect(canvas.getByText('Loudhouse')).toBeVisible();
    await expect(canvas.getByText('Papercut')).not.toBeVisible();
  },
};
