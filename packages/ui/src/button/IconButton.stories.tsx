import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon } from '../icon/Icon.tsx';
import { ArrowLeftIcon, ArrowRightIcon, XIcon } from '../icons.ts';
import { Row } from '../layout/Row.tsx';
import { IconButton } from './IconButton.tsx';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { label: 'Next', children: <Icon icon={ArrowRightIcon} /> },
} satisfies Meta<typeof IconButton>;

export default meta;

type Story = StoryObj<typeof meta>;

/** The code of a story: Storybook would print the insides of the icon. */
const code = (text: string) => ({ docs: { source: { code: text } } });

export const Default: Story = {
  parameters: code('<IconButton label="Next"><Icon icon={ArrowRightIcon} /></IconButton>'),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Next' })).toBeVisible();
  },
};

export const Shapes: Story = {
  render: () => (
    <Row>
      <IconButton label="Previous">
        <Icon icon={ArrowLeftIcon} />
      </IconButton>
      <IconButton label="Next">
        <Icon icon={ArrowRightIcon} />
      </IconButton>
      <IconButton label="Dismiss" shape="ghost">
        <Icon icon={XIcon} />
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
export const Disabled: Story = {
  args: { disabled: true },
  parameters: code('<IconButton label="Next" disabled><Icon icon={ArrowRightIcon} /></IconButton>'),
};
