'use client';

import { css, keyframes, styled } from '../styling/index.ts';
import type { StepTone } from './stepRows.ts';

const hit = keyframes`0% { transform: scale(1.12); } 9%, 100% { transform: scale(1); }`;

/** Rules in place of style attributes, which a strict CSP forbids. The first bar is still, while the page loads. */
const delays = Array.from(
  { length: 16 },
  (_, step) => `[data-beat="${step}"] { animation-delay: calc(${step + 16} * var(--bb-step)); }`,
).join('\n');

/**
 * Elements with `beatAt` inside pulse once per bar, from the second bar on. A component of its own, so that its rules
 * are in the page once, and not at all while only frames are drawn.
 *
 * @example <BeatGroup><rect width="8" height="8" {...beatAt(4)} /></BeatGroup>
 */
export const BeatGroup = styled('g', {
  base: css`
    [data-beat] {
      transform-box: fill-box;
      transform-origin: center;
      animation: ${hit} var(--bb-bar) var(--bb-ease) infinite;
    }
    ${delays}
  `,
});

/** The colour of a cell, as a CSS value. */
export const toneFill: Readonly<Record<StepTone, string>> = {
  c0: 'var(--bb-cell-0)',
  c1: 'var(--bb-cell-1)',
  c2: 'var(--bb-cell-2)',
  c3: 'var(--bb-cell-3)',
  pink: 'var(--bb-art-pink)',
  teal: 'var(--bb-art-teal)',
  sun: 'var(--bb-art-sun)',
  text: 'var(--bb-text)',
};

/** Attributes of an element that pulses at a step of the bar, counted from 0. */
export const beatAt = (step: number) => ({ 'data-beat': step % 16 });
