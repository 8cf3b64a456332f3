import type { PlanCode } from '@backbeat/domain';
import { Heading, Icon, Text } from '@backbeat/ui';
import { CheckIcon, ClockIcon } from '@backbeat/ui/icons';
import { PrivateText } from '../../../streamer-mode/Private.tsx';
import { useChargedPrices } from '../../checkout/index.ts';
import { type PlanSwap, swapPriceText } from './planSwaps.ts';
import { Rows, SwapBadge, SwapButton, SwapLink, SwapPeriod, SwapPrice } from './swapStyles.ts';

interface SwapRowsProps {
  readonly swaps: readonly PlanSwap[];
  /** Called with the plan that somebody considers, where plans are changed on this page. */
  readonly onAsk?: (planCode: PlanCode) => void;
}

/** The other plans; the button of the first upgrade is the primary one. */
export const SwapRows = ({ swaps, onAsk }: SwapRowsProps) => {
  const inviting = swaps.find(({ isUpgrade }) => isUpgrade);
  const { of, note } = useChargedPrices(
    'rocksprem_i_m_v2',
    swaps.map(({ listCents }) => listCents),
  );
  return (
    <Rows>
      {swaps.map((swap) => {
        const priceText = swapPriceText(swap, of);
        // Beside 'Current plan' a list price is what the person pays, and a tax says where they are.
        const isPublic = swap.badge === null && note === '';
        const look = {
          variant: swap === inviting ? ('primary' as const) : ('neutral' as const),
          'aria-label': `${swap.label}: ${swap.name}`,
        };
        return (
          <li key={swap.planCode}>
            <div>
              <Heading level={3}>{swap.name}</Heading>
              <Text size="small" tone="muted">
                {swap.text}
              </Text>
            </div>
            <SwapPrice data-list-prices={isPublic ? '' : undefined}>
              {isPublic ? <span>{priceText}</span> : <PrivateText text={priceText} />}
              <SwapPeriod>
                <span>{swap.periodText}</span>
                {note === '' ? null : (
                  <>
                    <br />
                    <span>{note}</span>
                  </>
                )}
              </SwapPeriod>
            </SwapPrice>
            {swap.badge === null ? null : (
              <SwapBadge tone={swap.badge === 'Current plan' ? 'teal' : 'sun'}>
                <Icon icon={swap.badge === 'Current plan' ? CheckIcon : ClockIcon} />
                <span>{swap.badge}</span>
              </SwapBadge>
            )}
            {swap.label !== null && swap.href !== null ? (
              <SwapLink href={swap.href} {...look}>
                {swap.label}
              </SwapLink>
            ) : null}
            {swap.label !== null && swap.href === null ? (
              <SwapButton onClick={() => onAsk?.(swap.planCode)} {...look}>
                {swap.label}
              </SwapButton>
            ) : null}
          </li>
        );
      })}
    </Rows>
  );
};
