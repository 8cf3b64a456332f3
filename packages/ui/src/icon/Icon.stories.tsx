import type { Meta, StoryObj } from '@storybook/react-vite';
import { Grid } from '../layout/Grid.tsx';
import { Row } from '../layout/Row.tsx';
import { Text } from '../typography/Text.tsx';
import { BrandIcon } from './BrandIcon.tsx';
import { Icon } from './Icon.tsx';

const meta = {
  title: 'Data/Icon',
  component: Icon,
  subcomponents: { BrandIcon },
  args: { name: 'check' },
} satisfies Meta<typeof Icon>;

export default meta;

type Story = StoryObj<typeof meta>;

const names = [
  'alert',
  'arrow-down',
  'arrow-left',
  'arrow-right',
  'check',
  'chevron-down',
  'clock',
  'close',
  'copy',
  'download',
  'external',
  'eye',
  'eye-off',
  'info',
  'link',
  'lock',
  'menu',
  'moon',
  'pause',
  'play',
  'printer',
  'refresh',
  'search',
  'shield',
  'sign-out',
  'sun',
  'user',
  'warning',
] as const;

const brands = [
  'apple',
  'blog',
  'discord',
  'facebook',
  'google',
  'instagram',
  'paypal',
  'streamlabs',
  'twitch',
  'twitter',
  'youtube',
] as const;

export const Default: Story = {};
export const Labelled: Story = { args: { 'aria-label': 'Included' } };
export const Filled: Story = { args: { name: 'play', filled: true } };

export const All: Story = {
  render: () => (
    <Grid>
      {names.map((name) => (
        <Row key={name}>
          <Icon name={name} />
          <Text inline>{name}</Text>
        </Row>
      ))}
    </Grid>
  ),
};

export const Brands: Story = {
  render: () => (
    <Grid>
      {brands.map((name) => (
        <Row key={name}>
          <BrandIcon name={name} />
          <Text inline>{name}</Text>
        </Row>
      ))}
    </Grid>
  ),
};
