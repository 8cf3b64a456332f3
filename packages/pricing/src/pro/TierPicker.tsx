'use client';

import { type Audience, type AudienceTierName, finalTier } from '@backbeat/domain';
import { Badge, Price, VisuallyHidden } from '@backbeat/ui';
import { TwitchIcon, YoutubeIcon } from '@backbeat/ui/icons';
import type { ReactElement } from 'react';
import { ByPeriod } from '../billing/ByPeriod.tsx';
import { priceTexts } from '../texts/english/price.ts';
import { proTexts } from '../texts/english/pro.ts';
import { textsIn } from '../texts/language.ts';
import { useLanguage } from '../texts/useLanguage.ts';
import { type PriceTiersProps, tierRows } from './tierRows.ts';
import { BadgePlace, Boxes, Figures, Meter, Platform, Tier } from './tierStyles.ts';

/** Props of {@link TierPicker}. */
export interface TierPickerProps<Name extends string = AudienceTierName> extends PriceTiersProps<Name> {
  /** The connected channels' figures, for our own tiers: the higher of viewers and views decides. Without any, nothing is lit. */
  readonly audience?: Audience;
}

const noAudience: Audience = { averageViewers: null, averageViews: null };

/**
 * Prices by audience, ours of Pro or your own; the one for the connected audience is lit. A `PeriodScope` with a `BillingSwitch` around it
 * switches them.
 *
 * @example <TierPicker audience={{ averageViewers: 640, averageViews: null }} />
 */
export const TierPicker = <Name extends string = AudienceTierName>(
  props: TierPickerProps<Name>,
): ReactElement => {
  const { audience = noAudience, ...options }: TierPickerProps<string> = props;
  const { litTier = finalTier(audience)?.tier.name ?? null } = options;
  const language = useLanguage();
  const texts = textsIn(language, { ...proTexts, ...priceTexts });
  const { rows, periods } = tierRows(options, language);
  return (
    <Boxes>
      {rows.map(({ name, number, viewers, views, price }) => (
        <Tier key={name} lit={name === litTier} aria-current={name === litTier || undefined}>
          {name === litTier ? (
            <BadgePlace>
              <Badge tone="solid">{texts.yourPrice}</Badge>
            </BadgePlace>
          ) : null}
          <Meter aria-hidden="true">
            {rows.map((step) => (
              <i key={step.name} data-on={step.number <= number ? '' : undefined} />
            ))}
          </Meter>
          <ByPeriod periods={periods} billingPeriod={options.billingPeriod} block>
            {(period) => <Price size="md" amount={price(period)} per={texts.per(period)} />}
          </ByPeriod>
          <Figures>
            <li>
              <Platform icon={TwitchIcon} />
              <VisuallyHidden>Twitch: </VisuallyHidden>
              <span>{viewers}</span>
            </li>
            <li>
              <Platform icon={YoutubeIcon} />
              <VisuallyHidden>YouTube: </VisuallyHidden>
              <span>{views}</span>
            </li>
          </Figures>
        </Tier>
      ))}
    </Boxes>
  );
};
