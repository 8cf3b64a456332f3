import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Link } from '../link/Link.tsx';
import { CookieBanner } from './CookieBanner.tsx';

const meta = {
  title: 'Feedback/CookieBanner',
  component: CookieBanner,
  args: {
    acceptText: 'I accept',
    onAccept: fn(),
    children: (
      <>
        Backbeat uses cookies. Read the <Link href="/cookie-policy">cookie policy</Link>.
      </>
    ),
  },
} satisfies Meta<typeof CookieBanner>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'I accept' }));
    await expect(args.onAccept).toHaveBeenCalledOnce();
  },
};

export const InFlow: Story = { args: { inFlow: true } };
export const Focus: Story = {
  args: { inFlow: true },
  parameters: { pseudo: { focusVisible: ['a', 'button', 'input', 'summary'] } },
};
