import { Container, Heading } from '@backbeat/ui';
import { below, css, keyframes, styled } from '@backbeat/ui/styling';

export const Page = styled(Container, {
  base: css`
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-content: start;
    gap: clamp(28px, 3vw, 44px);
    min-block-size: 80vh;
    padding-block: 108px var(--bb-section);
    ${below(992)} { padding-block-start: 92px; }
  `,
});

const ends = css`
  display: flex;
  flex-wrap: wrap;
  gap: 14px 18px;
  align-items: center;
  justify-content: space-between;
`;

/** Two things at the ends of a line, below each other where there is no room. */
export const Ends = styled('div', { base: ends });

export const PageLinks = styled('nav', { base: css`${ends} margin-block-start: 20px;` });

export const Who = styled('div', {
  base: css`
    display: flex;
    gap: 16px;
    align-items: center;
    min-inline-size: 0;
  `,
});

export const AnyLengthTitle = styled(Heading, { base: css`overflow-wrap: anywhere;` });

/** A station's picture in its frame. */
export const Art = styled('span', {
  base: css`
    display: block;
    aspect-ratio: 1;
    overflow: hidden;
    background: var(--bb-cell-1);
    & > * { display: block; inline-size: 100%; block-size: 100%; object-fit: cover; }
  `,
  variants: { size: { now: css`border-radius: 20px;`, row: css`border-radius: 10px;` } },
});

export const Card = styled('section', {
  base: css`
    display: grid;
    grid-template-columns: minmax(120px, 232px) minmax(0, 1fr);
    gap: clamp(20px, 3vw, 40px);
    align-items: center;
    padding: clamp(16px, 2vw, 24px);
    border-radius: 32px;
    background: var(--bb-lift);
    box-shadow: inset 0 0 0 1px var(--bb-rule);
    ${below(576)} { grid-template-columns: 88px minmax(0, 1fr); border-radius: var(--bb-r-l); }
    @media (forced-colors: active) { border: 1px solid; }
  `,
});

export const CardWords = styled('div', {
  base: css`display: grid; gap: 8px; min-inline-size: 0;`,
});

export const Artist = styled('p', {
  base: css`color: var(--bb-muted); font-size: var(--bb-fs-lead); line-height: 1.3;`,
});

const hit = keyframes`0% { opacity: 1; } 40%, 100% { opacity: .28; }`;

/** One bar of sixteen steps that the beat walks through. */
export const Beat = styled('span', {
  base: css`
    display: grid;
    grid-template-columns: repeat(16, minmax(0, 1fr));
    gap: clamp(3px, .6vw, 6px);
    margin-block-start: 10px;
    & i {
      block-size: 18px;
      border-radius: 5px;
      background: var(--bb-teal);
      opacity: .28;
      animation: ${hit} var(--bb-bar) linear infinite;
    }
    & i:nth-of-type(8n + 5) { background: var(--bb-pink); }
    @media (prefers-reduced-motion: reduce) { & i { animation: none; } & i:nth-of-type(4n + 1) { opacity: 1; } }
    ${below(576)} { display: none; }
  `,
});

export const Played = styled('ol', {
  base: css`
    display: grid;
    margin: 8px 0 0;
    padding: 0;
    list-style: none;
    font-variant-numeric: tabular-nums lining-nums;
    & li {
      display: grid;
      grid-template-columns: 40px minmax(0, 1fr) minmax(0, 150px) minmax(96px, auto);
      gap: 16px;
      align-items: center;
      padding-block: 11px;
      border-block-end: 1px solid var(--bb-rule);
      line-height: 1.3;
    }
    ${below(576)} { & li { grid-template-columns: 40px minmax(0, 1fr) auto; gap: 12px; } }
  `,
  variants: { fading: { true: css`opacity: .55;` } },
});

export const TrackTitle = styled('b', {
  base: css`display: block; font-weight: 600; overflow-wrap: anywhere;`,
});

const quiet = css`color: var(--bb-muted); font-size: var(--bb-fs-small); overflow-wrap: anywhere;`;

export const TrackArtist = styled('p', { base: quiet });

export const TrackStation = styled('p', { base: css`${quiet} ${below(576)} { display: none; }` });

export const PlayedAt = styled('time', { base: css`${quiet} text-align: end;` });
