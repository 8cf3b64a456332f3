import { Container, Heading, StationArt } from '@backbeat/ui';
import { below, css, from, styled } from '@backbeat/ui/styling';
import { beat } from '../../../landing/drawingStyles.ts';

export const Intro = styled(Container, {
  base: css`padding-block: clamp(104px, 10vw, 148px) var(--bb-section);`,
});

export const Chapters = styled('ol', { base: css`display: grid; gap: clamp(44px, 5vw, 76px);` });

export const Bar = styled('div', {
  base: css`display: grid; grid-template-columns: repeat(16, minmax(0, 1fr)); gap: clamp(3px, .5vw, 8px);`,
});

export const Step = styled('i', {
  base: css`block-size: clamp(30px, 5.6vw, 78px); border-radius: clamp(7px, 1.4vw, 20px);`,
  variants: {
    kind: {
      unlit: css`background: var(--bb-cell-0);`,
      lit: css`background: var(--bb-cell-1);`,
      new: css`background: var(--bb-cell-3); ${beat}`,
      pink: css`background: var(--bb-art-pink); ${beat}`,
      teal: css`background: var(--bb-art-teal); ${beat}`,
      dimTeal: css`background: var(--bb-cell-2);`,
    },
  },
});

/** Stands under the steps that the chapter lights; the last one ends at the page's edge. */
export const ChapterText = styled('div', {
  base: css`
    display: grid;
    gap: 12px;
    align-content: start;
    margin-block-start: clamp(18px, 2vw, 28px);
    ${from(768)} { inline-size: 50%; }
    ${from(1200)} { inline-size: calc(31.25% - 8px); }
  `,
  variants: {
    quarter: {
      0: css`margin-inline-start: 0;`,
      1: css`${from(768)} { margin-inline-start: 16.66%; } ${from(1200)} { margin-inline-start: 25%; }`,
      2: css`${from(768)} { margin-inline-start: 33.32%; } ${from(1200)} { margin-inline-start: 50%; }`,
      3: css`${from(768)} { margin-inline-start: 50%; } ${from(1200)} { inline-size: 25%; margin-inline-start: 75%; }`,
    },
  },
});

export const ChapterTitle = styled(Heading, {
  base: css`font-size: clamp(1.625rem, 1.2rem + 1.2vw, 2.25rem);`,
});

export const Fact = styled('p', {
  base: css`
    margin-block-start: 8px;
    color: var(--bb-muted);
  `,
});

export const FactFigure = styled('b', {
  base: css`
    display: block;
    color: var(--bb-text);
    font: 800 var(--bb-fs-stat)/.95 var(--bb-font-display);
    font-variant-numeric: tabular-nums lining-nums;
    letter-spacing: -.045em;
  `,
});

export const Tiles = styled('div', {
  base: css`
    display: grid;
    grid-template-columns: repeat(4, 1fr);
    gap: 8px;
    max-inline-size: 340px;
    margin-block-start: 12px;
  `,
});

export const Tile = styled(StationArt, { base: css`border-radius: 14px;` });

export const Ending = styled(Container, {
  base: css`
    display: grid;
    grid-template-columns: 9fr 7fr;
    gap: 24px clamp(32px, 5vw, 80px);
    align-items: end;
    padding-block-end: var(--bb-section);
    ${below(992)} { grid-template-columns: minmax(0, 1fr); }
  `,
});
