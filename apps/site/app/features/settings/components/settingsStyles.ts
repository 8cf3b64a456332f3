import { FormMessage, Heading } from '@backbeat/ui';
import { below, css, styled } from '@backbeat/ui/styling';

/** Menu beside the page; above it under 768 px. */
export const Shell = styled('div', {
  base: css`
    display: grid;
    grid-template-columns: clamp(200px, 20vw, 240px) minmax(0, 1fr);
    gap: clamp(32px, 5vw, 80px);
    align-items: start;
    inline-size: 100%;
    max-inline-size: calc(var(--bb-page) + 2 * var(--bb-gutter));
    /* The footer stays out of sight while a page is on its way, so that nothing visible moves. */
    min-block-size: 100dvh;
    margin-inline: auto;
    padding: 116px var(--bb-gutter) var(--bb-section);
    ${below(768)} { grid-template-columns: minmax(0, 1fr); align-content: start; gap: 20px; padding-block-start: 84px; }
    /* On paper there is the page alone. */
    @media print {
      display: block;
      min-block-size: 0;
      padding: 0;
      & > :first-child { display: none; }
    }
  `,
});

/** What stands beside the menu. */
export const Column = styled('div', {
  base: css`display: grid; grid-template-columns: minmax(0, 1fr); gap: 24px;`,
});

/** One settings page: panels below each other. */
export const Page = styled('div', {
  base: css`display: grid; grid-template-columns: minmax(0, 1fr); gap: 16px;`,
});

export const PageTitle = styled(Heading, {
  base: css`margin-block-end: 8px; font-size: clamp(2rem, 1.75rem + 1.1vw, 2.625rem);`,
});

/** What the panels below it have in common. */
export const PartTitle = styled(Heading, {
  base: css`margin-block: 28px 0; font-size: clamp(1.375rem, 1.3rem + .4vw, 1.625rem); letter-spacing: -.018em;`,
});

/** A panel's last line: a quiet sentence and at most one button. */
export const Foot = styled('div', {
  base: css`
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 10px 16px;
    padding-block-start: 16px;
    border-block-start: 1px solid var(--bb-rule);
  `,
});

const footPlace = css`flex: 1 1 260px;`;

export const FootText = styled('p', {
  base: css`${footPlace} color: var(--bb-muted); font-size: var(--bb-fs-small); line-height: 1.45;`,
});

export const FootMessage = styled(FormMessage, { base: footPlace });

/** A panel's first line: what it is, and the badge beside it. */
export const Head = styled('div', {
  base: css`
    display: flex;
    flex-wrap: wrap;
    align-items: start;
    justify-content: space-between;
    gap: 10px 20px;
  `,
});

export const HeadWords = styled('div', {
  base: css`
    flex: 1 1 200px;
    display: grid;
    gap: 4px;
    min-inline-size: 0;
    ${below(576)} { &:not(:only-child) { display: contents; } }
  `,
});

export const HeadText = styled('p', {
  base: css`
    color: var(--bb-muted);
    max-inline-size: 37.4em;
    font-variant-numeric: tabular-nums lining-nums;
    ${below(576)} { order: 3; flex-basis: 100%; }
  `,
});

export const HeadTitle = styled(Heading, {
  base: css`font-size: 1.5rem; letter-spacing: -.02em; ${below(576)} { flex: 1 1 auto; }`,
});

/** An address to copy, selected whole by one press. */
export const AddressText = styled('code', {
  base: css`
    display: block;
    padding: 10px 12px;
    border-radius: var(--bb-r-s);
    background: var(--bb-overlay);
    font: 400 var(--bb-fs-tiny)/1.5 ui-monospace, monospace;
    overflow-wrap: anywhere;
    user-select: all;
  `,
});

/** The name of a line: a card, a plan, a person. */
export const NameText = styled('b', { base: css`font-weight: 600; overflow-wrap: anywhere;` });

/** The quiet line with a name, above or below it. */
export const DetailText = styled('span', {
  base: css`display: block; color: var(--bb-muted); font-size: var(--bb-fs-small);`,
  variants: { isWrong: { true: css`color: var(--bb-pink);` } },
});

/** The square behind the sign of a platform. */
export const PlatformIcon = styled('span', {
  base: css`
    display: grid;
    place-items: center;
    flex: none;
    inline-size: 44px;
    block-size: 44px;
    border-radius: 13px;
    background: var(--bb-overlay);
  `,
  variants: { linked: { true: css`background: var(--bb-teal-tint); color: var(--bb-teal);` } },
});
