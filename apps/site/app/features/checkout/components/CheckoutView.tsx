import type { CheckoutProduct } from '@backbeat/domain';
import { orderLeadText } from '@backbeat/pricing';
import { Heading, Stack, Text, VisuallyHidden } from '@backbeat/ui';
import type { FormEvent } from 'react';
import { PrivateText } from '../../../streamer-mode/Private.tsx';
import { StreamerModeBanner } from '../../../streamer-mode/StreamerModeBanner.tsx';
import { StreamerModeState } from '../../../streamer-mode/StreamerModeState.tsx';
import { OtherAccountNotice } from '../../merge/index.ts';
import type { CheckoutAccess } from '../checkoutAccess.ts';
import { useCheckout } from '../useCheckout.ts';
import { ChallengeModal } from './ChallengeModal.tsx';
import { CodeFields } from './CodeFields.tsx';
import { Columns, Main } from './checkoutStyles.ts';
import { DetailsFields } from './DetailsFields.tsx';
import { OrderPanel } from './OrderPanel.tsx';
import { BarButton, PayBar } from './PayBar.tsx';
import { PayButton } from './PayButton.tsx';
import { PayFields } from './PayFields.tsx';
import { PayOverlay } from './PayOverlay.tsx';
import { ProblemNotice } from './ProblemNotice.tsx';
import { TestBanner } from './TestBanner.tsx';
import { UnreachableNotice } from './UnreachableNotice.tsx';

interface CheckoutViewProps {
  readonly product: CheckoutProduct;
  readonly access: CheckoutAccess;
}

/** The checkout: form, order, and the one button. */
export const CheckoutView = ({ product, access }: CheckoutViewProps) => {
  const { form, order, promo, problemText, challenge, button, ...checkout } = useCheckout(product, access);
  const cardError = problemText?.isAtCard ? problemText.detail : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    checkout.pay();
  };

  return (
    <form noValidate onSubmit={submit}>
      {/* Beside what is inert while it pays: an alert that comes back with that is read out by some readers only. */}
      <VisuallyHidden aria-live="assertive">
        {cardError === null ? null : <PrivateText text={`${problemText?.banner ?? ''} ${cardError}`} />}
      </VisuallyHidden>
      <Columns inert={checkout.isPaying}>
        <Main>
          <Stack gap={3}>
            <Heading level={1}>Checkout</Heading>
            <Text tone="muted">
              <PrivateText name="price" text={orderLeadText(order)} />
            </Text>
          </Stack>
          <StreamerModeState />
          <StreamerModeBanner />
          <UnreachableNotice />
          <OtherAccountNotice />
          {problemText === null ? null : <ProblemNotice text={problemText} />}
          <DetailsFields form={form} />
          <PayFields card={checkout.card} order={order} cardError={cardError} onSubmit={checkout.pay} />
          <CodeFields form={form} promo={promo} />
          <TestBanner />
        </Main>
        <OrderPanel form={form} order={order} isPending={checkout.isPricing} isDated={checkout.isDated}>
          <PayButton size="lg" block {...button} />
        </OrderPanel>
        <PayBar totals={order.totals}>
          <BarButton block {...button} />
        </PayBar>
      </Columns>
      {checkout.isWaiting ? <PayOverlay /> : null}
      <ChallengeModal
        actionTokenId={challenge.actionTokenId}
        totalCents={order.totals.nowTotalCents}
        onAnswer={challenge.settle}
        onClose={challenge.close}
      />
    </form>
  );
};
