import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { DefaultAvatar } from '../art/DefaultAvatar.tsx';
import { Container } from '../layout/Container.tsx';
import { StationCard, type StationTile } from '../stations/StationCard.tsx';
import { StaggeredStations, StationGrid } from '../stations/StationGrid.tsx';
import { Heading } from '../typography/Heading.tsx';
import { Text } from '../typography/Text.tsx';
import { Outro as OutroBlock } from './Outro.tsx';
import { StatsBand } from './StatsBand.tsx';
import { TestimonialCard } from './TestimonialCard.tsx';

const meta = { title: 'Showcase/Blocks' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

const lofi: StationTile = { id: 'lofi', title: 'LoFi', gradientFrom: '#ff7aa2', gradientTo: '#5a2a9c' };
const chill: StationTile = { id: 'chill', title: 'Chill', gradientFrom: '#38d6c4', gradientTo: '#1a5fa8' };
const rock: StationTile = { id: 'rock', title: 'Rock', gradientFrom: '#ff7350', gradientTo: '#7c1238' };
const tiles = [lofi, chill, rock];
const more: readonly StationTile[] = [
  { id: 'disco', title: 'Disco', gradientFrom: '#ff8de0', gradientTo: '#b01c6a' },
  { id: 'swing', title: 'Swing', gradientFrom: '#ffd166', gradientTo: '#c2410c' },
  { id: 'latin', title: 'Latin', gradientFrom: '#ff9d4d', gradientTo: '#8b1d5b' },
  { id: 'cinema', title: 'Cinema', gradientFrom: '#9a8ae6', gradientTo: '#1b1030' },
  { id: 'spooky', title: 'Spooky', gradientFrom: '#7fe07a', gradientTo: '#14343b' },
  { id: 'chip', title: 'Chip', gradientFrom: '#38b6ff', gradientTo: '#3b2a9c' },
];

const card = (station: StationTile) => (
  <StationCard key={station.id} station={station} detail="3560 tracks | 153 hrs" href="/pricing" />
);

/** On narrow windows the stations bleed off both edges of the page. */
const onPage = {
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <Container>
        <Story />
      </Container>
    ),
  ],
} satisfies Story;

export const Stations: Story = { ...onPage, render: () => <StationGrid>{tiles.map(card)}</StationGrid> };

export const Staggered: Story = {
  ...onPage,
  render: () => (
    <StaggeredStations first={[...tiles, ...more.slice(0, 2)].map(card)} second={more.slice(2).map(card)} />
  ),
};

export const Stats: Story = {
  render: () => (
    <StatsBand
      figures={[
        { figure: '600K', label: 'platform-safe tracks', number: 600 },
        { figure: '25K', label: 'hours of music', number: 25 },
        { figure: '100+', label: 'tracks added weekly', number: 100 },
        { figure: '100%', label: 'awesomeness', number: 100 },
      ]}
    />
  ),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('600K').length).toBeGreaterThan(1));
    await waitFor(() => expect(canvas.getAllByText('100%').length).toBeGreaterThan(1));
  },
};

export const Quote: Story = {
  render: () => (
    <TestimonialCard
      testimonial={{
        title: 'nightowl_plays',
        role: 'Late-night variety',
        description: 'Four hours live, zero muted clips.',
        urls: { twitch: 'https://www.twitch.tv/nightowl_plays' },
      }}
      image={<DefaultAvatar />}
    />
  ),
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'nightowl_plays on Twitch' })).toHaveFocus();
  },
};

export const Outro: Story = {
  parameters: { layout: 'fullscreen' },
  render: () => (
    <OutroBlock>
      <Heading level={2} size="h1">
        Join our Discord
      </Heading>
      <Text size="lead">Ask for stations, show your setup, hear new releases first.</Text>
    </OutroBlock>
  ),
};
