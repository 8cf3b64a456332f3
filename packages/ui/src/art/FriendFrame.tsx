import type { ComponentProps } from 'react';
import { Drawing } from './Drawing.tsx';

const sky = `
#1d1638 R0 0 400 400 40
#2c2450 R24 98 48 48 14R82 40 48 48 14R318 98 48 48 14R24 156 48 48 14R260 40 48 48 14R318 214 48 48 14`;

/** A picture of a friend in the night sky of cells. */
export interface FriendFrameProps extends ComponentProps<'svg'> {
  /** What the picture shows, for those who cannot see it. */
  readonly label: string;
  /** The two colours of the lit cells behind the animal. */
  readonly lit: readonly [string, string];
  /** The animal, on a field of 400 by 400. */
  readonly shapes: string;
}

/** The night sky of cells that both animals sit in. */
export const FriendFrame = ({ label, lit: [first, second], shapes, ...rest }: FriendFrameProps) => (
  <svg viewBox="0 0 400 400" role="img" aria-label={label} {...rest}>
    <Drawing
      width={400}
      shapes={`${sky}
${first} R24 40 48 48 14R318 156 48 48 14
${second} R318 40 48 48 14R24 214 48 48 14${shapes}`}
    />
  </svg>
);
