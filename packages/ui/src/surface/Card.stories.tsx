import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { StationArt } from '../art/StationArt.tsx';
import { LinkButton } from '../button/LinkButton.tsx';
import { Grid } from '../layout/Grid.tsx';
import { Card } from './Card.tsx';

const meta = {
  title: 'Layout/Card',
  component: Card,
  args: { title: 'Song requests', children: <p>Your chat picks the next track, you keep the last word.</p> },
} satisfies Meta<typeof Card>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const WithActions: Story = {
  args: {
    actions: (
      <>
        <LinkButton size="sm" variant="secondary" href="#setup">
          Set it up
        </LinkButton>
        <LinkButton size="sm" variant="quiet" href="#more">
          Learn more
        </LinkButton>
      </>
    ),
  },
};

export const AsLink: Story = {
  args: { href: '#requests' },
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Song requests' })).toHaveFocus();
  },
};

export const Hover: Story = { args: { href: '#requests' }, parameters: { pseudo: { hover: true } } };
export const Pressed: Story = { args: { href: '#requests' }, parameters: { pseudo: { active: true } } };

export const WithPictures: Story = {
  render: () => (
    <Grid columns={3}>
      <Card title="LoFi" href="#lofi" art={<StationArt id="lofi" from="#ff7aa2" to="#5a2a9c" />}>
        <p>Slow drums and warm keys.</p>
      </Card>
      <Card title="Chill" href="#chill" art={<StationArt id="chill" from="#38d6c4" to="#1a5fa8" />}>
        <p>Nothing that shouts.</p>
      </Card>
      <Card title="Rock" href="#rock" art={<StationArt id="rock" from="#ff7350" to="#7c1238" />}>
        <p>For the pitch and the stands.</p>
      </Card>
    </Grid>
  ),
};
