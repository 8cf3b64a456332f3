'use client';

import type { ComponentProps } from 'react';
import { BeatGroup, beatAt, toneFill } from '../art/beat.ts';
import type { StepTone } from '../art/stepRows.ts';
import { useLazySvg } from '../art/useLazySvg.ts';

/** Fifteen keys for fifteen actions, five in a row: what it does, as a stroke on a field of 24 by 24, and its tone. */
const keys: readonly (readonly [path: string, tone?: StepTone])[] = [
  ['M8 5v14l11-7z', 'pink'],
  ['M6 5v14l9-7zM18 5v14'],
  ['M12 20S4 15 4 9.5A4.2 4.2 0 0 1 12 7a4.2 4.2 0 0 1 8 2.5C20 15 12 20 12 20z', 'teal'],
  ['M4 9v6h4l5 4V5L8 9zM17 8a6 6 0 0 1 0 8'],
  ['M12 4v11M7 11l5 5 5-5M5 20h14'],
  ['M4 7h4l8 10h4M4 17h4l2-3M14 9l2-2h4', 'c3'],
  ['M12 4l2.4 5 5.6.8-4 3.9.9 5.5L12 16.6 7.1 19.2l.9-5.5-4-3.9 5.6-.8z'],
  ['M4 5h16v11H10l-5 4v-4H4z', 'c2'],
  ['M4 9v6h4l5 4V5L8 9zM17 10l4 4M21 10l-4 4'],
  ['M18 5v14l-9-7zM6 5v14'],
  ['M4 7h16M4 12h16M4 17h10'],
  ['M12 4a3 3 0 0 0-3 3v4a3 3 0 0 0 6 0V7a3 3 0 0 0-3-3zM6 11a6 6 0 0 0 12 0M12 17v3'],
  ['M5 5l7 7-7 7M13 5l7 7-7 7'],
  ['M6 20V5h11l-2 4 2 4H6'],
  ['M13 3 5 14h6l-1 7 8-11h-6z', 'sun'],
];

const keysPerRow = 5;

const inkOn = (tone: StepTone | undefined): string => {
  if (tone === 'c3') return 'var(--bb-on-cell-3)';
  return tone === undefined || tone === 'c2' ? 'var(--bb-text)' : 'var(--bb-art-ink)';
};

const isLoud = (tone: StepTone | undefined) => tone === 'pink' || tone === 'teal' || tone === 'sun';

const Keys = () =>
  keys.map(([path, tone], index) => {
    const x = 44 + (index % keysPerRow) * 118;
    const y = 44 + Math.floor(index / keysPerRow) * 118;
    return (
      <g key={path}>
        <rect
          x={x}
          y={y}
          width="104"
          height="104"
          rx="26"
          fill={toneFill[tone ?? 'c1']}
          {...(isLoud(tone) ? beatAt(index) : {})}
        />
        <path
          d={path}
          transform={`translate(${x + 32} ${y + 32}) scale(1.67)`}
          fill="none"
          stroke={inkOn(tone)}
          strokeWidth="1.9"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </g>
    );
  });

/** Props of {@link ControlPad}. */
export interface ControlPadProps extends ComponentProps<'svg'> {
  /** The keys alone, without the pad around them. @default false */
  readonly bare?: boolean;
}

/**
 * A stream control pad: a key for each action that the plugin offers. Decorative.
 *
 * @example
 * <ControlPad />
 */
export const ControlPad = ({ bare = false, ref, ...rest }: ControlPadProps) => {
  const [drawn, frame] = useLazySvg(ref);
  return (
    <svg viewBox="0 0 664 428" aria-hidden="true" {...rest} {...frame}>
      {bare ? null : (
        <>
          <rect width="664" height="428" rx="52" fill="var(--bb-raised)" />
          <rect
            x="1"
            y="1"
            width="662"
            height="426"
            rx="51"
            fill="none"
            stroke="var(--bb-rule)"
            strokeWidth="2"
          />
        </>
      )}
      {drawn ? (
        <BeatGroup>
          <Keys />
        </BeatGroup>
      ) : null}
    </svg>
  );
};
