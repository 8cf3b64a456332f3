import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon } from '../icon/Icon.tsx';
import { Row } from '../layout/Row.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { label: 'Next', children: <Icon name="arrow-right" /> },
} satisfies Meta<typeof IconButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeVisible();
  },
};

export const Shapes: Story = {
  render: () => (
    <Row>
      <IconButton label="Previous">
        <Icon name="arrow-left" />
      </IconButton>
      <IconButton label="Next">
        <Icon name="arrow-right" />
      </IconButton>
      <IconButton label="Dismiss" shape="ghost">
        <Icon name="close" />
      </IconButton>
    </Row>
  ),
};

export const Hover: Story = { ...Shapes, parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  ...Shapes,
  parameters: { pseudo: { focusVisible: ['a', 'button', 'input', 'summary'] } },
};
export const Pressed: Story = { ...Shapes, parameters: { pseudo: { hover: true, active: true } } };
export const Disabled: Story = { args: { disabled: true } };
