'use client';

import { type Audience, type AudienceTierName, type BillingPeriod, finalTier } from '@backbeat/domain';
import { Badge, BrandIcon, Price, VisuallyHidden } from '@backbeat/ui';
import type { ReactElement } from 'react';
import { ByPeriod } from '../billing/ByPeriod.tsx';
import { priceTexts } from '../texts/english/price.ts';
import { proTexts } from '../texts/english/pro.ts';
import { textsIn } from '../texts/language.ts';
import { useLanguage } from '../texts/useLanguage.ts';
import { tierRows } from './tierRows.ts';
import { BadgePlace, Boxes, Meter, Tier } from './tierStyles.ts';

/** Props of {@link TierPicker}. */
export interface TierPickerProps {
  /** The tier to light, when it is known already; null until a channel is connected. */
  readonly litTier?: AudienceTierName | null;
  /** The connected channels' figures: the higher of viewers and views decides. Without any, nothing is lit. */
  readonly audience?: Audience;
  /** Which prices show where no `PeriodScope` is around. @default 'yearly' */
  readonly billingPeriod?: BillingPeriod;
}

const noAudience: Audience = { averageViewers: null, averageViews: null };

const steps = [1, 2, 3, 4] as const;

/**
 * The four prices of Pro; the one for the connected audience is lit. A `PeriodScope` with a `BillingSwitch` around it
 * switches them.
 *
 * @example <TierPicker audience={{ averageViewers: 640, averageViews: null }} />
 */
export const TierPicker = ({ audience = noAudience, ...props }: TierPickerProps): ReactElement => {
  const { litTier = finalTier(audience)?.tier.name ?? null } = props;
  const language = useLanguage();
  const texts = textsIn(language, { ...proTexts, ...priceTexts });
  return (
    <Boxes>
      {tierRows(language).map(({ tier, number, viewers, views, price }) => (
        <Tier key={tier} lit={tier === litTier} aria-current={tier === litTier || undefined}>
          {tier === litTier ? (
            <BadgePlace>
              <Badge tone="solid">{texts.yourPrice}</Badge>
            </BadgePlace>
          ) : null}
          <Meter aria-hidden="true">
            {steps.map((step) => (
              <i key={step} data-on={step <= number ? '' : undefined} />
            ))}
          </Meter>
          <ByPeriod billingPeriod={props.billingPeriod} block>
            {(period) => <Price size="md" amount={price(period)} per={texts.per(period)} />}
          </ByPeriod>
          <ul>
            <li>
              <BrandIcon name="twitch" />
              <VisuallyHidden>Twitch: </VisuallyHidden>
              {viewers}
            </li>
            <li>
              <BrandIcon name="youtube" />
              <VisuallyHidden>YouTube: </VisuallyHidden>
              {views}
            </li>
          </ul>
        </Tier>
      ))}
    </Boxes>
  );
};
