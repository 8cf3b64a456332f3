import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/Button.tsx';
import { Checkbox } from '../field/Checkbox.tsx';
import { GoogleIcon, StreamlabsIcon, TwitchIcon } from '../icon/brandIcons.ts';
import { Icon } from '../icon/Icon.tsx';
import { Link } from '../link/Link.tsx';
import { Text } from '../typography/Text.tsx';
import { Modal, type ModalProps } from './Modal.tsx';
import { ModalActions, ModalArt, ModalFoot, ModalStack } from './ModalParts.tsx';

/** The page that opens the dialog, as an app would. */
const Opener = (props: ModalProps) => {
  const [open, setOpen] = useState(props.open);
  const close = () => {
    setOpen(false);
    props.onClose();
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Modal {...props} open={open} onClose={close} />
    </>
  );
};

const meta = {
  title: 'Overlays/Modal (dialog)',
  id: 'overlays-modal',
  component: Modal,
  subcomponents: { ModalStack, ModalActions, ModalFoot, ModalArt },
  args: {
    open: true,
    onClose: fn(),
    title: 'Sign in to your account',
    art: <ModalArt />,
    children: (
      <>
        <ModalStack>
          <Button>
            <Icon icon={TwitchIcon} />
            Sign in with Twitch
          </Button>
          <Button>
            <Icon icon={GoogleIcon} />
            Sign in with Google
          </Button>
          <Button>
            <Icon icon={StreamlabsIcon} />
            Sign in with Streamlabs
          </Button>
        </ModalStack>
        <ModalFoot>
          By signing in you accept our <Link href="/terms">Terms of Use</Link> and{' '}
          <Link href="/privacy">Privacy Policy</Link>.
        </ModalFoot>
      </>
    ),
  },
  render: (args) => <Opener {...args} />,
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
} satisfies Meta<typeof Modal>;

export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** Focus goes into the dialog and back to the button that opened it. */
export const OpensAndCloses: Story = {
  args: { open: false },
  play: async ({ args, canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Open' });
    await userEvent.click(opener);
    const dialog = canvas.getByRole('dialog', { name: 'Sign in to your account' });
    await waitFor(() => expect(dialog.matches(':focus-within')).toBe(true));
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

export const Locked: Story = {
  args: {
    title: 'Join the fun',
    children: (
      <>
        <Checkbox>
          I confirm that I have read and accept the{' '}
          <Link href="/license-services-agreement">License Services Agreement</Link>
        </Checkbox>
        <ModalStack locked>
          <Button>
            <Icon icon={TwitchIcon} />
            Sign up with Twitch
          </Button>
          <Button>
            <Icon icon={GoogleIcon} />
            Sign up with Google
          </Button>
        </ModalStack>
        <ModalFoot>Tick the first box to go on.</ModalFoot>
      </>
    ),
  },
};

/** On a checkout page there is no way round signing up. */
export const NotClosable: Story = {
  args: { closable: false, title: 'Join the fun' },
  play: async ({ args, canvas }) => {
    const dialog = await canvas.findByRole('dialog');
    await expect(canvas.queryByRole('button', { name: 'Close' })).toBeNull();
    dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
    await expect(args.onClose).not.toHaveBeenCalled();
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

export const Question: Story = {
  args: {
    role: 'alertdialog',
    title: 'Cancel Premium',
    art: null,
    closable: false,
    children: (
      <>
        <Text>Are you sure you wish to cancel your Backbeat Premium subscription?</Text>
        <ModalActions>
          <Button>Keep Premium</Button>
          <Button variant="danger">Cancel Premium</Button>
        </ModalActions>
      </>
    ),
  },
};

export const Welcome: Story = {
  args: {
    title: 'Welcome to the party!',
    children: (
      <>
        <Text tone="muted">Your account is ready. Pick a station and go live.</Text>
        <Button variant="primary" size="lg" block>
          Launch The Player
        </Button>
      </>
    ),
  },
};
