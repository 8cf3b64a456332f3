'use client';

import type { PlanCode } from '@backbeat/domain';
import { Button, type ButtonSize, type ButtonVariant, isPlainPress, LinkButton } from '@backbeat/ui';
import type { MouseEvent, ReactElement } from 'react';
import type { CatalogPeriod, Handler } from '../catalog/Catalog.ts';
import type { PlanAction } from './planAction.ts';

/** Props of {@link SelectPlan}. */
export interface SelectPlanProps<Code extends string = PlanCode> {
  /** What the button says and where it leads, of `planAction`. */
  readonly action: PlanAction<Code>;
  /** How it looks. */
  readonly variant: ButtonVariant;
  /** Names the plan for screen readers, where several buttons say the same. */
  readonly describedBy?: string | undefined;
  /** Called in place of following the link. */
  readonly onSelect?: Handler<NoInfer<Code>> | undefined;
  /** How large it is. @default 'md' */
  readonly size?: ButtonSize;
  /** For which period a `PeriodScope` shows it. @default for each */
  readonly period?: CatalogPeriod | undefined;
}

/**
 * The button of a plan: a link to the plan's checkout, which works without JavaScript. With `onSelect` a press calls
 * that in place of following the link.
 *
 * @example <SelectPlan action={planAction(plan, { session: 'signed-out', billingPeriod: 'yearly' })} variant="primary" onSelect={select} />
 */
export const SelectPlan = <Code extends string>({
  action,
  describedBy,
  onSelect,
  period,
  ...rest
}: SelectPlanProps<Code>): ReactElement => {
  const { label, href, planCode } = action;
  const shared = { ...rest, 'aria-describedby': describedBy, 'data-period': period, children: label };
  if (href === null) {
    return <Button {...shared} disabled={action.action === 'current'} onClick={() => onSelect?.(planCode)} />;
  }
  const select = (event: MouseEvent) => {
    if (!onSelect || !isPlainPress(event)) return;
    event.preventDefault();
    onSelect(planCode);
  };
  return <LinkButton {...shared} href={href} onClick={select} />;
};
