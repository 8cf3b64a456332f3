import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import type { PaymentsClient } from '../createPayments.ts';
import { declineText } from '../declineText.ts';
import { emptyFieldState, type FieldState } from '../fieldState.ts';
import { PaymentError } from '../PaymentError.ts';
import { failure, type Result, success } from '../result.ts';
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

/** Storybook has no payment provider: this one puts a plain text where its frame would stand. */
const standIn = (opens: Promise<Result<void>>, state: FieldState): PaymentsClient => {
  const answer = async () => failure(new PaymentError('cancelled', 'There is no provider here.'));
  return {
    provider: 'sandbox',
    load: () => opens,
    cardFields: () => ({
      ready: opens,
      mount: (element) => {
        void opens.then(({ ok }) => {
          if (!ok) return;
          const parts = element.querySelectorAll('.bb-card__box');
          for (const place of parts.length === 0 ? [element] : parts) {
            const frame = document.createElement('p');
            frame.textContent = parts.length === 0 ? "The provider's frame" : 'Frame';
            frame.translate = false;
            frame.style.padding = '12px 16px';
            place.replaceChildren(frame);
          }
        });
      },
      update: () => {},
      focus: () => {},
      subscribe: (listener) => {
        listener(state);
        return () => {};
      },
      tokenize: answer,
      destroy: () => {},
    }),
    coupon: answer,
    giftCard: answer,
    paypal: answer,
    threeDSecure: answer,
    dispose: () => {},
  };
};

const config = {
  provider: 'sandbox',
  scriptUrl: '/',
  apiUrl: '/',
  publicKey: 'none',
  currency: 'USD',
} as const;

const CardFieldStory = ({ opens, state = emptyFieldState, declined, ...rest }: CardFieldStoryProps) => {
  const { texts } = usePayments();
  const [create] = useState(() => () => standIn(opens, state));
  return (
    <PaymentsProvider config={config} create={create}>
      <CardField {...rest} error={declined === undefined ? null : declineText(declined, texts)} />
    </PaymentsProvider>
  );
};

const meta = {
  title: 'Payments/CardField',
  component: CardField,
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
