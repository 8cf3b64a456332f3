import type { ComponentProps } from 'react';

const unlit = '#2c2450';
/** Where the cells of the sky are; `first` and `second` are lit in the two colours of the frame. */
const sky = [
  { x: 24, y: 40, lit: 'first' },
  { x: 24, y: 98, lit: null },
  { x: 82, y: 40, lit: null },
  { x: 318, y: 40, lit: 'second' },
  { x: 318, y: 98, lit: null },
  { x: 24, y: 156, lit: null },
  { x: 318, y: 156, lit: 'first' },
  { x: 260, y: 40, lit: null },
  { x: 318, y: 214, lit: null },
  { x: 24, y: 214, lit: 'second' },
] as const;

export interface FriendFrameProps extends ComponentProps<'svg'> {
  /** What the picture shows, for those who cannot see it. */
  readonly label: string;
  /** The two colours of the lit cells behind the animal. */
  readonly first: string;
  /** The colour of every other lit cell. */
  readonly second: string;
}

/** The night sky of cells that both animals sit in: a view box of 400 by 400. */
export const FriendFrame = ({ label, first, second, children, ...rest }: FriendFrameProps) => {
  const colours = { first, second };
  return (
    <svg viewBox="0 0 400 400" role="img" aria-label={label} {...rest}>
      <rect width="400" height="400" rx="40" fill="#1d1638" />
      {sky.map(({ x, y, lit }) => (
        <rect
          key={`${x}-${y}`}
          x={x}
          y={y}
          width="48"
          height="48"
          rx="14"
          fill={lit ? colours[lit] : unlit}
        />
      ))}
      {children}
    </svg>
  );
};
