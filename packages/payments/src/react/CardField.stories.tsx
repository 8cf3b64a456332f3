import { declineText } from '@backbeat/domain/declines';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { emptyFieldState, type FieldState } from '../fieldState.ts';
import { PaymentError } from '../PaymentError.ts';
import { failure, type Result, success } from '../result.ts';
import { createTestPayments, testConfig } from '../testing/createTestPayments.ts';
import { CardField, type CardFieldProps } from './CardField.tsx';
import { usePayments } from './PaymentsContext.ts';
import { PaymentsProvider } from './PaymentsProvider.tsx';
import './styles.css';

/** How the field stands. */
type CardFieldState = 'loading' | 'ready' | 'wrongPart' | 'declined' | 'split' | 'unavailable';

type CardFieldStoryProps = Omit<CardFieldProps, 'error'> & {
  /** What the provider answers when the field is mounted. */
  readonly opens: Promise<Result<void>>;
  readonly state?: FieldState;
  /** The code with which the server refused the card. */
  readonly declined?: string;
};

const never = new Promise<Result<void>>(() => {});
const ready = Promise.resolve(success(undefined));
const dead = Promise.resolve(failure(new PaymentError('unavailable', 'The script did not come.')));

const CardFieldStory = ({ opens, state = emptyFieldState, declined, ...rest }: CardFieldStoryProps) => {
  const { texts } = usePayments();
  const [create] = useState(() => () => createTestPayments({ opens, state }));
  return (
    <PaymentsProvider config={testConfig} create={create}>
      <CardField {...rest} error={declined === undefined ? null : declineText(declined, texts)} />
    </PaymentsProvider>
  );
};

const meta = {
  title: 'Payments/CardField',
  component: CardField,
  subcomponents: { PaymentsProvider },
  render: (args) => <CardFieldStory {...args} />,
  argTypes: { opens: { table: { disable: true } }, state: { table: { disable: true } } },
  parameters: { frame: 440 },
} satisfies Meta<CardFieldStoryProps>;

export default meta;

type Story = StoryObj<typeof meta>;

const stories = {
  loading: { args: { opens: never } },
  ready: { args: { opens: ready } },
  wrongPart: {
    args: { opens: ready, state: { ...emptyFieldState, empty: false, invalidParts: ['number', 'cvv'] } },
  },
  declined: {
    args: { opens: ready, declined: 'declined' },
  },
  split: { args: { opens: ready, layout: 'split' } },
  unavailable: { args: { opens: dead } },
} satisfies Record<CardFieldState, Story>;

export const Loading: Story = stories.loading;
export const Ready: Story = stories.ready;
export const WrongPart: Story = stories.wrongPart;
export const Declined: Story = stories.declined;
export const Split: Story = stories.split;
export const Unavailable: Story = stories.unavailable;
