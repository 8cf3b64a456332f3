import { Icon, type IconName } from '@backbeat/ui';
import { below, css, styled } from '@backbeat/ui/styling';
import { Wave } from './Wave.tsx';

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

const Steps = styled('div', {
  base: css`
    display: grid;
    grid-template-columns: repeat(32, minmax(0, 1fr));
    gap: clamp(2px, .35vw, 5px);
    padding-inline-end: 8px;
    & i { block-size: clamp(20px, 2.4vw, 32px); border-radius: 6px; background: var(--bb-lit); opacity: .16; }
    & i[data-on] { opacity: 1; }
    & i[data-now] { opacity: .5; }
    ${below(768)} { grid-column: 1 / -1; padding: 0; & i { border-radius: 3px; } }
  `,
  variants: {
    small: {
      true: css`
        grid-template-columns: repeat(16, minmax(0, 1fr));
        & i { block-size: 16px; border-radius: 4px; }
        & i:nth-of-type(even) { display: none; }
      `,
    },
  },
});

const Sound = styled('div', {
  base: css`
    padding-inline-end: 8px;
    color: var(--bb-lit);
    & svg { display: block; inline-size: 100%; block-size: clamp(28px, 3.2vw, 48px); }
    ${below(768)} { grid-column: 1 / -1; padding: 0; }
  `,
});

const steps = Array.from({ length: 32 }, (_, step) => step);
const now = 18;

export interface TrackBarProps {
  readonly title: string;
  readonly text: string;
  /** `loud` under a stream, `small` in the player, `bleed` from edge to edge. */
  readonly look: 'bleed' | 'loud' | 'small';
  /** On the pad. @default 'play' */
  readonly icon?: IconName;
  /** Draws the sound itself, as an editor does, instead of the beats that have gone by. @default false */
  readonly asWave?: boolean;
}

const Beats = ({ small }: { readonly small: boolean }) => (
  <Steps small={small} aria-hidden="true">
    {steps.map((step) => (
      <i key={step} data-on={step < now ? '' : undefined} data-now={step === now ? '' : undefined} />
    ))}
  </Steps>
);

/** What is on, and how far it has come. */
export const TrackBar = ({ title, text, look, icon = 'play', asWave = false }: TrackBarProps) => {
  const small = look === 'small';
  return (
    <Bar look={look}>
      <Pad small={small}>
        <Icon name={icon} filled={icon === 'play'} />
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
        <Beats small={small} />
      )}
    </Bar>
  );
};
