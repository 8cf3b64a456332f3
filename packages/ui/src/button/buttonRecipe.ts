'use client';

import { css } from '../styling/css.ts';

/** `primary` is filled pink, `danger` outlined pink, `onpink` for use on a pink ground. */
export type ButtonVariant = 'primary' | 'secondary' | 'neutral' | 'quiet' | 'danger' | 'onpink';

/** 40, 48 and 60 px high. */
export type ButtonSize = 'sm' | 'md' | 'lg';

/** Props that every button shares. */
export interface ButtonStyleProps {
  /** The colours of the button. @default 'neutral' */
  variant?: ButtonVariant;
  /** How high the button is. @default 'md' */
  size?: ButtonSize;
  /** Takes the full width. @default false */
  block?: boolean;
}

const hover = '&:hover:not(:disabled, [aria-disabled="true"])';
const press = '&:active:not(:disabled, [aria-disabled="true"])';

/** The style of buttons and of links that look like buttons. */
export const buttonRecipe = {
  base: css`
    --bg: transparent;
    --fg: var(--text);
    --bd: transparent;
    position: relative;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 10px;
    min-block-size: 48px;
    padding: 10px 22px;
    border: 2px solid var(--bd);
    border-radius: var(--r-m);
    background: var(--bg);
    color: var(--fg);
    font: 600 var(--fs-ui)/1.2 var(--font-text);
    letter-spacing: -.005em;
    text-align: center;
    text-decoration: none;
    cursor: pointer;
    transition: transform var(--quick) var(--ease);
    ${press} { transform: translateY(2px) scale(.985); }
    &:disabled, &[aria-disabled="true"] { cursor: not-allowed; }
    &:disabled:not([aria-busy="true"]), &[aria-disabled="true"]:not([aria-busy="true"]) {
      --bg: var(--overlay);
      --fg: var(--muted);
      --bd: var(--overlay);
    }
    &[aria-busy="true"] { cursor: progress; }
    @media (forced-colors: active) {
      border-color: ButtonBorder;
      &:disabled, &[aria-disabled="true"] { border-color: GrayText; color: GrayText; }
    }
  `,
  variants: {
    variant: {
      primary: css`
        --bg: var(--pink); --fg: var(--on-pink); --bd: var(--pink);
        ${hover} { --bg: var(--pink-hover); --bd: var(--pink-hover); }
        ${press} { --bg: var(--pink-press); --bd: var(--pink-press); }
      `,
      secondary: css`
        --fg: var(--teal); --bd: var(--teal);
        ${hover} { --bg: var(--teal); --fg: var(--on-teal); }
        ${press} { --bg: var(--teal-press); --bd: var(--teal-press); --fg: var(--on-teal); }
      `,
      neutral: css`
        --bd: var(--line);
        ${hover} { --bg: var(--overlay); --bd: var(--text); }
        ${press} { --bg: var(--hover); }
      `,
      quiet: css`
        padding-inline: 14px;
        ${hover} { --bg: var(--overlay); }
        ${press} { --bg: var(--hover); }
      `,
      danger: css`
        --fg: var(--pink); --bd: var(--pink);
        ${hover} { --bg: var(--pink-tint); }
        ${press} { --bg: var(--pink-press); --bd: var(--pink-press); --fg: var(--on-pink); }
      `,
      onpink: css`
        --bg: var(--on-shout); --fg: var(--shout); --bd: var(--on-shout);
        ${hover} { transform: translateY(-2px); }
      `,
    },
    size: {
      sm: css`min-block-size: 40px; padding: 6px 14px; font-size: var(--fs-small); border-radius: 11px;`,
      md: css`min-block-size: 48px;`,
      lg: css`min-block-size: 60px; padding-inline: 30px; font-size: 1.125rem;`,
    },
    block: {
      true: css`inline-size: 100%;`,
    },
  },
  defaults: { variant: 'neutral', size: 'md' },
} as const;
