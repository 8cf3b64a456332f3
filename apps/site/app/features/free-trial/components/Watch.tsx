import { coupons } from '@backbeat/domain';
import { offerCatalog, ownCatalog, PeriodScope, PlanCard } from '@backbeat/pricing';
import { Section } from '@backbeat/ui';
import { below, css, styled } from '@backbeat/ui/styling';
import { usePlanSelection } from '../../pricing/index.ts';
import { Film } from './Film.tsx';

const Columns = styled('div', {
  base: css`
    display: grid;
    grid-template-columns: minmax(0, 9fr) minmax(0, 7fr);
    gap: var(--bb-gap);
    ${below(992)} { grid-template-columns: minmax(0, 1fr); }
  `,
});

const CardScope = styled(PeriodScope, { base: css`display: grid;` });

const catalog = offerCatalog(ownCatalog(), coupons.oneMonthFree);

/** The film beside what the month costs. */
export const Watch = () => {
  const { session, onSelect } = usePlanSelection();
  return (
    <Section step={7} aria-label="Premium for a month">
      <Columns>
        <Film />
        <CardScope billingPeriod="monthly">
          <PlanCard
            catalog={catalog}
            plan="premium"
            billingPeriod="monthly"
            headingLevel={2}
            session={session}
            onSelect={onSelect}
          />
        </CardScope>
      </Columns>
    </Section>
  );
};
