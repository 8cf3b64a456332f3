import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Icon } from '../icon/Icon.tsx';
import { ArrowRightIcon } from '../icons.ts';
import { Row } from '../layout/Row.tsx';
import { Button } from './Button.tsx';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Sign up', variant: 'primary', onClick: fn() },
} satisfies Meta<typeof Button>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign up' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Variants: Story = {
  render: () => (
    <Row>
      <Button variant="primary">Sign up</Button>
      <Button variant="secondary">Start free trial</Button>
      <Button variant="neutral">Sign in</Button>
      <Button variant="quiet">Learn more</Button>
      <Button variant="danger">Cancel Premium</Button>
    </Row>
  ),
};

export const Hover: Story = { ...Variants, parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  ...Variants,
  parameters: { pseudo: { focusVisible: ['a', 'button', 'input', 'summary'] } },
};
export const Pressed: Story = { ...Variants, parameters: { pseudo: { hover: true, active: true } } };

export const Disabled: Story = {
  args: { disabled: true },
};

export const Loading: Story = {
  args: { loading: true, loadingText: 'Processing' },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole('button', { name: 'Processing' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toHaveFocus();
  },
};

export const Sizes: Story = {
  render: () => (
    <Row>
      <Button size="sm">Small</Button>
      <Button>Medium</Button>
      <Button size="lg" variant="primary">
        Large <Icon icon={ArrowRightIcon} />
      </Button>
    </Row>
  ),
};

export const Block: Story = { args: { block: true, size: 'lg' } };
