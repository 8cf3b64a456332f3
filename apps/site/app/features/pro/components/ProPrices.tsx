import { startingPeriods } from '@backbeat/domain';
import { BillingSwitch, PeriodScope, ProTierTable } from '@backbeat/pricing';
import { Section } from '@backbeat/ui';

/** One rung per audience, monthly at first. */
export const ProPrices = () => (
  <PeriodScope billingPeriod={startingPeriods['pro-page']}>
    <Section
      id="price"
      step={6}
      title="One rung per audience"
      lead="The final price is set by the higher of your two audiences."
      end={<BillingSwitch variant="plain" defaultValue={startingPeriods['pro-page']} />}
    >
      <ProTierTable />
    </Section>
  </PeriodScope>
);
