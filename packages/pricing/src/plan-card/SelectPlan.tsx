'use client';

import type { PlanCode } from '@backbeat/domain';
import { Button, type ButtonSize, type ButtonVariant, LinkButton } from '@backbeat/ui';
import type { MouseEvent, ReactElement } from 'react';
import type { PlanAction } from './planAction.ts';

/** Props of {@link SelectPlan}. */
export interface SelectPlanProps {
  readonly action: PlanAction;
  readonly variant: ButtonVariant;
  /** Names the plan for screen readers, where several buttons say the same. */
  readonly describedBy?: string;
  /** Called in place of following the link. */
  readonly onSelect?: ((planCode: PlanCode) => void) | undefined;
  readonly size?: ButtonSize;
}

/** A press with a modifier key opens a new tab or window, which the browser does. */
const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  !(button || metaKey || ctrlKey || shiftKey || altKey);

/**
 * The button of a plan: a link to the plan's checkout, which works without JavaScript. With `onSelect` a press calls
 * that in place of following the link.
 *
 * @example <SelectPlan action={planAction(card, 'signed-out', 'yearly')} variant="primary" onSelect={select} />
 */
export const SelectPlan = ({ action, describedBy, onSelect, ...rest }: SelectPlanProps): ReactElement => {
  const { label, href, planCode } = action;
  const shared = { ...rest, 'aria-describedby': describedBy, children: label };
  if (href === null) return <Button {...shared} onClick={() => onSelect?.(planCode)} />;
  const select = (event: MouseEvent) => {
    if (!onSelect || !isPlainPress(event)) return;
    event.preventDefault();
    onSelect(planCode);
  };
  return <LinkButton {...shared} href={href} onClick={select} />;
};
