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

/** The attributes that `buttonStyle` selects by. */
export const buttonAttributes = (
  variant?: ButtonVariant | undefined,
  size?: ButtonSize | undefined,
  block?: boolean | undefined,
) => ({
  'data-variant': variant === 'neutral' ? undefined : variant,
  'data-size': size,
  'data-block': block || undefined,
});

const enabled = ':not(:disabled,[aria-disabled=true])';
const off = '&:is(:disabled,[aria-disabled=true])';
/** Weighs nothing, so that a style of one's own wins. Begins with a star, or Emotion would put the class before it. */
const as = (attribute: string): string => `*:where(&${attribute})`;

/**
 * The style of buttons and of links that look like buttons. One class for all variants and sizes: each class would
 * repeat all of it in a page.
 */
export const buttonStyle = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  border: 2px solid var(--bb-bd, var(--bb-bg));
  background: var(--bb-bg);
  color: var(--bb-fg);
  letter-spacing: -.005em;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: transform var(--bb-quick) var(--bb-ease);
  ${as('')} {
    min-block-size: 48px;
    padding: 10px 22px;
    border-radius: var(--bb-r-m);
    font: 600 var(--bb-fs-ui)/1.2 var(--bb-font-text);
    --bb-bg: transparent; --bb-fg: var(--bb-text);
    --bb-hover-bg: var(--bb-overlay); --bb-press-bg: var(--bb-hover);
  }
  ${as(':not([data-variant])')} { --bb-bd: var(--bb-line); --bb-hover-bd: var(--bb-text); }
  ${as('[data-variant=primary]')} {
    --bb-bg: var(--bb-pink); --bb-fg: var(--bb-on-pink);
    --bb-hover-bg: var(--bb-pink-hover); --bb-press-bg: var(--bb-pink-press);
  }
  ${as('[data-variant=secondary]')} {
    --bb-fg: var(--bb-teal); --bb-bd: var(--bb-teal);
    --bb-hover-bg: var(--bb-teal); --bb-hover-fg: var(--bb-on-teal); --bb-press-bg: var(--bb-teal-press);
  }
  ${as('[data-variant=quiet]')} { padding-inline: 14px; }
  ${as('[data-variant=danger]')} {
    --bb-fg: var(--bb-pink); --bb-bd: var(--bb-pink);
    --bb-hover-bg: var(--bb-pink-tint); --bb-press-bg: var(--bb-pink-press); --bb-press-fg: var(--bb-on-pink);
  }
  ${as('[data-variant=onpink]')} {
    --bb-bg: var(--bb-on-shout); --bb-fg: var(--bb-shout);
    --bb-hover-bg: var(--bb-bg); --bb-press-bg: var(--bb-bg); --bb-hover-move: translateY(-2px);
  }
  ${as('[data-size=sm]')} { min-block-size: 40px; padding: 6px 14px; border-radius: 11px; font-size: var(--bb-fs-small); }
  ${as('[data-size=lg]')} { min-block-size: 60px; padding-inline: 30px; font-size: 1.125rem; }
  ${as('[data-shape]')} { inline-size: 48px; padding: 0; }
  ${as('[data-shape=ghost]')} {
    inline-size: 44px; min-block-size: 44px; border-radius: 12px;
    --bb-fg: var(--bb-muted); --bb-hover-fg: var(--bb-text);
  }
  ${as('[data-block]')} { inline-size: 100%; }
  &:hover${enabled} {
    background: var(--bb-hover-bg);
    border-color: var(--bb-hover-bd, var(--bb-bd, var(--bb-hover-bg)));
    color: var(--bb-hover-fg, var(--bb-fg));
    transform: var(--bb-hover-move);
  }
  &:active${enabled} {
    background: var(--bb-press-bg);
    border-color: var(--bb-hover-bd, var(--bb-press-bg));
    color: var(--bb-press-fg, var(--bb-hover-fg, var(--bb-fg)));
    transform: translateY(2px) scale(.985);
  }
  ${off} { cursor: not-allowed; }
  ${off}:not([aria-busy=true]) { --bb-bg: var(--bb-overlay); --bb-fg: var(--bb-muted); --bb-bd: var(--bb-overlay); }
  &[aria-busy=true] { cursor: progress; }
  @media (forced-colors: active) { ${off} { border-color: GrayText; color: GrayText; } }
`;
