import { type Audience, planFor, proSignUpState } from '@backbeat/domain';
import type { SharedChannel } from '@backbeat/sdk/contract';
import { useAppSelector } from '../../../store/hooks.ts';
import { PrivateText } from '../../../streamer-mode/Private.tsx';
import { appliedOf, usePromoCodes } from '../../checkout/index.ts';
import { ownPlan, useAccount, useServices, useUser } from '../../session/index.ts';
import { selectProCheckout } from '../proCheckoutSlice.ts';
import type { ProOffer } from '../proOffer.ts';
import { useCompleteSignUp } from '../useCompleteSignUp.ts';
import { Finish, FinishButton, FinishTip, Offer, OfferReason, OfferTitle } from './proStyles.ts';

interface FinishPanelProps {
  readonly offer: ProOffer;
  readonly audience: Audience;
  readonly channel: SharedChannel | null;
  readonly identityCount: number;
  /** The audience of a channel is on its way, and the price with it. */
  readonly isMeasuring: boolean;
}

/** The offer in one line, and the way to the hosted page. */
export const FinishPanel = ({ offer, audience, channel, identityCount, isMeasuring }: FinishPanelProps) => {
  const services = useServices();
  const user = useUser();
  const { data: account } = useAccount();
  const { billingPeriod } = useAppSelector(selectProCheckout);
  const { coupon } = usePromoCodes(planFor('pro', billingPeriod).code);
  const { complete, isLeaving } = useCompleteSignUp();
  const state = proSignUpState({ ...audience, identityCount, hasYouTubeChannel: channel !== null });
  const isReady = state.kind === 'ready';

  const leave = () => {
    if (
      !isReady ||
      isMeasuring ||
      services === null ||
      user === null ||
      channel === null ||
      offer.tier === null
    )
      return;
    const couponCode = appliedOf(coupon)?.code ?? null;
    const hasOwnPlan = account !== undefined && ownPlan(account) !== null;
    complete({ services, user, channel, tier: offer.tier, billingPeriod, couponCode, hasOwnPlan });
  };

  return (
    <Finish ready={isReady}>
      <Offer aria-live="polite">
        <OfferTitle>
          <PrivateText name="price" text={offer.title} />
        </OfferTitle>
        <OfferReason ready={isReady} size="small" tone="muted">
          {offer.reason}
        </OfferReason>
      </Offer>
      <FinishTip content={isReady ? null : state.tooltip} disabled={isReady}>
        {(control) => (
          <FinishButton
            variant="primary"
            size="lg"
            aria-disabled={isReady ? undefined : true}
            loading={isLeaving || (isReady && isMeasuring)}
            onClick={leave}
            {...control}
          >
            Complete sign up
          </FinishButton>
        )}
      </FinishTip>
    </Finish>
  );
};
