import { cardTexts } from './english/card.ts';
import { changeTexts } from './english/change.ts';
import { chooserTexts } from './english/chooser.ts';
import { codeTexts } from './english/code.ts';
import { comparisonTexts } from './english/comparison.ts';
import { faqTexts } from './english/faq.ts';
import { orderTexts } from './english/order.ts';
import { ownTexts } from './english/own.ts';
import { pageTexts } from './english/page.ts';
import { partnerTexts } from './english/partner.ts';
import { payTexts } from './english/pay.ts';
import { priceTexts } from './english/price.ts';
import { proTexts } from './english/pro.ts';
import { stationTexts } from './english/station.ts';
import { switchTexts } from './english/switch.ts';
import type { PricingTexts } from './PricingTexts.ts';

/**
 * The English texts, shown without a `LocaleProvider`. Begin a translation with a copy of them.
 *
 * @example <LocaleProvider locale="en-GB" texts={[pricingTexts({ ...en, tax: 'VAT' })]}><App /></LocaleProvider>
 */
export const en: PricingTexts = {
  ...priceTexts,
  ...cardTexts,
  ...ownTexts,
  ...switchTexts,
  ...partnerTexts,
  ...orderTexts,
  ...payTexts,
  ...codeTexts,
  ...changeTexts,
  ...comparisonTexts,
  ...pageTexts,
  ...chooserTexts,
  ...faqTexts,
  ...stationTexts,
  ...proTexts,
};
