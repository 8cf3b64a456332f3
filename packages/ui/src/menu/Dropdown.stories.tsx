import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { Dropdown } from './Dropdown.tsx';
import { MenuLink } from './MenuLink.tsx';

const stations = ['Chill', 'Disco', 'Happy EDM', 'LoFi', 'Rock', 'Swing', 'Synthwave', 'Trap'];

const meta = {
  title: 'Overlays/Dropdown (disclosure)',
  id: 'overlays-dropdown',
  component: Dropdown,
  args: {
    label: 'Products',
    children: (
      <>
        <MenuLink href="#premium" note="For live streamers">
          Premium
        </MenuLink>
        <MenuLink href="#pro" note="For streams and videos">
          Pro
        </MenuLink>
      </>
    ),
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 400 } } },
} satisfies Meta<typeof Dropdown>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Pad: Story = { args: { variant: 'pad', label: 'All stations' } };
export const Hover: Story = { args: { variant: 'pad' }, parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  args: { variant: 'pad' },
  parameters: { pseudo: { focusVisible: ['summary'] } },
};

export const Opened: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByText('Products'));
    const sheet = canvasElement.querySelector('details > div');
    await expect(sheet?.getBoundingClientRect().width).toBe(300);
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('link', { name: /Premium/ })).toHaveFocus();
  },
};

/** More than fits scrolls: the sheet is never higher than 300 px. */
export const Long: Story = {
  args: {
    variant: 'pad',
    label: 'Stations',
    children: stations.map((station) => (
      <MenuLink key={station} href={`#${station}`}>
        {station}
      </MenuLink>
    )),
  },
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByText('Stations'));
    const sheet = canvasElement.querySelector('details > div');
    await expect(sheet?.getBoundingClientRect().height).toBe(300);
  },
};

export const ClosesOnEscape: Story = {
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(canvas.getByText('Products'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvasElement.querySelector('details')).not.toHaveAttribute('open'));
  },
};
