import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '../icon/Icon.tsx';
import { CheckIcon } from '../icons.ts';
import { Row } from '../layout/Row.tsx';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Data/Badge (tag, chip)',
  id: 'data-badge',
  component: Badge,
  args: { children: 'Free' },
} satisfies Meta<typeof Badge>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Tones: Story = {
  render: () => (
    <Row>
      <Badge>Free</Badge>
      <Badge tone="teal">
        <Icon icon={CheckIcon} />
        Current plan
      </Badge>
      <Badge tone="sun">Special Price for New Users</Badge>
      <Badge tone="pink">Error</Badge>
      <Badge tone="solid">Your price</Badge>
    </Row>
  ),
};
