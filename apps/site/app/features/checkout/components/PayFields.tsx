import { CardField, type CardFieldsHandle } from '@backbeat/payments/react';
import { FieldGroup, Heading, RadioCard } from '@backbeat/ui';
import type { RefObject } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { BlurredFrames } from '../../../streamer-mode/BlurredFrames.tsx';
import { type PayMethod, payMethodChosen, selectCheckout } from '../checkoutSlice.ts';
import type { Order } from '../Order.ts';
import { Part } from './checkoutStyles.ts';
import { PayPalPanel } from './PayPalPanel.tsx';

const methods = [
  { method: 'card', title: 'Card' },
  { method: 'paypal', title: 'PayPal' },
] as const satisfies readonly { method: PayMethod; title: string }[];

interface PayFieldsProps {
  readonly card: RefObject<CardFieldsHandle | null>;
  readonly order: Order;
  /** What is wrong with the card; it takes the cursor there. */
  readonly cardError: string | null;
  readonly onSubmit: () => void;
}

/** Card or PayPal. The card's inputs belong to the payment provider; what is typed there never touches this page. */
export const PayFields = ({ card, order, cardError, onSubmit }: PayFieldsProps) => {
  const { method: chosen } = useAppSelector(selectCheckout);
  const dispatch = useAppDispatch();

  return (
    <Part aria-labelledby="checkout-pay">
      <Heading level={2} size="part" id="checkout-pay">
        Pay with
      </Heading>
      <FieldGroup legend="Pay with" hideLegend columns={2}>
        {methods.map(({ method, title }) => (
          <RadioCard
            key={method}
            name="pay-method"
            title={title}
            checked={chosen === method}
            onChange={() => dispatch(payMethodChosen(method))}
          />
        ))}
      </FieldGroup>
      {chosen === 'card' ? (
        <BlurredFrames>
          <CardField ref={card} error={cardError} onSubmit={onSubmit} />
        </BlurredFrames>
      ) : (
        <PayPalPanel order={order} />
      )}
    </Part>
  );
};
