import { cents } from '@backbeat/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { PaymentError } from '../PaymentError.ts';
import type { PaymentToken } from '../PaymentToken.ts';
import { paymentErrorText } from '../paymentErrorText.ts';
import { failure, type Result, success } from '../result.ts';
import { createTestPayments, testConfig } from '../testing/createTestPayments.ts';
import { usePayments } from './PaymentsContext.ts';
import { PaymentsProvider } from './PaymentsProvider.tsx';
import { PayPalButton, type PayPalButtonProps } from './PayPalButton.tsx';
import './styles.css';

/** How the button stands. */
type PayPalButtonState = 'loading' | 'ready' | 'disabled' | 'open' | 'cancelled' | 'blocked';

type PayPalButtonStoryProps = PayPalButtonProps & {
  /** What the provider answers when it is loaded. */
  readonly opens?: Promise<Result<void>>;
  /** What comes of the window. */
  readonly pays?: Promise<Result<PaymentToken>>;
};

const never = new Promise<never>(() => {});
const popUpBlocked = new PaymentError('unavailable', 'The browser blocked the PayPal window.', {
  providerCode: 'popup-blocked',
});

const ButtonAndWords = (props: PayPalButtonProps) => {
  const { texts } = usePayments();
  const [words, setWords] = useState('');
  return (
    <>
      <PayPalButton {...props} onError={(error) => setWords(paymentErrorText(error, texts))} />
      <p role="status">{words}</p>
    </>
  );
};

const PayPalButtonStory = ({
  opens = Promise.resolve(success(undefined)),
  pays,
  ...rest
}: PayPalButtonStoryProps) => {
  const [create] = useState(() => () => createTestPayments({ opens, ...(pays && { pays }) }));
  return (
    <PaymentsProvider config={testConfig} create={create}>
      <ButtonAndWords {...rest} />
    </PaymentsProvider>
  );
};

const meta = {
  title: 'Payments/PayPalButton',
  component: PayPalButton,
  render: (args) => <PayPalButtonStory {...args} />,
  args: { description: 'Premium', amountCents: cents(1199), onToken: () => {}, onError: () => {} },
  argTypes: { opens: { table: { disable: true } }, pays: { table: { disable: true } } },
  parameters: { frame: 440 },
} satisfies Meta<PayPalButtonStoryProps>;

export default meta;

type Story = StoryObj<typeof meta>;

const press: Story['play'] = async ({ canvas }) => {
  const button = await canvas.findByRole('button');
  await waitFor(() => expect(button).toBeEnabled());
  await userEvent.click(button);
};

const stories = {
  loading: { args: { opens: never } },
  ready: {},
  disabled: { args: { disabled: true } },
  open: { args: { pays: never }, play: press },
  cancelled: { play: press },
  blocked: { args: { pays: Promise.resolve(failure(popUpBlocked)) }, play: press },
} satisfies Record<PayPalButtonState, Story>;

export const Loading: Story = stories.loading;
export const Ready: Story = stories.ready;
export const Disabled: Story = stories.disabled;
export const Open: Story = stories.open;
export const Cancelled: Story = stories.cancelled;
export const Blocked: Story = stories.blocked;
