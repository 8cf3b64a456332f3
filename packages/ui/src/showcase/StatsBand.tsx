'use client';

import { type ComponentProps, type ReactElement, type RefObject, useEffect, useRef, useState } from 'react';
import { useJoinedRef } from '../refs/useJoinedRef.ts';
import { below, css, from, styled } from '../styling/index.ts';
import { VisuallyHidden } from '../typography/VisuallyHidden.tsx';
import { type CountPace, countAt, countEndMs } from './countUp.ts';

const Band = styled('dl', {
  base: css`
    display: grid;
    gap: 32px var(--bb-gap);
    & > * { display: flex; flex-direction: column-reverse; justify-content: flex-end; gap: 10px; }
    & dd {
      font: 800 min(var(--bb-fs-stat), 16vw)/.9 var(--bb-font-display);
      letter-spacing: -.045em;
      font-variant-numeric: tabular-nums lining-nums;
    }
    & dt { color: var(--bb-muted); max-inline-size: 12em; line-height: 1.3; overflow-wrap: anywhere; }
    ${below(768)} { grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 36px 20px; }
  `,
  variants: {
    columns: {
      3: css`${from(768)} { grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr)); }`,
      4: css`${from(768)} { grid-template-columns: repeat(auto-fit, minmax(9.5rem, 1fr)); }`,
    },
  },
});

/** One number of the band. */
export interface BandFigure {
  /** The number as people read it: `600K`, `100+`. */
  readonly figure: string;
  /** What is counted. */
  readonly label: string;
  /** The number within the figure, where the counting ends. */
  readonly number: number;
}

/** Props of {@link StatsBand}. */
export interface StatsBandProps extends Omit<ComponentProps<'dl'>, 'children'> {
  /** Three or four, in order. */
  readonly figures: readonly BandFigure[];
  /** How the figures count up once the band is seen. @default over 1.5 s */
  readonly pace?: CountPace;
  /** How the last figure counts up. @default over 0.5 s after 2 s */
  readonly lastPace?: CountPace;
}

/** One number to count to, and how. */
interface Count extends CountPace {
  readonly target: number;
}

/**
 * Counts several numbers up once their element is visible. Before that, on a server and under reduced motion they
 * have their final values, so that the page reads the same without scripts.
 */
const useCountUp = (host: RefObject<HTMLElement | null>, counts: readonly Count[]): readonly number[] => {
  const [elapsedMs, setElapsedMs] = useState(Number.POSITIVE_INFINITY);
  const endMs = countEndMs(counts);

  useEffect(() => {
    const element = host.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let frame = 0;
    const run = () => {
      const startMs = performance.now();
      const tick = (nowMs: number) => {
        setElapsedMs(nowMs - startMs);
        if (nowMs - startMs < endMs) frame = requestAnimationFrame(tick);
      };
      tick(startMs);
    };
    const watcher = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      watcher.disconnect();
      run();
    });
    watcher.observe(element);
    return () => {
      watcher.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [host, endMs]);

  return counts.map(({ target, ...pace }) => countAt(target, elapsedMs, pace));
};

/**
 * Large numbers beside each other that count up once they are visible. Screen readers read the final numbers.
 *
 * @example
 * <StatsBand figures={[{ figure: '600K', label: 'platform-safe tracks', number: 600 }]} />
 */
export const StatsBand = ({
  figures,
  pace = { durationMs: 1500, delayMs: 0 },
  lastPace = { durationMs: 500, delayMs: 2000 },
  ref: given,
  ...rest
}: StatsBandProps): ReactElement => {
  const host = useRef<HTMLDListElement>(null);
  const joined = useJoinedRef(host, given);
  const counts = figures.map(({ number }, index) => ({
    target: number,
    ...(index === figures.length - 1 ? lastPace : pace),
  }));
  const shown = useCountUp(host, counts);
  return (
    <Band ref={joined} columns={figures.length === 3 ? 3 : 4} {...rest}>
      {figures.map(({ figure, label, number }, index) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <VisuallyHidden>{figure}</VisuallyHidden>
            <span aria-hidden="true">{figure.replace(String(number), String(shown[index] ?? number))}</span>
          </dd>
        </div>
      ))}
    </Band>
  );
};
