import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { StationArt } from '../art/StationArt.tsx';
import { Container } from '../layout/Container.tsx';
import { css, styled } from '../styling/index.ts';
import { Heading } from '../typography/Heading.tsx';
import { Carousel } from './Carousel.tsx';
import { GameCard } from './GameCard.tsx';

const Room = styled(Container, { base: css`padding-block: 40px;` });

const games = [
  { id: 'gta', title: 'GTA', from: '#ff7aa2', to: '#5a2a9c' },
  { id: 'league-of-legends', title: 'League Of Legends', from: '#38d6c4', to: '#1a5fa8' },
  { id: 'fortnite', title: 'Fortnite', from: '#ffd166', to: '#f0477f' },
  { id: 'fifa', title: 'Fifa', from: '#7fe07a', to: '#14343b' },
  { id: 'call-of-duty', title: 'Call of Duty', from: '#ff7350', to: '#7c1238' },
  { id: 'minecraft', title: 'Minecraft', from: '#38b6ff', to: '#3b2a9c' },
] as const;

const meta = {
  title: 'Showcase/Carousel (slider)',
  id: 'showcase-carousel',
  component: Carousel,
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Room>
      <Carousel {...args} />
    </Room>
  ),
  args: {
    label: 'Popular Gaming Stations',
    title: <Heading level={2}>Popular Gaming Stations</Heading>,
    children: games.map(({ title, ...game }) => (
      <GameCard
        key={game.id}
        image={<StationArt {...game} preserveAspectRatio="xMidYMid slice" />}
        title={title}
        href="/pricing"
      />
    )),
  },
} satisfies Meta<typeof Carousel>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const next = await canvas.findByRole('button', { name: 'Next' });
    await waitFor(() => expect(next).toBeVisible());
    await expect(canvas.getByRole('button', { name: 'Start' })).toHaveAttribute('aria-current', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'End' }));
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'End' })).toHaveAttribute('aria-current', 'true'),
    );
  },
};

/** Where all slides fit there is nothing to press. */
export const FewSlides: Story = {
  args: { slideCount: 2 },
  play: async ({ canvas }) => {
    const fits = innerWidth >= 768;
    const next = await canvas.findByRole('button', { name: 'Next', hidden: true });
    await waitFor(() => (fits ? expect(next).not.toBeVisible() : expect(next).toBeVisible()));
  },
};

export const MovesByItself: Story = {
  args: { autoScroll: true, slideSpeedMs: 1200 },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Stop moving' }));
    await expect(canvas.getByRole('button', { name: 'Move by itself' })).toBeVisible();
  },
};
