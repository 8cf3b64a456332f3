import { isNewUser, type PlanViewer } from '@backbeat/domain';
import { Steps } from '@backbeat/ui';
import type { ReactElement } from 'react';
import { ByPeriod } from '../billing/ByPeriod.tsx';
import type { PlanCardBanner, PlanCardContent } from './PlanCardContent.ts';
import { Band } from './planCardStyles.ts';

/** For people who have a plan: the card keeps its height when it turns out who looks at it. */
const inItsPlace: PlanCardBanner = { text: 'One price for every audience', tone: 'quiet' };

interface PlanBannerProps extends Pick<PlanCardContent, 'banner'> {
  readonly session: PlanViewer;
}

/** The band over a card. Its words may differ by period; its colour does not. */
export const PlanBanner = ({ banner, session }: PlanBannerProps): ReactElement | null => {
  const isTold = isNewUser(session);
  const told = (text: PlanCardBanner | null) => (text?.isForNewUsers && !isTold ? inItsPlace : text);
  const monthly = told(banner.monthly);
  const yearly = told(banner.yearly);
  const shown = yearly ?? monthly;
  if (shown === null) return null;
  return (
    <Band tone={shown.tone}>
      {monthly?.text === yearly?.text ? (
        <span>{shown.text}</span>
      ) : (
        <ByPeriod>{(period) => banner[period]?.text}</ByPeriod>
      )}
      {shown.tone === 'sun' ? <Steps still /> : null}
    </Band>
  );
};
