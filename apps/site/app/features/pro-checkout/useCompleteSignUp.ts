import type { AudienceTier, BillingPeriod, User } from '@backbeat/domain';
import { saveSharedChannel } from '@backbeat/sdk';
import type { SharedChannel } from '@backbeat/sdk/contract';
import { useRef, useState } from 'react';
import { track } from '../../analytics/track.ts';
import { type Services, useSession } from '../session/index.ts';
import { subscribeUrl } from './subscribeUrl.ts';

interface SignUp {
  readonly services: Services;
  readonly user: User;
  readonly channel: SharedChannel;
  readonly tier: AudienceTier;
  readonly billingPeriod: BillingPeriod;
  readonly couponCode: string | null;
}

/** Saves the channel, then leaves for the hosted page. A channel that could not be saved holds nobody up. */
export const useCompleteSignUp = () => {
  const { token } = useSession();
  const isBusy = useRef(false);
  const [isLeaving, setIsLeaving] = useState(false);

  const complete = async ({ services, user, channel, tier, billingPeriod, couponCode }: SignUp) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setIsLeaving(true);
    await saveSharedChannel(services.client, channel, { token });
    track({ name: 'pro_sign_up_left', tier: tier.number, billing_period: billingPeriod });
    const host = services.config.subscriptionUrl;
    window.location.assign(subscribeUrl({ host, user, billingPeriod, tier, couponCode }));
  };

  return { complete: (signUp: SignUp) => void complete(signUp), isLeaving };
};
