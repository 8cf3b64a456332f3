'use client';

import {
  products as allProducts,
  type BillingPeriod,
  type Brand,
  comparisonRowsFor,
  brand as ownBrand,
  type PlanCode,
  type PlanViewer,
  type Product,
} from '@backbeat/domain';
import { Tick, VisuallyHidden } from '@backbeat/ui';
import type { ReactElement } from 'react';
import { ByPeriod } from '../billing/ByPeriod.tsx';
import { listCard } from '../plan-card/listCard.ts';
import type { PlanCardContent } from '../plan-card/PlanCardContent.ts';
import { actionVariant, planAction } from '../plan-card/planAction.ts';
import { SelectPlan } from '../plan-card/SelectPlan.tsx';
import { type ComparisonCell, comparisonCell } from './comparisonCell.ts';
import { ComparisonRoot, TickPlace } from './comparisonStyles.ts';
import { tableRoles as role } from './tableRoles.ts';

/** Props of {@link ComparisonTable}. */
export interface ComparisonTableProps {
  /** The columns. @default all plans */
  readonly products?: readonly Product[];
  /** Which prices show where no `PeriodScope` is around, and which codes the buttons hand over. @default 'yearly' */
  readonly billingPeriod?: BillingPeriod;
  /** Who the viewer is. @default 'signed-out' */
  readonly session?: PlanViewer | undefined;
  /** The brand that the row on support names. */
  readonly brand?: Brand;
  readonly signUpHref?: string | null | undefined;
  readonly playerHref?: string | null | undefined;
  readonly onSelect?: ((planCode: PlanCode) => void) | undefined;
}

const highlightProps = ({ type }: PlanCardContent) => (type === 'primary' ? { 'data-high': '' } : {});

const Cell = ({ cell }: { cell: ComparisonCell }) => {
  if (cell.kind === 'text') return cell.text;
  const isIn = cell.kind === 'check';
  return (
    <TickPlace>
      <Tick kind={isIn ? 'yes' : 'no'} label={isIn ? 'Included' : 'Not included'} />
    </TickPlace>
  );
};

const HeadPrice = ({
  card: { prices, isFixedPrice, product },
  billingPeriod,
}: {
  readonly card: PlanCardContent;
  readonly billingPeriod: BillingPeriod;
}) =>
  product === 'free' ? (
    '$0'
  ) : (
    <ByPeriod billingPeriod={billingPeriod}>
      {(period) =>
        `${isFixedPrice ? '' : 'from '}${prices[period].symbol}${prices[period].value} ${prices[period].label}`
      }
    </ByPeriod>
  );

/**
 * Ten features, one column per plan, with a sticky header row; under 768 px each feature is a heading over its values.
 *
 * @example <ComparisonTable session="signed-out" onSelect={buy} />
 */
export const ComparisonTable = (props: ComparisonTableProps): ReactElement => {
  const {
    products = allProducts,
    billingPeriod = 'yearly',
    session = 'signed-out',
    brand = ownBrand,
  } = props;
  const cards = products.map(listCard);
  const actionFor = (card: PlanCardContent) => {
    const action = planAction(card, session, billingPeriod, props.playerHref);
    return card.product === 'free' && session === 'signed-out'
      ? { ...action, href: props.signUpHref ?? null }
      : action;
  };
  return (
    <ComparisonRoot {...role.table}>
      <caption>
        <VisuallyHidden>Features of every plan</VisuallyHidden>
      </caption>
      <thead {...role.group}>
        <tr {...role.row}>
          <th {...role.columnHead}>
            <VisuallyHidden>Feature</VisuallyHidden>
          </th>
          {cards.map((card) => (
            <th key={card.product} {...role.columnHead} {...highlightProps(card)}>
              {card.title}
              <small>
                <HeadPrice card={card} billingPeriod={billingPeriod} />
              </small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...role.group}>
        {comparisonRowsFor(brand).map((row) => (
          <tr key={row.key} {...role.row}>
            <th {...role.rowHead}>{row.label}</th>
            {cards.map((card) => (
              <td key={card.product} {...role.cell} {...highlightProps(card)}>
                <Cell cell={comparisonCell(row, card.product)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot {...role.group}>
        <tr {...role.row}>
          <th {...role.rowHead}>
            <VisuallyHidden>Choose</VisuallyHidden>
          </th>
          {cards.map((card) => (
            <td key={card.product} {...role.cell} {...highlightProps(card)}>
              <SelectPlan
                action={actionFor(card)}
                variant={card.product === 'free' ? 'neutral' : actionVariant(actionFor(card), card.type)}
                onSelect={props.onSelect}
              />
            </td>
          ))}
        </tr>
      </tfoot>
    </ComparisonRoot>
  );
};
