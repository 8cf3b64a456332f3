import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Icon } from '../icon/Icon.tsx';
import { ExternalLinkIcon } from '../icons.ts';
import { Row } from '../layout/Row.tsx';
import { type AnchorProps, LinkProvider } from '../link/LinkProvider.tsx';
import { LinkButton } from './LinkButton.tsx';

const meta = {
  title: 'Actions/LinkButton',
  component: LinkButton,
  args: { children: 'Start Free Trial', variant: 'primary', href: '/free-trial' },
} satisfies Meta<typeof LinkButton>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Start Free Trial' })).toHaveAttribute(
      'href',
      '/free-trial',
    );
  },
};

export const Variants: Story = {
  render: () => (
    <Row>
      <LinkButton href="/a" variant="primary">
        Start Free Trial
      </LinkButton>
      <LinkButton href="/b" variant="secondary">
        Get the plugin <Icon icon={ExternalLinkIcon} />
      </LinkButton>
      <LinkButton href="/c">Sign in</LinkButton>
      <LinkButton href="/d" variant="quiet">
        Learn more
      </LinkButton>
    </Row>
  ),
};

export const Hover: Story = { ...Variants, parameters: { pseudo: { hover: true } } };
export const Focus: Story = {
  ...Variants,
  parameters: { pseudo: { focusVisible: ['a', 'button', 'input', 'summary'] } },
};
export const Pressed: Story = { ...Variants, parameters: { pseudo: { hover: true, active: true } } };

const navigate = fn();
const AppAnchor = ({ href, children, ...rest }: AnchorProps) => (
  <a
    href={href}
    {...rest}
    onClick={(event) => {
      event.preventDefault();
      navigate(href);
    }}
  >
    {children}
  </a>
);

/** Within a `LinkProvider` the app's own anchor carries the link; other origins keep the plain one. */
export const ThroughTheApp: Story = {
  render: (args) => (
    <LinkProvider value={AppAnchor}>
      <Row>
        <LinkButton {...args} />
        <LinkButton href="https://example.com/invite" target="_blank">
          Open the invite <Icon icon={ExternalLinkIcon} />
        </LinkButton>
      </Row>
    </LinkProvider>
  ),
  play: async ({ canvas }) => {
    navigate.mockClear();
    await userEvent.click(canvas.getByRole('link', { name: 'Start Free Trial' }));
    await expect(navigate).toHaveBeenCalledWith('/free-trial');
    await expect(canvas.getByRole('link', { name: 'Open the invite' })).toHaveAttribute(
      'rel',
      'noopener noreferrer',
    );
  },
};
