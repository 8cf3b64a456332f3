import { coupons } from '@backbeat/domain';
import { offerCard, PeriodScope, PlanCard } from '@backbeat/pricing';
import { Section } from '@backbeat/ui';
import { below, css, styled } from '@backbeat/ui/styling';
import { Film } from './Film.tsx';

const Columns = styled('div', {
  base: css`
    display: grid;
    grid-template-columns: minmax(0, 9fr) minmax(0, 7fr);
    gap: var(--gap);
    ${below(992)} { grid-template-columns: minmax(0, 1fr); }
  `,
});

const CardScope = styled(PeriodScope, { base: css`display: grid;` });

const card = offerCard('premium', coupons.oneMonthFree);

/** The film beside what the month costs. */
export const Watch = () => (
  <Section step={7} aria-label="Premium for a month">
    <Columns>
      <Film />
      <CardScope billingPeriod="monthly">
        <PlanCard content={card} billingPeriod="monthly" headingLevel={2} />
      </CardScope>
    </Columns>
  </Section>
);
