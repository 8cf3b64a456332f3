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
  /** Takes the press over from the link. */
  readonly onSelect?: ((planCode: PlanCode) => void) | undefined;
  readonly size?: ButtonSize;
}

/** A press that asks for a new tab or window stays with the browser. */
const isPlainPress = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  !(button || metaKey || ctrlKey || shiftKey || altKey);

/**
 * The button of a plan: a link to the plan's checkout, so that it works before and without JavaScript, which hands
 * the plan's code over once there is somebody to take it.
 *
 * @example <SelectPlan action={planAction(card, 'signed-out', 'yearly')} variant="primary" onSelect={select} />
 */
export const SelectPlan = ({ action, describedBy, onSelect, ...rest }: SelectPlanProps): ReactElement => {
  const { label, href, planCode } = action;
  const shared = { ...rest, 'aria-describedby': describedBy, children: label };
  if (href === null) return <Button {...shared} onClick={() => onSelect?.(planCode)} />;
  const take = (event: MouseEvent) => {
    if (!onSelect || !isPlainPress(event)) return;
    event.preventDefault();
    onSelect(planCode);
  };
  return <LinkButton {...shared} href={href} onClick={take} />;
};
