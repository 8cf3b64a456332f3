import { Heading, Panel } from '@backbeat/ui';
import { below, css, styled } from '@backbeat/ui/styling';

/** The form and its button. */
export const AskForm = styled('form', {
  base: css`display: grid; grid-template-columns: minmax(0, 1fr); gap: 18px; justify-items: start;
    & > :not(button) { inline-size: 100%; }
  `,
});

export const ClaimList = styled('ul', {
  base: css`display: grid; grid-template-columns: minmax(0, 1fr); gap: 16px;`,
});

export const ClaimPanel = styled(Panel, { base: css`scroll-margin-block-start: 96px;` });

export const ClaimTitle = styled(Heading, {
  base: css`font-size: 1.25rem; line-height: 1.25; letter-spacing: -.014em; overflow-wrap: anywhere;`,
});

export const ClaimHeadWords = styled('div', {
  base: css`flex: 1 1 260px; display: grid; gap: 4px; min-inline-size: 0;`,
});

export const AddressLine = styled('div', {
  base: css`font-size: var(--bb-fs-small); line-height: 1.45; overflow-wrap: anywhere;`,
});

/** What staff wrote, in lines as they have them. */
export const Answer = styled('p', {
  base: css`
    padding-inline-start: 14px;
    border-inline-start: 6px solid var(--bb-cell-2);
    line-height: 1.5;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  `,
});

/** Whose video it is and when, below its title. */
export const ClaimDetail = styled('p', {
  base: css`
    color: var(--bb-muted);
    font-size: var(--bb-fs-small);
    line-height: 1.45;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums lining-nums;
  `,
});

/** One line for each rule that held: a lit note of the colour of its verdict, and why. */
export const RuleList = styled('ul', {
  base: css`
    display: grid;
    gap: 12px;
    & > li { display: grid; grid-template-columns: 6px minmax(0, 1fr); gap: 2px 14px; line-height: 1.45; }
    & > li::before {
      content: "";
      grid-row: 1 / span 3;
      border-radius: 3px;
      background: var(--bb-teal);
    }
    & > li[data-covers="false"]::before { background: var(--bb-pink); }
    & > li > * { grid-column: 2; }
    @media (forced-colors: active) { & > li::before { background: CanvasText; } }
  `,
});

export const RuleName = styled('small', {
  base: css`color: var(--bb-muted); font-size: var(--bb-fs-tiny); line-height: 1.45;`,
});

const trackTitle = css`font-size: var(--bb-fs-small); font-weight: 600; line-height: 1.45;`;

export const TrackPart = styled('div', { base: css`display: grid; gap: 4px;` });

export const TrackTitle = styled('b', { base: trackTitle });

/** Many of them, behind a press. */
export const TrackDetails = styled('details', {
  base: css`
    & > summary {
      ${trackTitle}
      inline-size: fit-content;
      min-block-size: 28px;
      align-content: center;
      cursor: pointer;
    }
    & > summary::marker { color: var(--bb-muted); }
    & > summary:hover { color: var(--bb-pink); }
    &[open] > summary { margin-block-end: 4px; }
  `,
});

export const TrackList = styled('ul', {
  base: css`
    display: grid;
    gap: 4px;
    padding-inline-start: 18px;
    list-style: disc;
    color: var(--bb-muted);
    font-size: var(--bb-fs-small);
    line-height: 1.45;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums lining-nums;
  `,
});

/** What happens now, and what to do. */
export const Now = styled('div', {
  base: css`
    display: grid;
    gap: 12px;
    padding-block-start: 16px;
    border-block-start: 1px solid var(--bb-rule);
    & > p, & > div > p { max-inline-size: 38.7em; }
  `,
});

/** What proves that a video was covered. */
export const ProofPart = styled('section', {
  base: css`display: grid; grid-template-columns: minmax(0, 1fr); gap: 12px; padding-block-start: 8px; scroll-margin-block-start: 96px;`,
});

export const ProofTitle = styled(Heading, {
  base: css`font-size: 1.125rem; line-height: 1.3; letter-spacing: -.01em;`,
});

/** A text to copy, in lines as it has them. */
export const CopyText = styled('p', {
  base: css`
    padding: 14px 16px;
    border-radius: var(--bb-r-s);
    background: var(--bb-overlay);
    font-size: var(--bb-fs-small);
    line-height: 1.5;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    user-select: all;
    ${below(576)} { padding-inline: 12px; }
  `,
});
