'use client';

import { Text } from '@backbeat/ui';
import type { ReactElement } from 'react';
import { savingText, type YearlySaving } from './yearlySaving.ts';

/** Props of {@link SavingsNote}. */
export interface SavingsNoteProps {
  readonly savings: readonly YearlySaving[];
  readonly className?: string;
}

/**
 * What each plan really saves by paying yearly; the switch's own label is a round figure. Plans that save nothing are
 * left out.
 *
 * @example <SavingsNote savings={[yearlySaving('premium'), yearlySaving('pro')]} />
 */
export const SavingsNote = ({ savings, ...rest }: SavingsNoteProps): ReactElement | null => {
  const real = savings.filter(({ savedCents }) => savedCents > 0);
  if (real.length === 0) return null;
  return (
    <Text size="small" tone="muted" numeric {...rest}>
      {`${real.map(savingText).join('. ')}.`}
    </Text>
  );
};
