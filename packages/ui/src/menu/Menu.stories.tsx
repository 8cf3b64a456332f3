import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Avatar } from '../avatar/Avatar.tsx';
import { Icon } from '../icon/Icon.tsx';
import { LogOutIcon, UserIcon } from '../icons.ts';
import { Row } from '../layout/Row.tsx';
import { Text } from '../typography/Text.tsx';
import { Dropdown as NavDropdown } from './Dropdown.tsx';
import { Menu, MenuButton, MenuPerson } from './Menu.tsx';
import { MenuLink } from './MenuLink.tsx';
import { Popover } from './Popover.tsx';

const signOut = fn();

const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  subcomponents: { MenuLink, MenuButton, MenuPerson, NavDropdown, Popover },
  args: {
    label: 'Account menu',
    picture: true,
    align: 'start',
    button: <Avatar />,
    children: (
      <>
        <MenuPerson picture={<Avatar />} name="pixel_marmalade" note="Premium" />
        <MenuLink href="#settings" icon={<Icon icon={UserIcon} />}>
          Account
        </MenuLink>
        <MenuButton icon={<Icon icon={LogOutIcon} />} onClick={signOut}>
          Sign out
        </MenuButton>
      </>
    ),
  },
} satisfies Meta<typeof Menu>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Opened: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account menu' }));
    await expect(canvas.getByRole('link', { name: 'Account' })).toBeVisible();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas }) => {
    signOut.mockClear();
    const opener = canvas.getByRole('button', { name: 'Account menu' });
    opener.focus();
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await expect(canvas.getByRole('link', { name: 'Account' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('button', { name: 'Sign out' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(opener).toHaveFocus();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}{ArrowDown}{End}{Enter}');
    await expect(signOut).toHaveBeenCalledOnce();
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
  },
};

export const Hover: Story = { ...Opened, parameters: { pseudo: { hover: true } } };
export const Focus: Story = { parameters: { pseudo: { focusVisible: ['a', 'button', 'input', 'summary'] } } };

export const InNavigation: Story = {
  render: () => (
    <Row gap={16}>
      <NavDropdown label="Products">
        <MenuLink href="#premium" note="For live streamers">
          Premium
        </MenuLink>
        <MenuLink href="#pro" note="For video creators">
          Pro
        </MenuLink>
      </NavDropdown>
      <Text inline>Elsewhere</Text>
    </Row>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByText('Products'));
    await expect(canvas.getByRole('link', { name: /^Pro/ })).toBeVisible();
    await userEvent.click(canvas.getByText('Elsewhere'));
    await expect(canvas.getByText('For video creators')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Products'));
  },
};

export const PopoverWithText: Story = {
  render: () => (
    <Popover button="Why?" variant="quiet" align="start">
      <Text size="small">Your plan follows the size of your audience.</Text>
    </Popover>
  ),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Why?' }));
    await expect(canvas.getByText(/Your plan follows/)).toBeVisible();
  },
};
