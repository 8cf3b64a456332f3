import { policy } from '@backbeat/domain';
import { PricingBlock } from '@backbeat/pricing';
import { Heading, Section, Stack, Text } from '@backbeat/ui';
import { PriceNote, usePlanSelection } from '../../pricing/index.ts';

const headingId = 'home-plans';

/** Premium and Pro at a glance. */
export const HomePlans = () => (
  <Section step={11} aria-labelledby={headingId}>
    <PricingBlock
      head={
        <Stack gap={3}>
          <Heading level={2} id={headingId}>
            One price to stream, one to keep
          </Heading>
          <Text tone="muted">{`Full refund within ${policy.refundWindowDays} days of payment.`}</Text>
        </Stack>
      }
      detailsHref="/which-plan-is-best"
      note={<PriceNote />}
      {...usePlanSelection()}
    />
  </Section>
);
