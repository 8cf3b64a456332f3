import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import {
  DiscordIcon,
  FacebookIcon,
  InstagramIcon,
  RssIcon,
  TwitchIcon,
  TwitterIcon,
} from '../icon/brandIcons.ts';
import { type FooterColumn, SiteFooter, type SiteFooterProps } from './SiteFooter.tsx';

const columns: readonly FooterColumn[] = [
  {
    title: 'Resources',
    links: ['Affiliate', 'Brand pack', 'Gift Cards', 'Support', 'FAQs', 'Blog', 'Feedback'].map((label) => ({
      label,
      href: `#${label}`,
    })),
  },
  {
    title: 'Legal',
    links: ['Terms of Use', 'Privacy Policy', 'Cookie Policy'].map((label) => ({ label, href: `#${label}` })),
  },
];

const sampleFooter: SiteFooterProps = {
  name: 'Backbeat',
  tagline: 'Stream & YouTube Safe music for Content Creators',
  downloads: [
    { label: 'Mac', href: '#mac' },
    { label: 'Windows', href: '#windows' },
  ],
  columns,
  socials: [
    { label: 'Twitch', icon: TwitchIcon, href: 'https://twitch.example' },
    { label: 'Twitter', icon: TwitterIcon, href: 'https://twitter.example' },
    { label: 'Facebook', icon: FacebookIcon, href: 'https://facebook.example' },
    { label: 'Instagram', icon: InstagramIcon, href: 'https://instagram.example' },
    { label: 'Blog', icon: RssIcon, href: 'https://blog.example' },
    { label: 'Discord', icon: DiscordIcon, href: 'https://discord.example' },
  ],
  copyright: '© 2026 Backbeat',
};

const meta = {
  title: 'Chrome/SiteFooter',
  component: SiteFooter,
  parameters: { layout: 'fullscreen' },
  args: sampleFooter,
} satisfies Meta<typeof SiteFooter>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Minimal: Story = {
  args: { minimal: true },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Resources')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Discord' })).toBeVisible();
  },
};

export const Hover: Story = { parameters: { pseudo: { hover: true } } };
export const Focus: Story = { parameters: { pseudo: { focusVisible: ['a', 'button', 'input', 'summary'] } } };
