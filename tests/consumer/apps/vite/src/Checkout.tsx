import type { Coupon, PlanCode } from '@backbeat/domain';
import { paymentErrorText } from '@backbeat/payments';
import {
  CardField,
  type CardFieldsHandle,
  PaymentsProvider,
  usePayments,
  useQuote,
} from '@backbeat/payments/react';
import { OrderSummary, orderButtonText, PromoCodeField } from '@backbeat/pricing';
import { Button, Container, Heading, Stack, Text } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import { useRef, useState } from 'react';

const config = {
  provider: 'sandbox',
  scriptUrl: `${import.meta.env.VITE_SANDBOX_URL}/recurly/recurly.js`,
  apiUrl: `${import.meta.env.VITE_SANDBOX_URL}/js/v1`,
  publicKey: 'sandbox-public-key',
  currency: 'USD',
} as const;

const Page = styled(Container, { base: css`padding-block: var(--bb-section);` });

interface OrderProps {
  readonly planCode: PlanCode;
  readonly onPlanChange: (planCode: PlanCode) => void;
}

const Order = ({ planCode, onPlanChange }: OrderProps) => {
  const { client } = usePayments();
  const card = useRef<CardFieldsHandle>(null);
  const [atMs] = useState(() => Date.now());
  const [code, setCode] = useState('');
  const [coupon, setCoupon] = useState<Coupon | null>(null);
  const [cardError, setCardError] = useState<string | null>(null);
  const [paid, setPaid] = useState('');
  const { quote } = useQuote({ planCode, coupon, atMs });

  const apply = async () => {
    const found = await client?.coupon(code, planCode);
    if (found?.ok) setCoupon(found.value);
  };
  const pay = async () => {
    const token = await card.current?.tokenize({ firstName: 'Sample', lastName: 'Streamer' });
    if (token?.ok) setPaid(token.value.kind);
    else if (token) setCardError(paymentErrorText(token.error));
  };

  return (
    <Stack>
      <Heading level={1}>Checkout</Heading>
      <CardField ref={card} error={cardError} onSubmit={pay} />
      <PromoCodeField
        value={code}
        onChange={setCode}
        onApply={apply}
        onRemove={() => setCoupon(null)}
        status={coupon ? 'applied' : 'idle'}
      />
      <OrderSummary planCode={planCode} quote={quote} coupon={coupon} onPlanChange={onPlanChange}>
        <Button variant="primary" size="lg" block onClick={pay}>
          {orderButtonText(quote)}
        </Button>
      </OrderSummary>
      {paid === '' ? null : <Text>Token of kind {paid}</Text>}
    </Stack>
  );
};

export const Checkout = (props: OrderProps) => (
  <PaymentsProvider config={config}>
    <Page width="column">
      <Order {...props} />
    </Page>
  </PaymentsProvider>
);
