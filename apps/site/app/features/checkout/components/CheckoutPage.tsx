import type { CheckoutProduct } from '@backbeat/domain';
import { type CheckoutAccess, useCheckoutVisit } from '../useCheckoutVisit.ts';
import { CheckoutPayments } from './CheckoutPayments.tsx';
import '@backbeat/payments/styles.css';
import { orderLeadText } from '@backbeat/pricing';
import { Grid, Heading, LoadingOverlay, Notice, Stack, Text, VisuallyHidden, wrapTexts } from '@backbeat/ui';
import { css, from, styled } from '@backbeat/ui/styling';
import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { type UseFormReturn, useFormState } from 'react-hook-form';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { PrivateText } from '../../../streamer-mode/Private.tsx';
import { PrivateField } from '../../../streamer-mode/PrivateField.tsx';
import { StreamerModeBanner } from '../../../streamer-mode/StreamerModeBanner.tsx';
import { StreamerModeState } from '../../../streamer-mode/StreamerModeState.tsx';
import { CopySupportDetails } from '../../../support/CopySupportDetails.tsx';
import { OtherAccountNotice } from '../../merge/index.ts';
import { useServices } from '../../session/index.ts';
import { type CheckoutForm, checkoutRules } from '../checkoutForm.ts';
import type { ProblemText } from '../checkoutProblem.ts';
import { selectIsTestBannerDismissed, testBannerDismissed } from '../checkoutSlice.ts';
import { useCheckout } from '../useCheckout.ts';
import { ChallengeModal } from './ChallengeModal.tsx';
import { CodeFields } from './CodeFields.tsx';
import { Columns, Main, Part } from './checkoutStyles.ts';
import { OrderPanel } from './OrderPanel.tsx';
import { BarButton, PayBar, PayButton } from './PayBar.tsx';
import { PayFields } from './PayFields.tsx';
import { PlaceFields } from './PlaceFields.tsx';
import { RenewalNote } from './RenewalNote.tsx';
import { UnreachableNotice } from './UnreachableNotice.tsx';

interface CheckoutViewProps {
  readonly product: CheckoutProduct;
  readonly access: CheckoutAccess;
}

/** Who pays: checked while typing, each message at its field. */
const DetailsFields = ({
  form,
  children,
}: {
  readonly form: UseFormReturn<CheckoutForm>;
  /** What else is asked for. */
  readonly children: ReactNode;
}) => {
  const { errors } = useFormState({ control: form.control });
  const field = (name: 'first_name' | 'last_name' | 'email') => ({
    ...form.register(name, { validate: checkoutRules[name] }),
    'aria-required': true,
    message: errors[name]?.message,
    state: errors[name] === undefined ? ('hint' as const) : ('error' as const),
  });

  return (
    <Part aria-labelledby="checkout-details">
      <Heading level={2} size="part" id="checkout-details">
        Your details
      </Heading>
      <Grid columns="form">
        <PrivateField label="First name" autoComplete="given-name" {...field('first_name')} />
        <PrivateField label="Last name" autoComplete="family-name" {...field('last_name')} />
      </Grid>
      <PrivateField label="Email" type="email" inputMode="email" autoComplete="email" {...field('email')} />
      {wrapTexts(children)}
    </Part>
  );
};

/** From the press of the button to the thank-you page. */
const PayOverlay = () => (
  <LoadingOverlay
    cover="page"
    label={
      <span>
        Processing
        <br />
        <Text inline size="small">
          Please keep this page open.
        </Text>
      </span>
    }
  />
);

/**
 * Lies beside the logo, or below the form on small screens: the configuration that says "staging" comes late, and
 * nothing may move then.
 */
const Place = styled(Notice, {
  base: css`
    ${from(992)} {
      position: absolute;
      z-index: 41;
      inset-block-start: 14px;
      inset-inline-end: max(var(--bb-gutter), calc((100% - var(--bb-page)) / 2));
      max-inline-size: 720px;
      padding-block: 10px;
    }
  `,
});

/** Two test cards, on a staging host only. */
const TestBanner = () => {
  const isStaging = useServices()?.config.staging ?? false;
  const isTestBannerDismissed = useAppSelector(selectIsTestBannerDismissed);
  const dispatch = useAppDispatch();
  if (!isStaging || isTestBannerDismissed) return null;

  return (
    <Place tone="test" onDismiss={() => dispatch(testBannerDismissed())}>
      Test environment. Use <b>4111 1111 1111 1111</b> to pay, <b>4000 0000 0000 0002</b> to be declined.
    </Place>
  );
};

/** What went wrong, on top of the form. It takes the focus unless the card does. */
const ProblemNotice = ({ text }: { readonly text: ProblemText }) => {
  const notice = useRef<HTMLDivElement>(null);
  const { banner, detail, isAtCard, isQuestion } = text;
  const isFailure = banner !== null && !isAtCard;

  useEffect(() => {
    if (isAtCard) return;
    notice.current?.focus({ preventScroll: true });
    notice.current?.scrollIntoView({ block: 'center' });
  }, [isAtCard]);

  if (banner === null && isAtCard) return null;
  return (
    <>
      <Notice
        ref={notice}
        tabIndex={-1}
        tone={isQuestion ? 'test' : 'error'}
        // The hidden live region announces this text together with the card's.
        role={isAtCard ? 'none' : 'alert'}
      >
        <PrivateText name="amount" text={banner ?? detail} />
        {isFailure ? (
          <Text size="small" inline>
            <br />
            <PrivateText name="amount" text={detail} />
          </Text>
        ) : null}
      </Notice>
      {isFailure ? (
        <Stack gap={3} align="start">
          <CopySupportDetails />
        </Stack>
      ) : null}
    </>
  );
};

/** The checkout: form, order, and the one button. */
const CheckoutView = ({ product, access }: CheckoutViewProps) => {
  const { form, order, promo, problemText, challenge, button, ...checkout } = useCheckout(product, access);
  const cardError = problemText?.isAtCard ? problemText.detail : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    checkout.pay();
  };

  return (
    <form noValidate onSubmit={submit}>
      {/* Outside of the part that is inert while paying: some screen readers miss an alert that returns with it. */}
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
          <DetailsFields form={form}>
            {order.place === null ? null : (
              <PlaceFields place={order.place} hasFailed={checkout.hasTaxFailed} />
            )}
          </DetailsFields>
          <PayFields card={checkout.card} order={order} cardError={cardError} onSubmit={checkout.pay} />
          <CodeFields promo={promo} />
          <TestBanner />
        </Main>
        <OrderPanel form={form} order={order} isPending={checkout.isPricing} isDated={checkout.isDated}>
          <PayButton size="lg" block {...button} />
        </OrderPanel>
        <PayBar order={order} note={<RenewalNote order={order} isDated={checkout.isDated} />}>
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

/** The checkout of one product. */
export const CheckoutPage = ({ product }: { readonly product: CheckoutProduct }) => {
  const access = useCheckoutVisit(product);
  return (
    <CheckoutPayments>
      <CheckoutView product={product} access={access} />
    </CheckoutPayments>
  );
};
