import type { Meta, StoryObj } from '@storybook/react-vite';
import * as icons from '../icons.ts';
import { Grid } from '../layout/Grid.tsx';
import { Row } from '../layout/Row.tsx';
import { Text } from '../typography/Text.tsx';
import { Icon } from './Icon.tsx';

const meta = {
  title: 'Data/Icon',
  component: Icon,
  args: { icon: icons.CheckIcon },
} satisfies Meta<typeof Icon>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The code of a story: Storybook would print the insides of the icon. */
const code = (text: string) => ({ docs: { source: { code: text } } });

export const Default: Story = { parameters: code('<Icon icon={CheckIcon} />') };

export const Labelled: Story = {
  args: { 'aria-label': 'Included' },
  parameters: code('<Icon icon={CheckIcon} aria-label="Included" />'),
};

export const Filled: Story = {
  args: { icon: icons.PlayIcon, filled: true },
  parameters: code('<Icon icon={PlayIcon} filled />'),
};

export const All: Story = {
  render: () => (
    <Grid>
      {Object.entries(icons).map(([name, icon]) => (
        <Row key={name}>
          <Icon icon={icon} />
          <Text inline>{name}</Text>
        </Row>
      ))}
    </Grid>
  ),
};
