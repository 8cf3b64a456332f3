import type { PlanCode } from '@backbeat/domain';
import { Badge, Button, Heading, Icon, LinkButton } from '@backbeat/ui';
import type { PlanSwap } from './planSwaps.ts';
import { Rows } from './swapStyles.ts';

interface SwapRowsProps {
  readonly swaps: readonly PlanSwap[];
  /** Hears which plan is weighed, where plans are changed on this page. */
  readonly onAsk?: (planCode: PlanCode) => void;
}

/** The plans that one could have instead; the first upgrade is the one that invites. */
export const SwapRows = ({ swaps, onAsk }: SwapRowsProps) => {
  const inviting = swaps.find(({ isUpgrade }) => isUpgrade);
  return (
    <Rows>
      {swaps.map((swap) => {
        const look = {
          variant: swap === inviting ? ('primary' as const) : ('neutral' as const),
          'aria-label': `${swap.label}: ${swap.name}`,
        };
        return (
          <li key={swap.planCode}>
            <div>
              <Heading level={3}>{swap.name}</Heading>
              <p>{swap.text}</p>
            </div>
            <b>
              {swap.priceText}
              <small>{swap.periodText}</small>
            </b>
            {swap.badge === null ? null : (
              <Badge tone={swap.badge === 'Current plan' ? 'teal' : 'sun'}>
                <Icon name={swap.badge === 'Current plan' ? 'check' : 'clock'} />
                {swap.badge}
              </Badge>
            )}
            {swap.label !== null && swap.href !== null ? (
              <LinkButton href={swap.href} {...look}>
                {swap.label}
              </LinkButton>
            ) : null}
            {swap.label !== null && swap.href === null ? (
              <Button onClick={() => onAsk?.(swap.planCode)} {...look}>
                {swap.label}
              </Button>
            ) : null}
          </li>
        );
      })}
    </Rows>
  );
};
