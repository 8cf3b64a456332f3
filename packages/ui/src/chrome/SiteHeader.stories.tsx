import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Avatar } from '../avatar/Avatar.tsx';
import { Button } from '../button/Button.tsx';
import { LinkButton } from '../button/LinkButton.tsx';
import { Menu } from '../menu/Menu.tsx';
import { MenuLink } from '../menu/MenuLink.tsx';
import { type NavItem, SiteHeader } from './SiteHeader.tsx';

const sampleItems: readonly NavItem[] = [
  { label: 'What is Backbeat?', href: '#what-is-backbeat' },
  {
    label: 'Products',
    items: [
      { label: 'Premium', note: 'For live streamers', href: '#livestreamers' },
      { label: 'Pro', note: 'For video creators', href: '#pro' },
    ],
  },
  { label: 'Which plan is best', href: '#which-plan-is-best' },
  { label: 'Pricing', href: '#pricing' },
];

const sampleMobileItems = [
  { label: 'What is Backbeat?', href: '#what-is-backbeat' },
  { label: 'Backbeat for Livestreamers', href: '#livestreamers' },
  { label: 'Backbeat for Pro', href: '#pro' },
  { label: 'Which plan is best', href: '#which-plan-is-best' },
  { label: 'Pricing', href: '#pricing' },
] as const;

const meta = {
  title: 'Chrome/SiteHeader',
  component: SiteHeader,
  parameters: { layout: 'fullscreen' },
  args: {
    name: 'Backbeat',
    inFlow: true,
    items: sampleItems,
    mobileItems: sampleMobileItems,
    mobileEnd: (
      <Button variant="primary" size="lg">
        Sign up
      </Button>
    ),
    end: <Button size="sm">Sign in</Button>,
  },
} satisfies Meta<typeof SiteHeader>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const products = canvas.getByText('Products');
    // Under 992 px the places stand in the menu.
    if (!products.checkVisibility()) return;
    await userEvent.click(products);
    await expect(canvas.getByRole('link', { name: /^Premium/ })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.getByText('For live streamers')).not.toBeVisible();
  },
};

export const ScrolledAndSignedIn: Story = {
  args: {
    scrolled: true,
    items: sampleItems.map((item) =>
      'href' in item && item.href === '#pricing' ? { ...item, current: true } : item,
    ),
    wideEnd: (
      <LinkButton href="#player" size="sm" variant="secondary">
        View player
      </LinkButton>
    ),
    end: (
      <Menu label="Account menu" picture button={<Avatar />}>
        <MenuLink href="#settings">Account</MenuLink>
      </Menu>
    ),
  },
};

export const Bare: Story = { args: { items: [], mobileItems: [] } };
export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = { parameters: { pseudo: { focusVisible: ['a', 'button', 'input', 'summary'] } } };

export const MobileMenu: Story = {
  globals: { viewport: { value: 'w375' } },
  play: async ({ canvas, canvasElement }) => {
    // The toggle stands in the page on every width and is hidden from 992 px on.
    const toggle = canvasElement.querySelector('summary[aria-label="Menu"]');
    if (toggle === null || getComputedStyle(toggle.parentElement ?? toggle).display === 'none') return;
    await userEvent.click(toggle);
    await expect(canvas.getByRole('link', { name: 'Backbeat for Pro' })).toBeVisible();
  },
};
