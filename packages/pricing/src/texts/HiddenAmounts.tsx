'use client';

import { sharedContext } from '@backbeat/ui/context';
import type { ReactElement, ReactNode } from 'react';

export const HiddenAmountContext = sharedContext<string | null>('pricing/hidden-amount', null);

/** Props of {@link HiddenAmounts}. */
export interface HiddenAmountsProps {
  /** What stands in the place of each amount; `null` shows them. */
  readonly text: string | null;
  /** Where amounts are hidden. */
  readonly children?: ReactNode;
}

/**
 * Hides every amount of money in the components inside, for a screen that is streamed or shared.
 *
 * @example <HiddenAmounts text="hidden"><OrderSummary planCode={planCode} quote={quote} /></HiddenAmounts>
 */
export const HiddenAmounts = ({ text, children }: HiddenAmountsProps): ReactElement => (
  <HiddenAmountContext value={text}>{children}</HiddenAmountContext>
);
