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

const columns = (element: Element) => {
  const list = element.querySelector('ul') ?? element;
  const widths = getComputedStyle(list).gridTemplateColumns.split(' ').map(Number.parseFloat);
  return { count: widths.length, share: (widths[0] ?? 0) / list.getBoundingClientRect().width };
};

/**
 * Eight columns of a tenth from 992 px, four of 22.5% from 768 px, two of 45% below; the edge falls by 4.6875rem, by
 * 3.125rem below 768 px.
 */
export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    const { count, share } = columns(canvasElement);
    await expect(count).toBe(innerWidth >= 992 ? 8 : innerWidth >= 768 ? 4 : 2);
    await expect(share).toBeCloseTo(innerWidth >= 992 ? 0.1 : innerWidth >= 768 ? 0.225 : 0.45);
    const wall = canvas.getByRole('region', { name: 'Where the music comes from' });
    await expect(getComputedStyle(wall).clipPath).toContain(innerWidth >= 768 ? '75px' : '50px');
    await expect(getComputedStyle(wall).paddingBlockStart).toBe('64px');
    await expect(getComputedStyle(canvas.getByRole('tab', { selected: false })).opacity).toBe('0.6');
  },
};

export const OtherHeading: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Labels & Catalogs' }));
    await expect(canvas.getByText('Loudhouse')).toBeVisible();
    await expect(canvas.getByText('Papercut')).not.toBeVisible();
  },
};
