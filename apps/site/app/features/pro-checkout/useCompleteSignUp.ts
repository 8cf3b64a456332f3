import { type AudienceTier, type BillingPeriod, planFor, type User } from '@backbeat/domain';
import { saveSharedChannel } from '@backbeat/sdk';
import type { SharedChannel } from '@backbeat/sdk/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { track } from '../../analytics/track.ts';
import { planChangePath, type Services, useSession } from '../session/index.ts';
import { subscribeUrl } from './subscribeUrl.ts';

interface SignUp {
  readonly services: Services;
  readonly user: User;
  readonly channel: SharedChannel;
  readonly tier: AudienceTier;
  readonly billingPeriod: BillingPeriod;
  readonly couponCode: string | null;
  /** The person has a plan from here, which becomes Pro in the settings: the hosted page would sell a second one. */
  readonly hasOwnPlan: boolean;
}

/** Saves the channel, then leaves for the hosted page, or for the settings when there is a plan to change. A channel that could not be saved holds nobody up. */
export const useCompleteSignUp = () => {
  const { token } = useSession();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const isBusy = useRef(false);
  const [isLeaving, setIsLeaving] = useState(false);

  const complete = async (signUp: SignUp) => {
    const { services, user, channel, tier, billingPeriod, couponCode } = signUp;
    if (isBusy.current) return;
    isBusy.current = true;
    setIsLeaving(true);
    if (await saveSharedChannel(services.client, channel, { token })) {
      services.tabs.changed(cache, 'shareChannelAdd');
    }
    track({ name: 'pro_sign_up_left', tier: tier.number, billing_period: billingPeriod });
    if (signUp.hasOwnPlan) {
      return void navigate(planChangePath(planFor('pro', billingPeriod).code, couponCode));
    }
    const host = services.config.subscriptionUrl;
    window.location.assign(subscribeUrl({ host, user, billingPeriod, tier, couponCode }));
  };

  return { complete: (signUp: SignUp) => void complete(signUp), isLeaving };
};
