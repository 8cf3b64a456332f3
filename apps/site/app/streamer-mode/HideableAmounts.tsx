import { HiddenAmounts } from '@backbeat/pricing';
import type { ReactNode } from 'react';
import { useAppSelector } from '../store/hooks.ts';
import { ShowButton, useShown } from './ShowButton.tsx';
import { selectHiding } from './streamerModeSlice.ts';

/** In the place of an amount. Dots, as amounts stand within sentences too; a button beside them shows them. */
export const amountDots = '•••';

interface HideableAmountsProps {
  /**
   * Draws what holds the amounts, with the button that shows them where it has room. `hiddenAmount` stands in the
   * place of an amount within a sentence; null while amounts are shown.
   */
  readonly children: (showButton: ReactNode, hiddenAmount: string | null) => ReactNode;
}

/** An order or a preview whose amounts are hidden in streamer mode, and shown for five seconds by a press. */
export const HideableAmounts = ({ children }: HideableAmountsProps) => {
  const hiding = useAppSelector(selectHiding);
  const [isShown, toggle] = useShown();
  const word = hiding === 'hidden' ? amountDots : '…';
  const showButton =
    hiding === 'hidden' ? (
      <ShowButton isShown={isShown} onClick={toggle}>
        amounts
      </ShowButton>
    ) : null;
  const hiddenAmount = hiding === 'none' || isShown ? null : word;
  return <HiddenAmounts text={hiddenAmount}>{children(showButton, hiddenAmount)}</HiddenAmounts>;
};
