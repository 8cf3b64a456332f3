import type { Meta, StoryObj } from '@storybook/react-vite';
import { Text } from '../typography/Text.tsx';
import { Link } from './Link.tsx';

const meta = {
  title: 'Actions/Link',
  component: Link,
  args: { href: '/terms', children: 'Terms of Use' },
  render: (args) => (
    <Text>
      By signing in you accept our <Link {...args} />.
    </Text>
  ),
} satisfies Meta<typeof Link>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Strong: Story = { args: { variant: 'strong' } };
export const Hover: Story = { args: { variant: 'strong' }, parameters: { pseudo: { hover: true } } };
export const Focus: Story = { parameters: { pseudo: { focusVisible: ['a', 'button', 'input', 'summary'] } } };
