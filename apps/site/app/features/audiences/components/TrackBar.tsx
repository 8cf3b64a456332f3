import { Icon, type IconComponent } from '@backbeat/ui';
import { PlayIcon } from '@backbeat/ui/icons';
import { below, css, styled } from '@backbeat/ui/styling';
import { soundBars } from '../../../landing/soundBars.ts';

const Bar = styled('div', {
  base: css`
    display: grid;
    grid-template-columns: auto auto minmax(0, 1fr);
    gap: clamp(12px, 1.6vw, 22px);
    align-items: center;
    ${below(768)} { grid-template-columns: auto minmax(0, 1fr); }
  `,
  variants: {
    look: {
      loud: css`
        padding: clamp(10px, 1vw, 14px);
        border-radius: var(--bb-r-l);
        background: var(--bb-shout);
        color: var(--bb-on-shout);
        --pad: var(--bb-on-shout);
        --on-pad: var(--bb-shout);
        --bb-lit: var(--bb-on-shout);
      `,
      small: css`
        padding: 10px;
        border-radius: 18px;
        background: var(--bb-cell-3);
        color: var(--bb-on-cell-3);
        --pad: var(--bb-ground);
        --on-pad: var(--bb-text);
        --bb-lit: var(--bb-on-cell-3);
      `,
      bleed: css`
        padding-block: clamp(14px, 2vw, 24px);
        padding-inline: max(var(--bb-gutter), calc(50vw - var(--bb-page) / 2));
        background: var(--bb-shout);
        color: var(--bb-on-shout);
        --pad: var(--bb-on-shout);
        --on-pad: var(--bb-shout);
        --bb-lit: var(--bb-on-shout);
      `,
    },
  },
});

const Pad = styled('span', {
  base: css`
    display: grid;
    place-items: center;
    inline-size: clamp(48px, 5vw, 64px);
    aspect-ratio: 1;
    border-radius: 26%;
    background: var(--pad);
    color: var(--on-pad);
    & svg { inline-size: 44%; block-size: 44%; }
  `,
  variants: { small: { true: css`inline-size: 44px;` } },
});

const What = styled('div', {
  base: css`
    display: grid;
    line-height: 1.2;
    & b { font: 750 var(--bb-fs-h3)/1.1 var(--bb-font-display); letter-spacing: -.018em; }
    & span { font-size: var(--bb-fs-small); font-variant-numeric: tabular-nums lining-nums; }
  `,
  variants: { small: { true: css`& b { font-size: 1.0625rem; }` } },
});

const cell =
  '<svg xmlns="http://www.w3.org/2000/svg"><rect x="8%" width="84%" height="100%" rx="26%"/></svg>';

/** So many beats, cut out of one element: nine of sixteen have gone by, and the next one sounds. */
const beats = (count: number) => css`
  background: linear-gradient(
    90deg,
    var(--bb-lit) ${100 * (9 / 16)}%,
    color-mix(in srgb, var(--bb-lit) 50%, transparent) 0 ${100 * (9 / 16 + 1 / count)}%,
    color-mix(in srgb, var(--bb-lit) 16%, transparent) 0
  );
  mask: url('data:image/svg+xml,${cell}') round 0 / ${100 / count}% 100%;
`;

const Beats = styled('div', {
  base: css`
    padding-inline-end: 8px;
    & i { display: block; block-size: clamp(20px, 2.4vw, 32px); ${beats(32)} }
    &:dir(rtl) i { scale: -1 1; }
    ${below(768)} { grid-column: 1 / -1; padding: 0; }
  `,
  variants: { small: { true: css`& i { block-size: 16px; ${beats(16)} }` } },
});

const Sound = styled('div', {
  base: css`
    padding-inline-end: 8px;
    color: var(--bb-lit);
    & svg { display: block; inline-size: 100%; block-size: clamp(28px, 3.2vw, 48px); }
    ${below(768)} { grid-column: 1 / -1; padding: 0; }
  `,
});

export interface TrackBarProps {
  readonly title: string;
  readonly text: string;
  /** `loud` under a stream, `small` in the player, `bleed` from edge to edge. */
  readonly look: 'bleed' | 'loud' | 'small';
  /** On the pad. @default PlayIcon */
  readonly icon?: IconComponent;
  /** Draws the sound itself, as an editor does, instead of the beats that have gone by. @default false */
  readonly asWave?: boolean;
}

/** Loudness, bar by bar, in whole numbers, so that every browser draws the same. */
const bars = Array.from({ length: 110 }, (_, bar) => ({
  x: bar * 10,
  height: 12 + ((7 * bar + 13 * (bar % 5) + 11 * Math.floor(bar / 4)) % 48),
}));

const path = soundBars(bars, { width: 6, middle: 32 });

/** A track as sound, as long as there is room for it; in the colour of the words beside it. */
const Wave = () => (
  <svg viewBox="0 0 1100 64" preserveAspectRatio="xMinYMid slice" aria-hidden="true">
    <path d={path} stroke="currentColor" strokeWidth="6" strokeLinecap="round" />
  </svg>
);

/** What is on, and how far it has come. */
export const TrackBar = ({ title, text, look, icon = PlayIcon, asWave = false }: TrackBarProps) => {
  const small = look === 'small';
  return (
    <Bar look={look}>
      <Pad small={small}>
        <Icon icon={icon} filled={icon === PlayIcon} />
      </Pad>
      <What small={small}>
        <b>{title}</b>
        <span>{text}</span>
      </What>
      {asWave ? (
        <Sound>
          <Wave />
        </Sound>
      ) : (
        <Beats small={small} aria-hidden="true">
          <i />
        </Beats>
      )}
    </Bar>
  );
};
