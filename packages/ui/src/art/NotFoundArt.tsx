'use client';

import type { ComponentProps } from 'react';
import { css, keyframes, styled } from '../styling/index.ts';

/** The cells of a 4, three by five; `x` is lit. */
const cells = ['x.x', 'x.x', 'xxx', '..x', '..x'].flatMap((row, y) =>
  [...row].map((cell, x) => ({
    x: x * 46,
    y: y * 46,
    fill: cell === 'x' ? 'var(--bb-cell-3)' : 'var(--bb-cell-0)',
  })),
);

const Four = ({ left }: { left: number }) =>
  cells.map(({ x, y, fill }) => (
    <rect key={`${x} ${y}`} x={left + x} y={y} width="40" height="40" rx="11" fill={fill} />
  ));

const roll = keyframes`0%, 60%, 100% { transform: rotate(0); } 70% { transform: rotate(-14deg); } 85% { transform: rotate(8deg); }`;

const Picture = styled('svg', {
  base: css`
    [data-roll] {
      transform-box: fill-box;
      transform-origin: center bottom;
      animation: ${roll} calc(2 * var(--bb-bar)) var(--bb-ease) infinite;
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
    <Four left={0} />
    <Four left={428} />
    <rect y="244" width="560" height="8" rx="4" fill="var(--bb-cell-1)" />
    <g data-roll="">
      <circle cx="280" cy="115" r="114" fill="var(--bb-cell-1)" />
      <g fill="none" stroke="var(--bb-cell-2)" strokeWidth="2">
        <circle cx="280" cy="115" r="98" />
        <circle cx="280" cy="115" r="84" />
        <circle cx="280" cy="115" r="70" />
      </g>
      <circle cx="280" cy="115" r="52" fill="var(--bb-art-pink)" />
      <g fill="var(--bb-art-ink)">
        <rect x="258" y="92" width="12" height="12" rx="4" />
        <rect x="290" y="92" width="12" height="12" rx="4" />
      </g>
      <path
        d="M258 134c10-14 34-14 44 0"
        fill="none"
        stroke="var(--bb-art-ink)"
        strokeWidth="7"
        strokeLinecap="round"
      />
    </g>
  </Picture>
);
