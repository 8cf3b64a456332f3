'use client';

import { type BillingPeriod, billingPeriods, type SwitchVariant } from '@backbeat/domain';
import { SegmentedControl } from '@backbeat/ui';
import { type ReactElement, useId } from 'react';
import type { Catalog, CatalogPeriod, Handler } from '../catalog/Catalog.ts';
import { ownPeriodLabels } from '../catalog/ownCatalog.ts';
import { priceTexts } from '../texts/english/price.ts';
import { switchTexts } from '../texts/english/switch.ts';
import { textsIn } from '../texts/language.ts';
import { useLanguage } from '../texts/useLanguage.ts';
import { periodInputName } from './PeriodScope.tsx';

/** Props of {@link BillingSwitch}. */
export interface BillingSwitchProps<Period extends CatalogPeriod = BillingPeriod> {
  /** Whose periods one chooses between, and what they are called. @default ours */
  readonly catalog?: Pick<Catalog<string, string, Period>, 'periods' | 'periodLabels'>;
  /** The chosen period, when the parent controls it. */
  readonly value?: NoInfer<Period>;
  /** The initial period of an uncontrolled switch. */
  readonly defaultValue?: NoInfer<Period>;
  /** Called with the newly chosen period. */
  readonly onChange?: Handler<NoInfer<Period>>;
  /** Which words it uses for our periods; `plain` says only Monthly and Yearly. @default 'pricing' */
  readonly variant?: SwitchVariant | 'plain';
  /** Joined with the class of the switch. */
  readonly className?: string;
}

/**
 * How often one pays. Native radio buttons: inside a {@link PeriodScope} the prices follow them without JavaScript.
 *
 * @example <BillingSwitch value={period} onChange={setPeriod} />
 */
export const BillingSwitch = <Period extends CatalogPeriod = BillingPeriod>(
  props: BillingSwitchProps<Period>,
): ReactElement => {
  const { catalog: given, variant = 'pricing', ...rest }: BillingSwitchProps<CatalogPeriod> = props;
  const language = useLanguage();
  const texts = textsIn(language, { ...switchTexts, ...priceTexts });
  const { periods, periodLabels }: NonNullable<typeof given> = given ?? {
    periods: billingPeriods,
    periodLabels: variant === 'plain' ? {} : ownPeriodLabels(variant, language),
  };
  return (
    <SegmentedControl
      label={texts.billingPeriod}
      name={`${periodInputName}${useId()}`}
      options={periods.map((value) => ({ value, label: periodLabels?.[value] ?? texts.period(value) }))}
      {...rest}
    />
  );
};
