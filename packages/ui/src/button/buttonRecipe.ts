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
const off = '&:is(:disabled, [aria-disabled="true"])';

/** The style of buttons and of links that look like buttons. */
export const buttonRecipe = {
  base: css`
    --bb-bg: transparent;
    --bb-fg: var(--bb-text);
    --bb-bd: transparent;
    position: relative;
    display: inline-flex;
    align-items: center;
    justify-content: center;
    gap: 10px;
    padding: 10px 22px;
    border: 2px solid var(--bb-bd);
    border-radius: var(--bb-r-m);
    background: var(--bb-bg);
    color: var(--bb-fg);
    font: 600 var(--bb-fs-ui)/1.2 var(--bb-font-text);
    letter-spacing: -.005em;
    text-align: center;
    text-decoration: none;
    cursor: pointer;
    transition: transform var(--bb-quick) var(--bb-ease);
    ${press} { transform: translateY(2px) scale(.985); }
    ${off} { cursor: not-allowed; }
    ${off}:not([aria-busy="true"]) {
      --bb-bg: var(--bb-overlay);
      --bb-fg: var(--bb-muted);
      --bb-bd: var(--bb-overlay);
    }
    &[aria-busy="true"] { cursor: progress; }
    @media (forced-colors: active) {
      border-color: ButtonBorder;
      ${off} { border-color: GrayText; color: GrayText; }
    }
  `,
  variants: {
    variant: {
      primary: css`
        --bb-bg: var(--bb-pink); --bb-fg: var(--bb-on-pink); --bb-bd: var(--bb-pink);
        ${hover} { --bb-bg: var(--bb-pink-hover); --bb-bd: var(--bb-pink-hover); }
        ${press} { --bb-bg: var(--bb-pink-press); --bb-bd: var(--bb-pink-press); }
      `,
      secondary: css`
        --bb-fg: var(--bb-teal); --bb-bd: var(--bb-teal);
        ${hover} { --bb-bg: var(--bb-teal); --bb-fg: var(--bb-on-teal); }
        ${press} { --bb-bg: var(--bb-teal-press); --bb-bd: var(--bb-teal-press); --bb-fg: var(--bb-on-teal); }
      `,
      neutral: css`
        --bb-bd: var(--bb-line);
        ${hover} { --bb-bg: var(--bb-overlay); --bb-bd: var(--bb-text); }
        ${press} { --bb-bg: var(--bb-hover); }
      `,
      quiet: css`
        padding-inline: 14px;
        ${hover} { --bb-bg: var(--bb-overlay); }
        ${press} { --bb-bg: var(--bb-hover); }
      `,
      danger: css`
        --bb-fg: var(--bb-pink); --bb-bd: var(--bb-pink);
        ${hover} { --bb-bg: var(--bb-pink-tint); }
        ${press} { --bb-bg: var(--bb-pink-press); --bb-bd: var(--bb-pink-press); --bb-fg: var(--bb-on-pink); }
      `,
      onpink: css`
        --bb-bg: var(--bb-on-shout); --bb-fg: var(--bb-shout); --bb-bd: var(--bb-on-shout);
        ${hover} { transform: translateY(-2px); }
      `,
    },
    size: {
      sm: css`min-block-size: 40px; padding: 6px 14px; font-size: var(--bb-fs-small); border-radius: 11px;`,
      md: css`min-block-size: 48px;`,
      lg: css`min-block-size: 60px; padding-inline: 30px; font-size: 1.125rem;`,
    },
    block: {
      true: css`inline-size: 100%;`,
    },
  },
  defaults: { variant: 'neutral', size: 'md' },
} as const;
