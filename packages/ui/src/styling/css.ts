'use client';

import { css as emotionCss, keyframes as emotionKeyframes } from '@emotion/react';

/** A piece of style made by {@link css}. Opaque: pass it to `styled`, `GlobalStyles` or another `css`. */
export type Style = ReturnType<typeof emotionCss>;

/** An animation made by {@link keyframes}. Opaque: use it inside `css`. */
export type Keyframes = ReturnType<typeof emotionKeyframes>;

/** What a `${}` of a style text accepts. */
export type StyleValue = string | number | false | null | undefined | Style | Keyframes;

/**
 * Writes a style as CSS text, with nesting.
 *
 * @example
 * const pad = css`
 *   padding: 16px;
 *   &:hover { background: var(--bb-hover); }
 * `;
 */
export const css = (text: TemplateStringsArray, ...values: StyleValue[]): Style =>
  emotionCss(text, ...values);

/**
 * Writes an animation. Move only `transform` and `opacity`; reduced motion stops it without further work.
 *
 * @example const lit = keyframes`0% { opacity: 1; } 25%, 100% { opacity: .3; }`;
 */
export const keyframes = (text: TemplateStringsArray, ...values: (string | number)[]): Keyframes =>
  emotionKeyframes(text, ...values);
