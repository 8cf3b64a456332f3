'use client';

import type { PlanCode, PlanViewer } from '@backbeat/domain';
import { Heading, Link, StepGrid } from '@backbeat/ui';
import { below, css, styled } from '@backbeat/ui/styling';
import { type ReactElement, useId } from 'react';
import { listCard } from '../plan-card/listCard.ts';
import { planAction } from '../plan-card/planAction.ts';
import { SelectPlan } from '../plan-card/SelectPlan.tsx';
import { type ChooserPad, chooserPads } from './chooserPads.ts';

const Root = styled('div', {
  base: css`
    display: grid;
    grid-template-rows: auto 1fr auto;
    gap: clamp(24px, 3vw, 40px);
    & > p { color: var(--bb-muted); }
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
    & > svg { inline-size: 100%; block-size: auto; }
    ${below(768)} { grid-row: auto; grid-template-rows: auto; row-gap: 16px; & > svg { display: none; } }
    @media (forced-colors: active) { border: 2px solid; }
  `,
  variants: {
    product: {
      premium: css`background: var(--bb-shout); color: var(--bb-on-shout);`,
      pro: css`background: var(--bb-lift); box-shadow: inset 0 0 0 2px var(--bb-teal); & p { color: var(--bb-muted); } & b { color: var(--bb-text); }`,
    },
  },
});

const Words = styled('div', {
  base: css`
    & > h2 { margin-block-end: .25em; font-weight: 800; letter-spacing: -.035em; }
    & > p { max-inline-size: 26em; font-size: var(--bb-fs-lead); line-height: 1.4; }
    & b { display: block; font-weight: 650; }
    ${below(768)} { & > p { font-size: var(--bb-fs-body); } }
  `,
});

const Foot = styled('div', {
  base: css`
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    font-variant-numeric: tabular-nums lining-nums;
    & b { margin-inline-end: 4px; font: 800 var(--bb-fs-h2)/1 var(--bb-font-display); letter-spacing: -.04em; }
    ${below(768)} { & > a, & > button { flex: 1 1 170px; min-block-size: 52px; padding-inline: 16px; } }
  `,
});

const fills: Record<ChooserPad['product'], { c2: string; text?: string }> = {
  premium: { c2: 'color-mix(in srgb, var(--bb-on-shout) 14%, transparent)', text: 'var(--bb-on-shout)' },
  pro: { c2: 'color-mix(in srgb, var(--bb-cell-2) 36%, transparent)' },
};

/** Props of {@link PlanChooser}. */
export interface PlanChooserProps {
  /** Who the viewer is; decides what the buttons say. @default 'signed-out' */
  readonly session?: PlanViewer;
  readonly playerHref?: string | null;
  /** Where every feature is compared; without it there is no such line. */
  readonly compareHref?: string | null;
  readonly onSelect?: (planCode: PlanCode) => void;
}

/**
 * "Which kind of creator are you?": two pads to press. Both start a free trial of the monthly plan.
 *
 * @example <PlanChooser compareHref="/pricing" onSelect={buy} />
 */
export const PlanChooser = (props: PlanChooserProps): ReactElement => {
  const { session = 'signed-out', playerHref, compareHref, onSelect } = props;
  const id = useId();
  return (
    <Root>
      <Heading level={1}>Which kind of creator are you?</Heading>
      <Pads>
        {chooserPads.map(({ product, title, text, verdict, art }) => {
          const card = listCard(product);
          const { symbol, value, label } = card.prices.monthly;
          return (
            <Pad key={product} product={product} aria-labelledby={`${id}${product}`}>
              <StepGrid rows={art} pitch={40} cell={34} radius={10} fills={fills[product]} />
              <Words>
                <Heading level={2} size="h1" id={`${id}${product}`}>
                  {title}
                </Heading>
                <p>
                  {text} <b>{verdict}</b>
                </p>
              </Words>
              <Foot>
                <p>
                  {card.isFixedPrice ? null : 'from '}
                  <b>{`${symbol}${value}`}</b> {label}
                </p>
                <SelectPlan
                  action={planAction(card, session, 'monthly', playerHref)}
                  variant={product === 'premium' ? 'onpink' : 'secondary'}
                  size="lg"
                  describedBy={`${id}${product}`}
                  onSelect={onSelect}
                />
              </Foot>
            </Pad>
          );
        })}
      </Pads>
      {compareHref && (
        <p>
          {session === 'signed-out' ? 'Both start with a free trial. ' : null}
          <Link variant="strong" href={compareHref}>
            Compare every feature
          </Link>
        </p>
      )}
    </Root>
  );
};
