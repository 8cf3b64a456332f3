import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../layout/Grid.tsx';
import { Text } from '../typography/Text.tsx';
import { Surface } from './Surface.tsx';

const meta = {
  title: 'Layout/Surface',
  component: Surface,
  args: { children: <Text>Depth is a lighter ground, never a shadow.</Text> },
} satisfies Meta<typeof Surface>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Depths: Story = {
  render: () => (
    <Grid>
      {(['sunken', 'ground', 'raised', 'lift', 'overlay'] as const).map((depth) => (
        <Surface key={depth} depth={depth}>
          <Text>{depth}</Text>
        </Surface>
      ))}
    </Grid>
  ),
};

export const Calm: Story = { args: { padding: 'calm', radius: 'm', depth: 'overlay' } };
