'use client';

import type { BillingPeriod, PlanCode, Product } from '@backbeat/domain';
import {
  Badge,
  Button,
  Heading,
  LinkButton,
  Price,
  Skeleton,
  Steps,
  TickList,
  VisuallyHidden,
} from '@backbeat/ui';
import { type ReactElement, useId } from 'react';
import { ByPeriod } from '../billing/ByPeriod.tsx';
import type {
  AnyCatalog,
  AnyPlan,
  CatalogBanner,
  CatalogPeriod,
  CatalogProps,
  CatalogViewer,
} from '../catalog/Catalog.ts';
import { planById, priceAt, startOf } from '../catalog/lookUp.ts';
import { priceView } from '../catalog/priceView.ts';
import { useCatalog } from '../catalog/useCatalog.ts';
import { isNewTo } from '../catalog/viewer.ts';
import { cardTexts } from '../texts/english/card.ts';
import { priceTexts } from '../texts/english/price.ts';
import { textsIn } from '../texts/language.ts';
import { useLanguage } from '../texts/useLanguage.ts';
import { PlanButton } from './PlanButton.tsx';
import { Actions, Band, Card, Head, Inside, WaitingLines } from './planCardStyles.ts';

/** The viewer's own plan, a plan whose prices are loading, or one that cannot be bought now. */
export type PlanCardState = 'idle' | 'current' | 'loading' | 'unavailable';

/** Props of {@link PlanCard}, beside which plan it is. */
export interface PlanCardOptions<
  Code extends string = PlanCode,
  Id extends string = Product,
  Period extends CatalogPeriod = BillingPeriod,
> extends CatalogProps<Code, Id, Period> {
  /** Which price shows where no `PeriodScope` is around, and which one the button buys. @default where the catalogue starts */
  readonly billingPeriod?: NoInfer<Period> | undefined;
  /** Whether it is the viewer's own, on its way, or not to be had. @default 'idle' */
  readonly state?: PlanCardState | undefined;
  /** Place of the title in the outline of the page. @default 3 */
  readonly headingLevel?: 2 | 3;
  /** Shows the description and the features that the plan points out, above its perks. @default false */
  readonly isDetailed?: boolean;
  /** Where "Learn more" leads; without it there is no such link. */
  readonly detailsHref?: string | null | undefined;
}

/** Props of {@link PlanCard}. */
export interface PlanCardProps<
  Code extends string = PlanCode,
  Id extends string = Product,
  Period extends CatalogPeriod = BillingPeriod,
> extends PlanCardOptions<Code, Id, Period> {
  /** The plan's id in the catalogue. */
  readonly plan: NoInfer<Id>;
}

const Waiting = () => (
  <WaitingLines>
    <Skeleton shape="heading" width="half" />
    <Skeleton shape="line" width="third" />
    <Skeleton shape="button" />
  </WaitingLines>
);

interface PlanBannerProps extends Pick<AnyCatalog, 'periods'> {
  readonly plan: AnyPlan;
  readonly session: CatalogViewer<string>;
  readonly billingPeriod: CatalogPeriod;
}

/**
 * The band over a card. Its text may differ by period; its colour does not. Where an offer is for new users, others
 * read a band of the same height, so that the card does not jump.
 */
const PlanBanner = ({ plan, periods, session, billingPeriod }: PlanBannerProps): ReactElement | null => {
  const bannerAt = (period: CatalogPeriod): CatalogBanner | undefined => {
    const banner = priceAt(plan, period).banner ?? plan.banner;
    return banner?.instead === undefined || isNewTo(session) ? banner : { text: banner.instead };
  };
  const banners = periods.map((period) => bannerAt(period));
  const shown = banners.find((banner) => banner !== undefined);
  if (shown === undefined) return null;
  const { tone = 'quiet' } = shown;
  return (
    <Band tone={tone}>
      {banners.every((banner) => banner?.text === shown.text) ? (
        <span>{shown.text}</span>
      ) : (
        <ByPeriod periods={periods} billingPeriod={billingPeriod}>
          {(period) => bannerAt(period)?.text}
        </ByPeriod>
      )}
      {tone === 'sun' ? <Steps still /> : null}
    </Band>
  );
};

interface PlanPriceProps {
  readonly catalog: AnyCatalog;
  readonly plan: AnyPlan;
  readonly billingPeriod: CatalogPeriod;
}

/** All prices of a plan, of which the scope around it shows one; without a scope one. */
const PlanPrice = ({ catalog, plan, billingPeriod }: PlanPriceProps): ReactElement => {
  const language = useLanguage();
  return (
    <ByPeriod periods={catalog.periods} billingPeriod={billingPeriod} block>
      {(period) => (
        <Price
          {...priceView(catalog, plan, period, language)}
          before={plan.isFrom ? textsIn(language, priceTexts).from : undefined}
        />
      )}
    </ByPeriod>
  );
};

/**
 * The features that a card points out, in the words and the order of the comparison. One that the plan does not have
 * is left out.
 *
 * @example highlightTexts(catalog, planById(catalog, 'free'))[2] // → '10 Curated Stations'
 */
export const highlightTexts = (
  { rows = [] }: Pick<AnyCatalog, 'rows'>,
  { features = {}, highlightedFeatures = [] }: AnyPlan,
): readonly string[] =>
  rows.flatMap(({ key, label }) => {
    const value = features[key] ?? false;
    if (value === false || !highlightedFeatures.includes(key)) return [];
    return value === true ? label : `${value} ${label}`;
  });

/**
 * One plan as a card: band, title, price, action, perks. Inside a `PeriodScope` it holds the price of every period, of
 * which one shows.
 *
 * @example <PlanCard plan="premium" onSelect={buy} />
 */
export const PlanCard = <
  Code extends string = PlanCode,
  Id extends string = Product,
  Period extends CatalogPeriod = BillingPeriod,
>({
  plan: id,
  ...props
}: PlanCardProps<Code, Id, Period>): ReactElement => {
  const { session = 'signed-out', state = 'idle', headingLevel = 3, detailsHref } = props;
  const texts = textsIn(useLanguage(), cardTexts);
  const titleId = useId();
  const catalog: AnyCatalog = useCatalog(props.catalog);
  const plan = planById(catalog, id);
  const { billingPeriod = startOf(catalog) } = props;
  const type = plan.isHighlighted ? 'primary' : 'secondary';
  return (
    <Card
      variant={type}
      edge={state === 'current' ? 'current' : type}
      aria-labelledby={titleId}
      aria-busy={state === 'loading' || undefined}
    >
      <PlanBanner plan={plan} periods={catalog.periods} session={session} billingPeriod={billingPeriod} />
      <Inside>
        <Head>
          <div>
            <Heading level={headingLevel} size="card" id={titleId}>
              {plan.name}
            </Heading>
            {state === 'current' ? <Badge tone="teal">{texts.currentPlan}</Badge> : null}
            {plan.badge === undefined ? null : <Badge>{plan.badge}</Badge>}
          </div>
          {plan.subtitle === undefined ? null : <p>{plan.subtitle}</p>}
        </Head>
        {state === 'loading' ? (
          <Waiting />
        ) : (
          <>
            <PlanPrice catalog={catalog} plan={plan} billingPeriod={billingPeriod} />
            <Actions>
              {state === 'unavailable' ? (
                <Button disabled>{texts.notAvailable}</Button>
              ) : (
                <PlanButton
                  periods={catalog.periods}
                  plan={plan}
                  session={session}
                  billingPeriod={billingPeriod}
                  playerHref={props.playerHref}
                  describedBy={titleId}
                  onSelect={props.onSelect}
                />
              )}
              {detailsHref ? (
                <LinkButton variant="quiet" href={detailsHref}>
                  <span>{texts.learnMore}</span>
                  <VisuallyHidden>{texts.about(plan.name)}</VisuallyHidden>
                </LinkButton>
              ) : null}
            </Actions>
          </>
        )}
        {props.isDetailed ? (
          <>
            {plan.description === undefined ? null : <p>{plan.description}</p>}
            <TickList items={highlightTexts(catalog, plan)} />
          </>
        ) : null}
        <TickList items={plan.perks} />
      </Inside>
    </Card>
  );
};
