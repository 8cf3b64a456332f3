'use client';

import {
  type Brand,
  brand as ownBrand,
  type PlanCode,
  type PlanViewer,
  type StationId,
  startingPeriods,
} from '@backbeat/domain';
import { Container, Heading, Section, Split, StepGrid, Text, VisuallyHidden } from '@backbeat/ui';
import { css, from, styled } from '@backbeat/ui/styling';
import type { ReactElement, ReactNode } from 'react';
import { PeriodScope } from '../billing/PeriodScope.tsx';
import { type BillingPeriodProps, useBillingPeriod } from '../billing/useBillingPeriod.ts';
import { PricingBlock } from '../block/PricingBlock.tsx';
import { ComparisonTable } from '../comparison/ComparisonTable.tsx';
import { FaqList } from '../faq/FaqList.tsx';
import { PageTabs, TabPanel, usePageTab } from './PageTabs.tsx';
import { StationShowcase } from './StationShowcase.tsx';

const cornerArt = ['..0t0102--', '.0.10t001p', '...2--010t', '.....0t001'];

/* The picture lies behind the title and is clipped by the edge of the window. */
const Scope = styled(PeriodScope, { base: css`position: relative; isolation: isolate;` });

const Corner = styled('div', {
  base: css`
    display: none;
    position: absolute;
    z-index: -1;
    inset: 0 0 auto;
    block-size: 400px;
    overflow: clip;
    pointer-events: none;
    ${from(992)} { display: block; }
  `,
});

const CornerArt = styled(StepGrid, {
  base: css`position: absolute; inset-block-start: 84px; inset-inline-end: -22px; inline-size: auto; block-size: 184px; max-inline-size: none;`,
});

const Title = styled('div', {
  base: css`display: grid; gap: 16px; padding-block: clamp(116px, 11vw, 160px) clamp(32px, 4vw, 56px);`,
});

/** Props of {@link PricingPage}. */
export interface PricingPageProps extends BillingPeriodProps {
  /** Who the viewer is. @default 'signed-out' */
  readonly session?: PlanViewer | undefined;
  readonly brand?: Brand;
  readonly detailsHref?: string | null;
  readonly signUpHref?: string | null | undefined;
  readonly playerHref?: string | null | undefined;
  /** Where a station's tile leads; without it there are no tiles. */
  readonly stationHref?: (id: StationId) => string;
  /** Content above the questions. */
  readonly children?: ReactNode;
  readonly onSelect?: ((planCode: PlanCode) => void) | undefined;
}

/**
 * The whole pricing page: title, plans, comparison, stations, questions. One billing switch moves all prices.
 *
 * @example <PricingPage session="signed-out" detailsHref="/which-plan-is-best" onSelect={buy} />
 */
export const PricingPage = (props: PricingPageProps): ReactElement => {
  const { session, signUpHref, playerHref, onSelect, brand = ownBrand } = props;
  const { detailsHref = '/which-plan-is-best', stationHref } = props;
  const [billingPeriod, setBillingPeriod] = useBillingPeriod(props, startingPeriods.pricing);
  const tabs = usePageTab();
  const shared = { session, billingPeriod, signUpHref, playerHref, onSelect };
  return (
    <>
      <Scope billingPeriod={billingPeriod}>
        <Corner aria-hidden="true">
          <CornerArt rows={cornerArt} pitch={46} cell={38} radius={11} />
        </Corner>
        <Container>
          <Title>
            <Heading level={1}>{brand.name} Pricing</Heading>
            <Text size="lead">Choose your perfect plan, monthly or yearly. It's that simple</Text>
          </Title>
        </Container>
        <Section>
          <PricingBlock
            {...shared}
            head={
              <div>
                <h2>
                  <VisuallyHidden>Plans and features</VisuallyHidden>
                </h2>
                <PageTabs {...tabs} />
              </div>
            }
            detailsHref={detailsHref}
            showFree
            onBillingPeriodChange={setBillingPeriod}
            wrapCards={(cards) => (
              <>
                <TabPanel id="plans" {...tabs}>
                  {cards}
                </TabPanel>
                <TabPanel id="features" {...tabs}>
                  <ComparisonTable {...shared} brand={brand} />
                </TabPanel>
              </>
            )}
          />
        </Section>
      </Scope>
      {stationHref === undefined ? null : (
        <Section step={9} title="Nine of our stations">
          <StationShowcase hrefFor={stationHref} />
        </Section>
      )}
      {props.children}
      <Section step={13}>
        <Split kind="questions">
          <Heading level={2}>Good questions</Heading>
          <FaqList />
        </Split>
      </Section>
    </>
  );
};
