import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../layout/Grid.tsx';
import { ControlPad as Pad } from '../showcase/ControlPad.tsx';
import { HeroArtCompact, HeroArtWide } from './HeroArt.tsx';
import { NotFoundArt } from './NotFoundArt.tsx';
import { StationArt } from './StationArt.tsx';
import { StepGrid } from './StepGrid.tsx';

const meta = { title: 'Art/Pictures' } satisfies Meta;

export default meta;

type Story = StoryObj<typeof meta>;

export const Stations: Story = {
  render: () => (
    <Grid columns={4}>
      <StationArt id="lofi" from="#ff7aa2" to="#5a2a9c" />
      <StationArt id="chill" from="#38d6c4" to="#1a5fa8" />
      <StationArt id="happy-edm" from="#ffd166" to="#f0477f" />
      <StationArt id="rock" from="#ff7350" to="#7c1238" />
    </Grid>
  ),
};

export const Hero: Story = { render: () => <HeroArtWide nowPlaying="Now playing: LoFi" /> };
export const HeroOnPhones: Story = { render: () => <HeroArtCompact /> };
export const ControlPad: Story = { render: () => <Pad /> };
export const NotFound: Story = { render: () => <NotFoundArt /> };

export const AnyGrid: Story = {
  render: () => <StepGrid rows={['0012--01', '1-t003--', '0011-t00', '2--s001-', '00p100p1']} />,
};
