import {
  type Audience,
  type AudienceTier,
  type BillingPeriod,
  type Coupon,
  finalTier,
  type PlanQuoteInput,
  planFor,
  proSignUpState,
  type QuoteTax,
  quoteForPlan,
  renewalOf,
  type User,
} from '@backbeat/domain';
import { errorText, saveSharedChannel, subscriptionPageUrl } from '@backbeat/sdk';
import type { SharedChannel, ShownRenewal } from '@backbeat/sdk/contract';
import { FormMessage, Text } from '@backbeat/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { track } from '../../../analytics/track.ts';
import { ConsentWords } from '../../../chrome/ConsentWords.tsx';
import { useAppSelector } from '../../../store/hooks.ts';
import { PrivateText } from '../../../streamer-mode/Private.tsx';
import {
  appliedOf,
  type ChargedPrices,
  shownRenewal,
  shownTerms,
  useCredit,
  usePromoCodes,
  useTax,
} from '../../checkout/index.ts';
import {
  ownPlan,
  planChangePath,
  type Services,
  useAccount,
  useServices,
  useSession,
  useUser,
} from '../../session/index.ts';
import { selectProPeriod } from '../proCheckoutSlice.ts';
import { proOffer } from '../proOffer.ts';
import { Finish, FinishButton, FinishTip, Offer, OfferReason, OfferTitle } from './proStyles.ts';

interface FinishPanelProps {
  readonly audience: Audience;
  readonly channel: SharedChannel | null;
  readonly identityCount: number;
  /** The audience of a channel is on its way, and the price with it. */
  readonly isMeasuring: boolean;
  readonly prices: ChargedPrices & { readonly isReading: boolean };
}

interface SignUp {
  readonly services: Services;
  readonly user: User;
  readonly channel: SharedChannel;
  readonly tier: AudienceTier;
  readonly billingPeriod: BillingPeriod;
  readonly couponCode: string | null;
  readonly renewal: ShownRenewal;
  /** The person has a plan from here, which becomes Pro in the settings: the hosted page would sell a second one. */
  readonly hasOwnPlan: boolean;
}

interface Subscribe {
  /** Address of the payment provider's hosted pages. */
  readonly host: string;
  readonly user: Pick<User, 'hash' | 'display_name' | 'username'>;
  readonly billingPeriod: BillingPeriod;
  readonly tier: AudienceTier;
  /** The coupon that holds. */
  readonly couponCode: string | null;
}

/** The hosted page on which Pro is bought, with the coupon under the name that the provider reads. */
export const subscribeUrl = ({ host, user, billingPeriod, tier, couponCode }: Subscribe): string => {
  const url = subscriptionPageUrl({
    host,
    planCode: planFor('pro', billingPeriod).code,
    hash: user.hash,
    name: user.display_name ?? user.username,
    billingPeriod,
    tier: tier.number,
  });
  return couponCode === null ? url : `${url}&subscription[coupon_code]=${encodeURIComponent(couponCode)}`;
};

/**
 * Saves the channel, then leaves for the hosted page, or for the settings when there is a plan to change. It leaves
 * also when the channel could not be saved, but not before the api has noted what was agreed to.
 */
const useCompleteSignUp = () => {
  const { token } = useSession();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const isBusy = useRef(false);
  const [isLeaving, setIsLeaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const complete = async (signUp: SignUp) => {
    const { services, user, channel, tier, billingPeriod, couponCode, renewal } = signUp;
    if (isBusy.current) return;
    isBusy.current = true;
    setIsLeaving(true);
    setProblem(null);
    if (await saveSharedChannel(services.client, channel, { token })) {
      services.tabs.changed(cache, 'shareChannelAdd');
    }
    const leave = () => track({ name: 'pro_sign_up_left', tier: tier.number, billing_period: billingPeriod });
    if (signUp.hasOwnPlan) {
      leave();
      return void navigate(planChangePath(planFor('pro', billingPeriod).code, couponCode));
    }
    try {
      await services.client.premiumHosted({
        body: {
          plan_code: proCodes[billingPeriod],
          audience_tier: tier.name,
          agreed: { terms: shownTerms, renewal },
        },
      });
    } catch (error) {
      isBusy.current = false;
      setIsLeaving(false);
      setProblem(errorText(error));
      return;
    }
    leave();
    const host = services.config.subscriptionUrl;
    window.location.assign(subscribeUrl({ host, user, billingPeriod, tier, couponCode }));
  };

  return { complete: (signUp: SignUp) => void complete(signUp), isLeaving, problem };
};

const proCodes = { monthly: 'rockspro_m_v1', yearly: 'rockspro_y_v1' } as const;

/** Pro, as it is sold to an audience. */
interface ProOrder extends Pick<PlanQuoteInput, 'audienceTier' | 'atMs'> {
  readonly planCode: (typeof proCodes)[BillingPeriod];
  readonly coupon: Coupon | null;
}

/**
 * What Pro renews for, beside the button that leads to the hosted page.
 *
 * @param tax `unknown` where tax is charged, and nobody has said yet where the buyer is
 * @example proRenewal({ planCode: 'rockspro_m_v1', audienceTier: 'Two', coupon: null, atMs: Date.UTC(2026, 10, 27) }, null).words
 * // → 'Renews for $50.00 every month until you cancel. First on December 27, 2026.'
 */
export const proRenewal = (order: ProOrder, tax: QuoteTax | 'unknown' | null): ShownRenewal => {
  const isBeforeTax = tax === 'unknown';
  const { amountCents, firstAt } = renewalOf(quoteForPlan({ ...order, tax: isBeforeTax ? null : tax }));
  const terms = { planCode: order.planCode, amountCents, firstAt: new Date(firstAt).toISOString() };
  return shownRenewal({ ...terms, isBeforeTax });
};

/** The tax on Pro where the account is: the hosted page asks for no country before it sells. */
const useProTax = (order: ProOrder) => {
  const { siteTax, isReadingCredit } = useCredit();
  const isPlaceKnown = siteTax !== null && siteTax.address !== null;
  const { tax, isReadingTax } = useTax(order, isPlaceKnown ? { address: 'own', isComplete: true } : null);
  const isUnknown = siteTax !== null && tax === null;
  return { tax: isUnknown ? ('unknown' as const) : tax, isPricing: isReadingCredit || isReadingTax };
};

/** The offer in one line, and the way to the hosted page. */
export const FinishPanel = ({ audience, channel, identityCount, isMeasuring, prices }: FinishPanelProps) => {
  const services = useServices();
  const user = useUser();
  const { data: account } = useAccount();
  const billingPeriod = useAppSelector(selectProPeriod);
  const { coupon } = usePromoCodes(proCodes[billingPeriod]);
  const { complete, isLeaving, problem } = useCompleteSignUp();
  const [atMs] = useState(() => Date.now());
  const audienceTier = finalTier(audience)?.tier.name;
  const order: ProOrder = {
    planCode: proCodes[billingPeriod],
    coupon: appliedOf(coupon),
    ...(audienceTier === undefined ? {} : { audienceTier }),
    atMs,
  };
  const { tax, isPricing } = useProTax(order);
  const offer = proOffer(audience, billingPeriod, prices);
  const renewal = offer.tier === null ? null : proRenewal(order, tax);
  const isWorkingOut = isMeasuring || isPricing || prices.isReading;
  const state = proSignUpState({ ...audience, identityCount, hasYouTubeChannel: channel !== null });
  const isReady = state.kind === 'ready';

  const leave = () => {
    if (
      !isReady ||
      isWorkingOut ||
      services === null ||
      user === null ||
      channel === null ||
      offer.tier === null ||
      renewal === null
    )
      return;
    const couponCode = appliedOf(coupon)?.code ?? null;
    const hasOwnPlan = account !== undefined && ownPlan(account) !== null;
    complete({ services, user, channel, tier: offer.tier, billingPeriod, couponCode, renewal, hasOwnPlan });
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
        {renewal === null ? null : (
          <Text size="small" tone="muted">
            <span>
              <PrivateText name="renewal" text={renewal.words} />
            </span>{' '}
            With “Complete sign up”: <ConsentWords kind="terms" />.
          </Text>
        )}
        {problem === null ? null : (
          <FormMessage state="error" role="alert">
            {problem}
          </FormMessage>
        )}
      </Offer>
      <FinishTip content={isReady ? null : state.tooltip} disabled={isReady}>
        {(control) => (
          <FinishButton
            variant="primary"
            size="lg"
            aria-disabled={isReady ? undefined : true}
            loading={isLeaving || (isReady && isWorkingOut)}
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
