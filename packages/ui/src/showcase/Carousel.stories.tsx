import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { EmblemArt } from '../art/EmblemArt.tsx';
import { Container } from '../layout/Container.tsx';
import { css, styled } from '../styling/index.ts';
import { Heading } from '../typography/Heading.tsx';
import { Carousel } from './Carousel.tsx';
import { GameCard } from './GameCard.tsx';

const Room = styled(Container, { base: css`padding-block: 40px;` });

const games = [
  { game: 'gta', title: 'GTA' },
  { game: 'league-of-legends', title: 'League Of Legends' },
  { game: 'fortnite', title: 'Fortnite' },
  { game: 'fifa', title: 'Fifa' },
  { game: 'call-of-duty', title: 'Call of Duty' },
  { game: 'minecraft', title: 'Minecraft' },
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
    children: games.map(({ game, title }) => (
      <GameCard key={game} image={<EmblemArt id={game} />} title={title} href="/pricing" />
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
