import { Steps } from '@backbeat/ui';
import type { ReactElement } from 'react';
import { ByPeriod } from '../billing/ByPeriod.tsx';
import type { PlanCardContent } from './PlanCardContent.ts';
import { Band } from './planCardStyles.ts';

/** The band over a card. Its words may differ by period; its colour does not. */
export const PlanBanner = ({ banner }: Pick<PlanCardContent, 'banner'>): ReactElement | null => {
  const { monthly, yearly } = banner;
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
