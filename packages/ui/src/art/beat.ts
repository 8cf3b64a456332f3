'use client';

import { css, keyframes, styled } from '../styling/index.ts';
import type { StepTone } from './stepRows.ts';

const hit = keyframes`0% { transform: scale(1.12); } 9%, 100% { transform: scale(1); }`;

/**
 * One rule per step in place of style attributes, which a strict content security policy forbids. The first bar is a
 * rest: each frame of a beat is work for a page that is just coming to life.
 */
const delays = Array.from(
  { length: 16 },
  (_, step) => `[data-beat="${step}"] { animation-delay: calc(${step + 16} * var(--step)); }`,
).join('\n');

/**
 * Whatever carries `beatAt` in this group hits once per bar, from the second bar on. A group of its own, so that a
 * picture that a page styles further does not bring these rules along once more, and a frame does not bring them at all.
 *
 * @example <BeatGroup><rect width="8" height="8" {...beatAt(4)} /></BeatGroup>
 */
export const BeatGroup = styled('g', {
  base: css`
    [data-beat] {
      transform-box: fill-box;
      transform-origin: center;
      animation: ${hit} var(--bar) var(--ease) infinite;
    }
    ${delays}
  `,
});

/** The colour of a cell, as a CSS value. */
export const toneFill: Readonly<Record<StepTone, string>> = {
  c0: 'var(--cell-0)',
  c1: 'var(--cell-1)',
  c2: 'var(--cell-2)',
  c3: 'var(--cell-3)',
  pink: 'var(--art-pink)',
  teal: 'var(--art-teal)',
  sun: 'var(--art-sun)',
  text: 'var(--text)',
};

/** Attributes of a cell that hits at a step of the bar, counted from 0. */
export const beatAt = (step: number) => ({ 'data-beat': step % 16 });
