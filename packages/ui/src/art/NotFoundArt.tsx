'use client';

import type { ComponentProps } from 'react';
import { css, keyframes, styled } from '../styling/index.ts';
import { Drawing } from './Drawing.tsx';

/** A 4 of three by five cells: where they are lit, and where not. */
const [lit, unlit] = ['x', '.'].map((letter) =>
  [0, 428]
    .flatMap((left) =>
      ['x.x', 'x.x', 'xxx', '..x', '..x'].flatMap((row, y) =>
        [...row].map((cell, x) => (cell === letter ? `R${left + x * 46} ${y * 46} 40 40 11` : '')),
      ),
    )
    .join(''),
);
const fours = `
var(--cell-3) ${lit}
var(--cell-0) ${unlit}
var(--cell-1) R0 244 560 8 4`;
const record = `
var(--cell-1) O280 115 114
:var(--cell-2):2 O280 115 98O280 115 84O280 115 70
var(--art-pink) O280 115 52
var(--art-ink) R258 92 12 12 4R290 92 12 12 4
:var(--art-ink):7 M258 134c10-14 34-14 44 0`;
const roll = keyframes`0%, 60%, 100% { transform: rotate(0); } 70% { transform: rotate(-14deg); } 85% { transform: rotate(8deg); }`;

const Picture = styled('svg', {
  base: css`
    [data-roll] {
      transform-box: fill-box;
      transform-origin: center bottom;
      animation: ${roll} calc(2 * var(--bar)) var(--ease) infinite;
    }
  `,
});

/**
 * 404, with a sad record for a zero. Decorative.
 *
 * @example
 * <NotFoundArt />
 */
export const NotFoundArt = (props: ComponentProps<'svg'>) => (
  <Picture viewBox="0 0 560 262" aria-hidden="true" {...props}>
    <Drawing shapes={fours} />
    <g data-roll="">
      <Drawing shapes={record} />
    </g>
  </Picture>
);
