import { Heading } from '@backbeat/ui';
import { below, css, styled } from '@backbeat/ui/styling';

export const Bento = styled('ul', {
  base: css`
    display: grid;
    grid-template-columns: repeat(16, minmax(0, 1fr));
    gap: var(--bb-gap);
    & > li {
      position: relative;
      display: grid;
      grid-column: span 6;
      gap: 24px;
      align-content: space-between;
      min-block-size: 260px;
      padding: clamp(20px, 2.4vw, 32px);
      border-radius: var(--bb-r-l);
      background: var(--bb-raised);
      overflow: clip;
    }
    & > li[data-size="wide"] { grid-column: span 10; grid-template-columns: 4fr 6fr; align-items: center; }
    & > li[data-size="narrow"] { grid-column: span 5; }
    & > li > svg { inline-size: 100%; block-size: auto; }
    & > li > div > p { color: var(--bb-muted); }
    ${below(992)} {
      & > li, & > li[data-size="narrow"] { grid-column: span 8; min-block-size: 220px; }
      & > li[data-size="wide"] { grid-column: 1 / -1; }
    }
    ${below(576)} {
      & > li, & > li[data-size] { grid-column: 1 / -1; grid-template-columns: minmax(0, 1fr); min-block-size: 0; }
    }
  `,
});

export const BentoTitle = styled(Heading, { base: css`margin-block-end: 8px;` });

export const Keys = styled('div', {
  base: css`
    display: flex;
    gap: 8px;
    & kbd {
      display: grid;
      place-items: center;
      min-inline-size: 64px;
      block-size: 64px;
      padding-inline: 14px;
      border-radius: 18px;
      background: var(--bb-cell-1);
      font: 600 var(--bb-fs-ui)/1 var(--bb-font-text);
    }
    & kbd[data-on] { background: var(--bb-art-pink); color: var(--bb-art-ink); }
  `,
});

export const ChatLines = styled('div', {
  base: css`
    display: grid;
    gap: 8px;
    & p {
      padding: 10px 14px;
      border-radius: var(--bb-r-m);
      background: var(--bb-ground);
      font-size: var(--bb-fs-small);
      line-height: 1.3;
    }
  `,
});

export const Queue = styled('div', {
  base: css`
    display: grid;
    gap: 6px;
    & i { block-size: 14px; border-radius: 6px; background: var(--bb-cell-1); }
    & i[data-on] { inline-size: 88%; background: var(--bb-art-teal); }
    & i:nth-of-type(3) { inline-size: 72%; }
    & i:nth-of-type(4) { inline-size: 50%; }
  `,
});
