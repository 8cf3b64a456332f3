import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { Row } from '../layout/Row.tsx';
import { Stack } from '../layout/Stack.tsx';
import { Heading } from './Heading.tsx';
import { Price } from './Price.tsx';
import { SkipLink } from './SkipLink.tsx';
import { Text } from './Text.tsx';
import { Tick, TickList } from './TickList.tsx';

const meta = {
  title: 'Type/Overview',
  component: Heading,
  subcomponents: { Text, Price, TickList, Tick, SkipLink },
  args: { level: 2, children: 'Popular Gaming Stations' },
} satisfies Meta<typeof Heading>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Headings: Story = {
  render: () => (
    <Stack>
      <Heading level={1} size="hero">
        We Got It.
      </Heading>
      <Heading level={2} size="h1">
        Backbeat Pricing
      </Heading>
      <Heading level={2}>Popular Gaming Stations</Heading>
      <Heading level={3} size="card">
        Premium
      </Heading>
      <Heading level={3}>Can I cancel any time?</Heading>
      <Heading level={4}>Codes</Heading>
    </Stack>
  ),
};

export const Texts: Story = {
  render: () => (
    <Stack>
      <Text size="lead">Choose your perfect plan, monthly or yearly. It's that simple</Text>
      <Text>
        Stations and tracks cleared for live streams and video. Press play, go live, keep every clip.
      </Text>
      <Text tone="muted" size="small">
        <b>$71.88 per year</b>, billed once.
      </Text>
      <Text tone="teal">Promo code successfully applied</Text>
      <Text tone="pink">Invalid Coupon</Text>
      <Text tone="sun">Special Price for New Users</Text>
      <Text size="tiny" tone="muted" numeric>
        1,234 tracks
      </Text>
    </Stack>
  ),
};

export const Prices: Story = {
  render: () => (
    <Stack gap={8}>
      <Price amount="$5.99" was="$7.49" per="per month" note="$71.88 per year" />
      <Price amount="$21" before="from" per="per month" note="$250 per year" />
      <Row gap={8}>
        <Price amount="$50" per="per month" size="md" />
        <Price amount="$50" per="per month" size="sm" />
        <Price amount="Free" size="md" />
      </Row>
    </Stack>
  ),
};

export const Ticks: Story = {
  render: () => (
    <Stack>
      <TickList
        items={['Everything in Premium', 'Unlimited downloadable tracks', 'Tracks cleared for YouTube']}
      />
      <Row>
        <Tick label="Included" />
        <Tick kind="no" label="Not included" />
      </Row>
    </Stack>
  ),
};

/** Reach it with the Tab key. */
export const SkipToContent: Story = {
  render: () => (
    <>
      <SkipLink href="#main">Skip to content</SkipLink>
      <main id="main">The page</main>
    </>
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  },
};
