import { coupons } from '@backbeat/domain';
import { offerCatalog, ownCatalog, PeriodScope, PlanCard } from '@backbeat/pricing';
import { Container, LazyArt, LinkButton, Section, LogoWall as Wall } from '@backbeat/ui';
import { below, css, styled } from '@backbeat/ui/styling';
import { distributors, labels } from '../../../landing/logos.ts';
import { NumbersBand } from '../../../landing/NumbersBand.tsx';
import { SignOff } from '../../../landing/SignOff.tsx';
import { CreatorQuotes } from '../../home/index.ts';
import { usePlanSelection } from '../../pricing/index.ts';
import { DayStrip } from '../components/DayStrip.tsx';
import { Film } from '../components/Film.tsx';
import { MonthIntro } from '../components/MonthIntro.tsx';
import { MonthPhases } from '../components/MonthPhases.tsx';
import { trialFigures, trialPath } from '../content.ts';

const StripRow = styled(Container, { base: css`margin-block-end: clamp(40px, 5vw, 72px);` });

const Spaced = styled(Wall, { base: css`margin-block-end: var(--bb-section);` });

/** Two rows of eight. */
const maxLogos = 16;

const lists = [
  { id: 'distributors', title: 'Distribution Partners', logos: distributors.slice(0, maxLogos) },
  { id: 'labels', title: 'Labels & Catalogs', logos: labels.slice(0, maxLogos) },
];

/** Whose music is in the catalogue: two lists, chosen by their headings. */
const LogoWall = () => (
  <Spaced label="Where the music comes from" lists={lists} note="The names shown are samples." />
);

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
const Watch = () => {
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

/** The free month, from its first cell to the last. */
const FreeTrialView = () => (
  <>
    <MonthIntro />
    <MonthPhases />
    <LazyArt>
      <Watch />
    </LazyArt>
    <LogoWall />
    <NumbersBand step={11} figures={trialFigures} />
    <LazyArt>
      <CreatorQuotes step={13} />
    </LazyArt>
    <SignOff
      title="Day one is today"
      action={
        <LinkButton variant="primary" size="lg" href={trialPath}>
          Start free trial
        </LinkButton>
      }
    >
      <StripRow>
        <DayStrip size="lg" from={1} to={1} tone="pink" />
      </StripRow>
    </SignOff>
  </>
);

export default FreeTrialView;
