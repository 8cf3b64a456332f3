import { createCatalog, PlanCard, pricingTexts } from '@backbeat/pricing';
import { de } from '@backbeat/pricing/texts/de';
import { LocaleProvider, uiTexts } from '@backbeat/ui/locale';
import { de as uiDe } from '@backbeat/ui/texts/de';

const stage = createCatalog({
  name: 'Stage plan',
  currency: 'EUR',
  periods: ['monthly', 'quarterly'],
  plans: [
    {
      id: 'crew',
      name: 'Crew',
      perks: ['Alle Bühnen', 'Licht und Ton'],
      prices: {
        monthly: { code: 'crew-m', amount: 123450, href: '/buy/crew-m' },
        quarterly: { code: 'crew-q', amount: 300000, href: '/buy/crew-q' },
      },
      features: {},
    },
  ],
  rows: [],
});

const texts = [uiTexts(uiDe), pricingTexts(de)];

/** Plans of the page's own in German, beside one of ours. */
export const GermanPlans = () => (
  <LocaleProvider locale="de" texts={texts}>
    <PlanCard catalog={stage} plan="crew" billingPeriod="quarterly" />
    <PlanCard plan="premium" />
  </LocaleProvider>
);
