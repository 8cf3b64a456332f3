'use client';

import { useState } from 'react';

/** How a figure came to be: it stood there from the start, grew, or shrank. */
export type Move = 'none' | 'up' | 'down';

const amountOf = (figure: string): number => Number(figure.replaceAll(/[^\d.]/g, ''));

/**
 * Where a figure went when it last changed; `none` at first, so that a page never arrives moving.
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
