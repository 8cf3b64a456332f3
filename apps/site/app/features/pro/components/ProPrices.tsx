import { startingPeriods } from '@backbeat/domain';
import { BillingSwitch, PeriodScope, ProTierTable } from '@backbeat/pricing';
import { Section } from '@backbeat/ui';

/** A price for every audience, monthly at first. */
export const ProPrices = () => (
  <PeriodScope billingPeriod={startingPeriods['pro-page']}>
    <Section
      id="price"
      step={6}
      title="A price for every audience"
      lead="If you connect Twitch and YouTube, the higher one sets your price."
      end={<BillingSwitch variant="plain" defaultValue={startingPeriods['pro-page']} />}
    >
      <ProTierTable />
    </Section>
  </PeriodScope>
);
