import { type BillingPeriod, isNewUser, type PlanViewer } from '@backbeat/domain';
import { Steps } from '@backbeat/ui';
import type { ReactElement } from 'react';
import { ByPeriod } from '../billing/ByPeriod.tsx';
import type { PlanCardBanner, PlanCardContent } from './PlanCardContent.ts';
import { Band } from './planCardStyles.ts';

/** In place of an offer for new users: a banner of the same height, so that the card does not jump. */
const bannerForSubscribers: PlanCardBanner = { text: 'One price for every audience', tone: 'quiet' };

interface PlanBannerProps extends Pick<PlanCardContent, 'banner'> {
  readonly session: PlanViewer;
  readonly billingPeriod: BillingPeriod;
}

/** The band over a card. Its text may differ by period; its colour does not. */
export const PlanBanner = ({ banner, session, billingPeriod }: PlanBannerProps): ReactElement | null => {
  const isNew = isNewUser(session);
  const bannerFor = (offer: PlanCardBanner | null) =>
    offer?.isForNewUsers && !isNew ? bannerForSubscribers : offer;
  const monthly = bannerFor(banner.monthly);
  const yearly = bannerFor(banner.yearly);
  const shown = yearly ?? monthly;
  if (shown === null) return null;
  return (
    <Band tone={shown.tone}>
      {monthly?.text === yearly?.text ? (
        <span>{shown.text}</span>
      ) : (
        <ByPeriod billingPeriod={billingPeriod}>{(period) => banner[period]?.text}</ByPeriod>
      )}
      {shown.tone === 'sun' ? <Steps still /> : null}
    </Band>
  );
};
