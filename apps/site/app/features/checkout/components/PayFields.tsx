import { brand } from '@backbeat/domain';
import { paymentErrorText } from '@backbeat/payments';
import { CardField, type CardFieldsHandle, usePayPal } from '@backbeat/payments/react';
import { Button, FieldGroup, FormMessage, Heading, Icon, RadioCard, Stack } from '@backbeat/ui';
import { PaypalIcon } from '@backbeat/ui/icons';
import { type RefObject, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { BlurredFrames } from '../../../streamer-mode/BlurredFrames.tsx';
import {
  type PayMethod,
  payMethodChosen,
  paypalCancelled,
  paypalConnected,
  paypalFailed,
  selectPayMethod,
  selectPaypalToken,
} from '../checkoutSlice.ts';
import type { Order } from '../useOrder.ts';
import { Part } from './checkoutStyles.ts';

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

/** Connects a PayPal account; paying itself is the order's button. */
const PayPalPanel = ({ order: { plan, quote } }: { readonly order: Order }) => {
  const paypalToken = useAppSelector(selectPaypalToken);
  const dispatch = useAppDispatch();
  const { ready, busy, start } = usePayPal();
  const [hint, setHint] = useState<string | null>(null);

  const connect = async () => {
    setHint(null);
    const result = await start({
      description: `${brand.name} ${plan.name}`,
      amountCents: quote.now.totalCents,
    });
    if (result.ok) return void dispatch(paypalConnected(result.value.id));
    if (result.error.code === 'cancelled') {
      dispatch(paypalCancelled());
      return setHint('You closed PayPal’s window. Nothing was charged.');
    }
    if (result.error.code === 'unavailable') {
      dispatch(paypalCancelled());
      return setHint(paymentErrorText(result.error));
    }
    dispatch(paypalFailed({ kind: 'paypal-failed' }));
  };

  return (
    <Stack gap={2} align="start">
      <Button disabled={!ready} loading={busy} loadingText="PayPal’s window is open" onClick={connect}>
        <Icon icon={PaypalIcon} />
        <span>{paypalToken === null ? 'Connect PayPal' : 'Connect another account'}</span>
      </Button>
      <FormMessage state={paypalToken === null ? 'hint' : 'ok'}>
        {paypalToken === null
          ? (hint ?? 'A small window opens. You pay nothing before you press the button of the order.')
          : 'PayPal is connected.'}
      </FormMessage>
    </Stack>
  );
};

/** Card or PayPal. The card's inputs belong to the payment provider; what is typed there never touches this page. */
export const PayFields = ({ card, order, cardError, onSubmit }: PayFieldsProps) => {
  const chosen = useAppSelector(selectPayMethod);
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
