import { brand } from '@backbeat/domain';
import { paymentErrorText } from '@backbeat/payments';
import { usePayPal } from '@backbeat/payments/react';
import { Button, FormMessage, Icon, Stack } from '@backbeat/ui';
import { PaypalIcon } from '@backbeat/ui/icons';
import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { paypalCancelled, paypalConnected, paypalFailed, selectCheckout } from '../checkoutSlice.ts';
import type { Order } from '../Order.ts';

/** Connects a PayPal account; paying itself is the order's button. */
export const PayPalPanel = ({ order: { plan, quote } }: { readonly order: Order }) => {
  const { paypalToken } = useAppSelector(selectCheckout);
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
