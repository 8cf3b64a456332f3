import { Container, Heading, Panel } from '@backbeat/ui';
import { below, css, from, styled } from '@backbeat/ui/styling';

export const Page = styled(Container, {
  base: css`
    display: grid;
    gap: clamp(28px, 3.4vw, 48px);
    padding-block: 116px var(--bb-section);
    ${below(992)} { padding-block-start: 92px; }
  `,
});

export const PageHead = styled('header', { base: css`display: grid; gap: 14px;` });

/** The way that fits this computer. */
export const MainWay = styled('section', {
  base: css`
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: clamp(24px, 4vw, 64px);
    align-items: center;
    padding: clamp(20px, 3.4vw, 48px);
    border-radius: 32px;
    background: var(--bb-lift);
    box-shadow: inset 0 0 0 2px var(--bb-pink);
    ${below(768)} { grid-template-columns: minmax(0, 1fr); border-radius: var(--bb-r-l); }
  `,
});

/** The words for each system are known only once the page is hydrated: they all fit into the same room. */
export const MainWords = styled('div', {
  base: css`
    display: grid;
    gap: 16px;
    align-content: center;
    justify-items: start;
    min-block-size: 250px;
    ${below(1200)} { min-block-size: 300px; }
    ${below(768)} { align-content: start; min-block-size: 280px; }
  `,
});

export const MainTitle = styled(Heading, { base: css`font-size: clamp(1.75rem, 1.4rem + 1.8vw, 2.75rem);` });

export const OtherWays = styled('section', {
  base: css`
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(248px, 1fr));
    gap: var(--bb-gap);
    & > * > :last-child { white-space: nowrap; }
    /* Until the system is known there are four, in the same one line as three: so nothing below moves. */
    ${below(2000)} {
      &:has(> :nth-child(4)) > * { padding-inline: 18px; }
      &:has(> :nth-child(4)) > * > :last-child { padding-inline: 12px; }
    }
    ${below(1200)} { &:has(> :nth-child(4)) { grid-template-columns: repeat(2, minmax(0, 1fr)); } }
    /* Two in a line leave one over: it takes the whole line, its button beside the words. */
    ${below(992)} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      & > :last-child:nth-child(odd) { grid-column: 1 / -1; }
      ${from(576)} {
        & > :last-child:nth-child(odd) { grid-template-columns: minmax(0, 1fr) auto; align-items: center; }
        & > :last-child:nth-child(odd) > :last-child { grid-area: 1 / 2 / span 2; }
      }
    }
    ${below(768)} { & > * > :last-child { padding-inline: 12px; } }
    ${below(576)} { &, &:has(> :nth-child(4)) { grid-template-columns: minmax(0, 1fr); } }
  `,
});

export const Way = styled(Panel, {
  base: css`
    display: grid;
    gap: 14px;
    grid-template-rows: auto 1fr;
    justify-items: start;
  `,
});
