import { checkoutPath, type PaidPlanCode, planButtonState } from '@backbeat/domain';
import { checkoutUrl } from '@backbeat/sdk';
import { type ButtonStyleProps, isPlainPress, LinkButton } from '@backbeat/ui';
import type { MouseEvent } from 'react';
import { usePlanChoice, useUser } from '../../session/index.ts';
import { useIsPlanHidden } from '../useIsPlanHidden.ts';

export interface PlanLinkProps extends ButtonStyleProps {
  readonly planCode: PaidPlanCode;
  /** The coupon that the checkout applies by itself. */
  readonly coupon?: string;
  /** What a visitor reads. @default 'Start free trial' */
  readonly label?: string;
}

/** A link to a plan's checkout, which chooses the plan once the page is hydrated. */
export const PlanLink = ({ planCode, coupon, label = 'Start free trial', ...look }: PlanLinkProps) => {
  const user = useUser();
  const isHidden = useIsPlanHidden();
  const choosePlan = usePlanChoice();
  const path = checkoutPath(planCode);
  const choose = (event: MouseEvent) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    choosePlan(planCode, coupon);
  };
  return (
    <LinkButton href={checkoutUrl({ path, coupon })} onClick={choose} {...look}>
      {user === null ? label : isHidden ? 'Change plan' : planButtonState({ session: user, planCode }).label}
    </LinkButton>
  );
};
