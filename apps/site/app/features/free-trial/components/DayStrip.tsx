import { css, styled } from '@backbeat/ui/styling';
import { type Phase, trialDays } from '../content.ts';

const Strip = styled('div', {
  base: css`
    display: grid;
    grid-template-columns: repeat(30, minmax(0, 1fr));
    & i { aspect-ratio: .55; background: var(--bb-cell-1); }
    & i[data-tone="violet"] { background: var(--bb-cell-3); }
    & i[data-tone="pink"] { background: var(--bb-art-pink); }
    & i[data-tone="teal"] { background: var(--bb-art-teal); }
  `,
  variants: {
    size: {
      sm: css`gap: 2px; margin-block-end: 10px; & i { border-radius: 3px; }`,
      lg: css`gap: clamp(2px, .4vw, 6px); & i { border-radius: clamp(3px, .8vw, 10px); }`,
    },
  },
});

const days = Array.from({ length: trialDays }, (_, index) => index + 1);

export interface DayStripProps extends Pick<Phase, 'from' | 'to' | 'tone'> {
  readonly size: 'lg' | 'sm';
}

/** The month as a strip of thirty cells, some of them lit. Decorative. */
export const DayStrip = ({ from, to, tone, size }: DayStripProps) => (
  <Strip aria-hidden="true" size={size}>
    {days.map((day) => (
      <i key={day} data-tone={day >= from && day <= to ? tone : undefined} />
    ))}
  </Strip>
);
