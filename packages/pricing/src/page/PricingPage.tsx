'use client';

import type { BillingPeriod, PlanCode, Product } from '@backbeat/domain';
import type { StationId } from '@backbeat/domain/content';
import { Container, Heading, Section, Split, StepGrid, Text, VisuallyHidden, wrapTexts } from '@backbeat/ui';
import { css, from, styled } from '@backbeat/ui/styling';
import type { ReactElement, ReactNode } from 'react';
import { PeriodScope } from '../billing/PeriodScope.tsx';
import { type BillingPeriodProps, useBillingPeriod } from '../billing/useBillingPeriod.ts';
import { PricingBlock } from '../block/PricingBlock.tsx';
import type { AnyCatalog, CatalogPeriod, CatalogProps } from '../catalog/Catalog.ts';
import { startOf } from '../catalog/lookUp.ts';
import { useCatalog } from '../catalog/useCatalog.ts';
import { ComparisonTable } from '../comparison/ComparisonTable.tsx';
import { FaqList } from '../faq/FaqList.tsx';
import { pageTexts } from '../texts/english/page.ts';
import { textsIn } from '../texts/language.ts';
import { useLanguage } from '../texts/useLanguage.ts';
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
export interface PricingPageProps<
  Code extends string = PlanCode,
  Id extends string = Product,
  Period extends CatalogPeriod = BillingPeriod,
> extends CatalogProps<Code, Id, Period>,
    BillingPeriodProps<Period> {
  /** Under the title. @default 'Choose your perfect plan, monthly or yearly. It's that simple' */
  readonly lead?: string;
  /** Where "Learn more" leads. @default '/which-plan-is-best' for our plans, no such link for yours */
  readonly detailsHref?: string | null | undefined;
  /** The sign-up page, for visitors who choose the free plan. */
  readonly signUpHref?: string | null | undefined;
  /** Where a station's tile leads; without it there are no tiles. */
  readonly stationHref?: (id: StationId) => string;
  /** Content under the plans: since when a price holds, or whether tax is in it. */
  readonly note?: ReactNode;
  /** Content above the questions. */
  readonly children?: ReactNode;
}

/**
 * The whole pricing page: title, plans, comparison, stations, questions. One billing switch moves all prices.
 *
 * @example <PricingPage session="signed-out" detailsHref="/which-plan-is-best" onSelect={buy} />
 */
export const PricingPage = <
  Code extends string = PlanCode,
  Id extends string = Product,
  Period extends CatalogPeriod = BillingPeriod,
>(
  props: PricingPageProps<Code, Id, Period>,
): ReactElement => {
  const { session, signUpHref, playerHref, onSelect, stationHref } = props;
  const { detailsHref = props.catalog === undefined ? '/which-plan-is-best' : null } = props;
  const texts = textsIn(useLanguage(), pageTexts);
  const catalog: AnyCatalog = useCatalog(props.catalog);
  const [billingPeriod, setBillingPeriod] = useBillingPeriod(props, startOf(catalog));
  const tabs = usePageTab();
  const shared = { catalog, session, billingPeriod, signUpHref, playerHref, onSelect };
  return (
    <>
      <Scope billingPeriod={billingPeriod} periods={catalog.periods}>
        <Corner aria-hidden="true">
          <CornerArt rows={cornerArt} pitch={46} cell={38} radius={11} />
        </Corner>
        <Container>
          <Title>
            <Heading level={1}>{texts.pageTitle(catalog.name)}</Heading>
            <Text size="lead">{props.lead ?? texts.pageLead}</Text>
          </Title>
        </Container>
        <Section>
          <PricingBlock
            {...shared}
            head={
              <div>
                <h2>
                  <VisuallyHidden>{texts.plansAndFeatures}</VisuallyHidden>
                </h2>
                <PageTabs {...tabs} />
              </div>
            }
            detailsHref={detailsHref}
            showFree
            note={props.note}
            onBillingPeriodChange={setBillingPeriod}
            wrapCards={(cards) => (
              <>
                <TabPanel id="plans" {...tabs}>
                  {cards}
                </TabPanel>
                <TabPanel id="features" {...tabs}>
                  <ComparisonTable {...shared} />
                </TabPanel>
              </>
            )}
          />
        </Section>
      </Scope>
      {stationHref === undefined ? null : (
        <Section step={9} title={texts.stationsTitle}>
          <StationShowcase hrefFor={stationHref} />
        </Section>
      )}
      {wrapTexts(props.children)}
      {props.catalog !== undefined && catalog.questions === undefined ? null : (
        <Section step={13}>
          <Split kind="questions">
            <Heading level={2}>{texts.questionsTitle}</Heading>
            <FaqList entries={catalog.questions} />
          </Split>
        </Section>
      )}
    </>
  );
};
