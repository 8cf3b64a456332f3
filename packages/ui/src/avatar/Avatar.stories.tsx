import type { Meta, StoryObj } from '@storybook/react-vite';
import { Row } from '../layout/Row.tsx';
import { Avatar } from './Avatar.tsx';

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"%3E%3Crect width="10" height="10" fill="%232bd9c0"/%3E%3Ccircle cx="5" cy="5" r="3" fill="%2304211d"/%3E%3C/svg%3E';

const meta = {
  title: 'Data/Avatar',
  component: Avatar,
  args: { src: picture, alt: 'pixel_marmalade' },
} satisfies Meta<typeof Avatar>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Somebody without a picture. */
export const Empty: Story = { args: { src: null } };

export const Sizes: Story = {
  render: (args) => (
    <Row>
      <Avatar {...args} size="sm" />
      <Avatar {...args} />
      <Avatar {...args} size="lg" />
    </Row>
  ),
};
