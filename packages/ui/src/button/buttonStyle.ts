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
  'data-block': block,
});

/**
 * The style of buttons and of links that look like buttons: one class for all variants and sizes, or a page would
 * repeat its rules.
 *
 * What a caller's style may override has no specificity: it stands in `:where`, after a star, because Emotion would put
 * the class before it otherwise.
 */
export const buttonStyle = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  text-align: center;
  justify-content: center;
  gap: 10px;
  border: 2px solid var(--bb-bd, var(--bb-bg));
  background: var(--bb-bg);
  color: var(--bb-fg);
  letter-spacing: -.005em;
  text-decoration: none;
  cursor: pointer;
  transition: transform var(--bb-quick) var(--bb-ease);
  *:where(&) {
    min-block-size: 48px;
    padding: 10px 22px;
    border-radius: var(--bb-r-m);
    font: 600 var(--bb-fs-ui)/1.2 var(--bb-font-text);
    --bb-bg: transparent; --bb-fg: var(--bb-text);
    --bb-hover-bg: var(--bb-overlay); --bb-press-bg: var(--bb-hover);
  }
  *:where(&:not([data-variant])) { --bb-bd: var(--bb-line); --bb-hover-bd: var(--bb-text); }
  *:where(&[data-variant=primary]) {
    --bb-bg: var(--bb-pink); --bb-fg: var(--bb-on-pink);
    --bb-hover-bg: var(--bb-pink-hover); --bb-press-bg: var(--bb-pink-press);
  }
  *:where(&[data-variant=secondary]) {
    --bb-bd: var(--bb-teal); --bb-fg: var(--bb-teal); --bb-hover-fg: var(--bb-on-teal);
    --bb-hover-bg: var(--bb-teal); --bb-press-bg: var(--bb-teal-press);
  }
  *:where(&[data-variant=quiet]) { padding-inline: 14px; }
  *:where(&[data-variant=danger]) {
    --bb-bd: var(--bb-pink); --bb-fg: var(--bb-pink); --bb-press-fg: var(--bb-on-pink);
    --bb-hover-bg: var(--bb-pink-tint); --bb-press-bg: var(--bb-pink-press);
  }
  *:where(&[data-variant=onpink]) {
    --bb-bg: var(--bb-on-shout); --bb-fg: var(--bb-shout);
    --bb-hover-bg: var(--bb-bg); --bb-press-bg: var(--bb-bg); --bb-hover-move: translateY(-2px);
  }
  *:where(&[data-size=sm]) { min-block-size: 40px; padding: 6px 14px; border-radius: 11px; font-size: var(--bb-fs-small); }
  *:where(&[data-size=lg]) { min-block-size: 60px; padding-inline: 30px; font-size: 1.125rem; }
  *:where(&[data-block=true]) { inline-size: 100%; }
  *:where(&[data-square]) { inline-size: 48px; padding: 0; }
  &:not(:disabled,[aria-disabled=true]) {
    &:hover {
      background: var(--bb-hover-bg);
      color: var(--bb-hover-fg, var(--bb-fg));
      border-color: var(--bb-hover-bd, var(--bb-bd, var(--bb-hover-bg)));
      transform: var(--bb-hover-move);
    }
    &:active {
      background: var(--bb-press-bg);
      color: var(--bb-press-fg, var(--bb-hover-fg, var(--bb-fg)));
      border-color: var(--bb-hover-bd, var(--bb-press-bg));
      transform: translateY(2px) scale(.985);
    }
  }
  &:is(:disabled,[aria-disabled=true]) {
    cursor: not-allowed;
    &:not([aria-busy=true]) { --bb-bg: var(--bb-overlay); --bb-fg: var(--bb-muted); --bb-bd: var(--bb-overlay); }
    @media (forced-colors: active) { border-color: GrayText; color: GrayText; }
  }
  &[aria-busy=true] { cursor: progress; }
`;
