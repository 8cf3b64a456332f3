'use client';

import type { BillingPeriod, PlanCode, Product } from '@backbeat/domain';
import { Heading, Link, StepGrid } from '@backbeat/ui';
import { below, css, from, styled } from '@backbeat/ui/styling';
import { type ReactElement, useId } from 'react';
import type { AnyCatalog, AnyPlan, CatalogPeriod, CatalogProps } from '../catalog/Catalog.ts';
import { featuredPlans, planById, startOf } from '../catalog/lookUp.ts';
import { priceView } from '../catalog/priceView.ts';
import { useCatalog } from '../catalog/useCatalog.ts';
import { planAction } from '../plan-card/planAction.ts';
import { SelectPlan } from '../plan-card/SelectPlan.tsx';
import { chooserTexts } from '../texts/english/chooser.ts';
import { priceTexts } from '../texts/english/price.ts';
import { textsIn } from '../texts/language.ts';
import type { PadTexts } from '../texts/PricingTexts.ts';
import { useLanguage } from '../texts/useLanguage.ts';

const Root = styled('div', {
  base: css`
    display: grid;
    grid-template-rows: auto 1fr auto;
    gap: clamp(24px, 3vw, 40px);
    ${below(992)} { grid-template-rows: auto auto 1fr; }
    ${below(768)} { gap: 18px; }
  `,
});

const Pads = styled('div', {
  base: css`
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-template-rows: 1fr auto auto;
    gap: 0 var(--bb-gap);
    ${below(768)} { grid-template-columns: minmax(0, 1fr); grid-template-rows: none; gap: 14px; }
  `,
  variants: {
    hasMany: {
      true: css`${from(768)} { grid-template-columns: repeat(auto-fit, minmax(280px, 1fr)); gap: var(--bb-gap); }`,
    },
  },
});

const Pad = styled('article', {
  base: css`
    display: grid;
    grid-row: span 3;
    grid-template-rows: subgrid;
    row-gap: clamp(24px, 3vw, 44px);
    padding: clamp(22px, 3.2vw, 52px);
    border-radius: clamp(32px, 4.4vw, 64px);
    transition: transform var(--bb-quick) var(--bb-ease);
    &:hover, &:focus-within { transform: translateY(-4px); }
    &:active { transform: translateY(3px) scale(.995); }
    ${below(768)} { grid-row: auto; grid-template-rows: auto; row-gap: 16px; }
    @media (forced-colors: active) { border: 2px solid; }
  `,
  variants: {
    tone: {
      shout: css`background: var(--bb-shout); color: var(--bb-on-shout);`,
      lift: css`background: var(--bb-lift); box-shadow: inset 0 0 0 2px var(--bb-teal); --bb-pad-text: var(--bb-muted); --bb-pad-strong: var(--bb-text);`,
    },
  },
});

const Art = styled(StepGrid, {
  base: css`inline-size: 100%; block-size: auto; ${below(768)} { display: none; }`,
});

const Title = styled(Heading, {
  base: css`margin-block-end: .25em; font-weight: 800; letter-spacing: -.035em;`,
});

const padText = css`color: var(--bb-pad-text, inherit);`;
const padStrong = css`color: var(--bb-pad-strong, inherit);`;

const Answer = styled('p', {
  base: css`
    ${padText}
    max-inline-size: 26em;
    font-size: var(--bb-fs-lead);
    line-height: 1.4;
    ${below(768)} { font-size: var(--bb-fs-body); }
  `,
});

const Verdict = styled('b', { base: css`${padStrong} display: block; font-weight: 650;` });

const Foot = styled('div', {
  base: css`
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    font-variant-numeric: tabular-nums lining-nums;
    ${below(768)} { & > :last-child { flex: 1 1 170px; min-block-size: 52px; padding-inline: 16px; } }
  `,
});

const From = styled('p', { base: padText });

const Amount = styled('b', {
  base: css`
    ${padStrong}
    margin-inline-end: 4px;
    font: 800 var(--bb-fs-h2)/1 var(--bb-font-display);
    letter-spacing: -.04em;
  `,
});

const Compare = styled('p', { base: css`color: var(--bb-muted);` });

const fills: Readonly<Record<'shout' | 'lift', { c2: string; text?: string }>> = {
  shout: { c2: 'color-mix(in srgb, var(--bb-on-shout) 14%, transparent)', text: 'var(--bb-on-shout)' },
  lift: { c2: 'color-mix(in srgb, var(--bb-cell-2) 36%, transparent)' },
};

/** One answer of the `PlanChooser`. */
export interface ChooserPad<Id extends string = string> extends PadTexts {
  /** The plan's id in the catalogue. */
  readonly plan: Id;
}

/**
 * An answer for each plan: in given words, or in the plan's own.
 *
 * @example padsOf(featuredPlans(ownCatalog()), en.pads).map(({ plan }) => plan) // → ['premium', 'pro']
 */
export const padsOf = (
  plans: readonly AnyPlan[],
  words: Readonly<Partial<Record<string, PadTexts>>>,
): readonly ChooserPad[] =>
  plans.map(({ id, name, description = '' }) => ({
    plan: id,
    ...(words[id] ?? { title: name, text: description, verdict: '' }),
  }));

/** Props of {@link PlanChooser}. */
export interface PlanChooserProps<
  Code extends string = PlanCode,
  Id extends string = Product,
  Period extends CatalogPeriod = BillingPeriod,
> extends CatalogProps<Code, Id, Period> {
  /** The question. @default 'Which kind of creator are you?' */
  readonly title?: string;
  /** The answers, each for a plan. @default ours, or the names and descriptions of the plans that your catalogue features */
  readonly pads?: readonly ChooserPad<NoInfer<Id>>[] | undefined;
  /** Which prices show and which codes the buttons hand over. @default where your catalogue starts; 'monthly' for ours */
  readonly billingPeriod?: NoInfer<Period> | undefined;
  /** Where every feature is compared; without it there is no such line. */
  readonly compareHref?: string | null | undefined;
}

/** Rows of step grids: a play symbol, a download arrow. */
export const padArt: readonly (readonly string[])[] = [
  [
    '22.2.x-.22...2',
    '2..22x---22222',
    '2.2..x-----..2',
    '2222.x-----..2',
    '.2.2.x---.2.22',
    '22.2.x-....222',
  ],
  [
    '...2..T-.2..2.',
    '..222.T-....2.',
    '.2222.T-..2.2.',
    '222.T-----.22.',
    '222.2T---.2.22',
    '2.....T-.2..2.',
  ],
];

/**
 * "Which kind of creator are you?": a pad to press for each answer.
 *
 * @example <PlanChooser compareHref="/pricing" onSelect={buy} />
 */
export const PlanChooser = <
  Code extends string = PlanCode,
  Id extends string = Product,
  Period extends CatalogPeriod = BillingPeriod,
>(
  props: PlanChooserProps<Code, Id, Period>,
): ReactElement => {
  const { session = 'signed-out', playerHref, compareHref, onSelect } = props;
  const language = useLanguage();
  const texts = textsIn(language, { ...chooserTexts, ...priceTexts });
  const catalog: AnyCatalog = useCatalog(props.catalog, 'plan-block');
  const { title = texts.chooserTitle, billingPeriod = startOf(catalog) } = props;
  const pads: readonly ChooserPad<string>[] =
    props.pads ?? padsOf(featuredPlans(catalog), props.catalog === undefined ? texts.pads : {});
  const startFree = pads.every((pad) => planById(catalog, pad.plan).hasTrial);
  const id = useId();
  return (
    <Root>
      <Heading level={1}>{title}</Heading>
      <Pads hasMany={pads.length > 2 || undefined}>
        {pads.map((pad, index) => {
          const plan = planById(catalog, pad.plan);
          const { amount, per } = priceView(catalog, plan, billingPeriod, language);
          const tone = index === 0 ? 'shout' : 'lift';
          return (
            <Pad key={plan.id} tone={tone} aria-labelledby={`${id}${plan.id}`}>
              <Art
                rows={padArt[index % padArt.length] ?? []}
                pitch={40}
                cell={34}
                radius={10}
                fills={fills[tone]}
              />
              <div>
                <Title level={2} size="h1" id={`${id}${plan.id}`}>
                  {pad.title}
                </Title>
                <Answer>
                  <span>{pad.text}</span> <Verdict>{pad.verdict}</Verdict>
                </Answer>
              </div>
              <Foot>
                <From>
                  <span>{plan.isFrom ? `${texts.from} ` : ''}</span>
                  <Amount>{amount}</Amount> <span>{per}</span>
                </From>
                <SelectPlan
                  action={planAction(plan, { session, billingPeriod, playerHref }, language)}
                  variant={tone === 'shout' ? 'onpink' : 'secondary'}
                  size="lg"
                  describedBy={`${id}${plan.id}`}
                  onSelect={onSelect}
                />
              </Foot>
            </Pad>
          );
        })}
      </Pads>
      {compareHref ? (
        <Compare>
          <span>{session === 'signed-out' && startFree ? `${texts.allStartFree(pads.length)} ` : ''}</span>
          <Link variant="strong" href={compareHref}>
            {texts.compareEveryFeature}
          </Link>
        </Compare>
      ) : null}
    </Root>
  );
};
