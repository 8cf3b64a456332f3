import { Steps } from '@backbeat/ui';
import type { ReactElement } from 'react';
import { ByPeriod } from '../billing/ByPeriod.tsx';
import type { AnyCatalog, AnyPlan, CatalogBanner, CatalogPeriod, CatalogViewer } from '../catalog/Catalog.ts';
import { priceAt } from '../catalog/lookUp.ts';
import { isNewTo } from '../catalog/viewer.ts';
import { Band } from './planCardStyles.ts';

interface PlanBannerProps extends Pick<AnyCatalog, 'periods'> {
  readonly plan: AnyPlan;
  readonly session: CatalogViewer<string>;
  readonly billingPeriod: CatalogPeriod;
}

/**
 * The band over a card. Its text may differ by period; its colour does not. Where an offer is for new users, others
 * read a band of the same height, so that the card does not jump.
 */
export const PlanBanner = ({
  plan,
  periods,
  session,
  billingPeriod,
}: PlanBannerProps): ReactElement | null => {
  const bannerAt = (period: CatalogPeriod): CatalogBanner | undefined => {
    const banner = priceAt(plan, period).banner ?? plan.banner;
    return banner?.instead === undefined || isNewTo(session) ? banner : { text: banner.instead };
  };
  const banners = periods.map((period) => bannerAt(period));
  const shown = banners.find((banner) => banner !== undefined);
  if (shown === undefined) return null;
  const { tone = 'quiet' } = shown;
  return (
    <Band tone={tone}>
      {banners.every((banner) => banner?.text === shown.text) ? (
        <span>{shown.text}</span>
      ) : (
        <ByPeriod periods={periods} billingPeriod={billingPeriod}>
          {(period) => bannerAt(period)?.text}
        </ByPeriod>
      )}
      {tone === 'sun' ? <Steps still /> : null}
    </Band>
  );
};
