import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { PaymentError } from '../PaymentError.ts';
import type { PaymentToken } from '../PaymentToken.ts';
import { paymentErrorText } from '../paymentErrorText.ts';
import { failure, type Result } from '../result.ts';
import { createTestPayments, testConfig } from '../testing/createTestPayments.ts';
import { usePayments } from './PaymentsContext.ts';
import { PaymentsProvider } from './PaymentsProvider.tsx';
import { ThreeDSecureChallenge, type ThreeDSecureChallengeProps } from './ThreeDSecureChallenge.tsx';
import './styles.css';

/** How the bank's check stands. */
type ChallengeState = 'asking' | 'declined' | 'timeout';

interface ChallengeStoryProps extends ThreeDSecureChallengeProps {
  /** What the bank answers. */
  readonly pays: Promise<Result<PaymentToken>>;
}

const fails = (error: PaymentError) => Promise.resolve(failure(error));

const CheckAndWords = (props: ThreeDSecureChallengeProps) => {
  const { texts } = usePayments();
  const [error, setError] = useState<PaymentError | null>(null);
  return error === null ? (
    <ThreeDSecureChallenge {...props} onError={setError} />
  ) : (
    <p role="alert">{paymentErrorText(error, texts)}</p>
  );
};

const ChallengeStory = ({ pays, ...rest }: ChallengeStoryProps) => {
  const [create] = useState(() => () => createTestPayments({ pays }));
  return (
    <PaymentsProvider config={testConfig} create={create}>
      <CheckAndWords {...rest} />
    </PaymentsProvider>
  );
};

const meta = {
  title: 'Payments/ThreeDSecureChallenge',
  component: ThreeDSecureChallenge,
  args: { actionTokenId: 'action', onToken: () => {}, onError: () => {} },
  render: (args) => <ChallengeStory {...args} />,
  argTypes: { pays: { table: { disable: true } } },
  parameters: { frame: 440 },
} satisfies Meta<ChallengeStoryProps>;

export default meta;

type Story = StoryObj<typeof meta>;

const stories = {
  asking: { args: { pays: new Promise(() => {}) } },
  declined: { args: { pays: fails(new PaymentError('declined', 'The bank did not confirm.')) } },
  timeout: { args: { pays: fails(new PaymentError('timeout', 'The bank took too long.')) } },
} satisfies Record<ChallengeState, Story>;

export const Asking: Story = stories.asking;
export const Declined: Story = stories.declined;
export const Timeout: Story = stories.timeout;
