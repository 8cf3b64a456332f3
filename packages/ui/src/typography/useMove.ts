'use client';

import { useState } from 'react';

/** How a figure last changed: not at all, up or down. */
export type Move = 'none' | 'up' | 'down';

/** Languages write 1,200.50 and 1.200,50: two digits at the end are decimals. */
const amountOf = (figure: string): number =>
  Number(
    figure
      .replace(/[.,](?=\d\d\D*$)/, ':')
      .replaceAll(/[^\d:]/g, '')
      .replace(':', '.'),
  );

/**
 * How a figure last changed; `none` at the first render, so that nothing moves while the page loads.
 *
 * @example const move = useMove('71.88');
 */
export const useMove = (figure: string): Move => {
  const [state, setState] = useState<{ figure: string; move: Move }>({ figure, move: 'none' });
  if (state.figure === figure) return state.move;
  const move = amountOf(figure) > amountOf(state.figure) ? 'up' : 'down';
  setState({ figure, move });
  return move;
};
