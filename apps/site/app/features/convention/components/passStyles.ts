import { LogoSymbol } from '@backbeat/ui';
import { below, css, keyframes, styled } from '@backbeat/ui/styling';

const sway = keyframes`from { transform: rotate(-1.2deg); } to { transform: rotate(1.6deg); }`;

export const Badge = styled('div', {
  base: css`
    position: relative;
    display: grid;
    justify-items: center;
    align-content: start;
    padding-block: 0 clamp(48px, 5vw, 80px);
  `,
});

export const Strap = styled('svg', {
  base: css`
    inline-size: min(100%, 464px);
    block-size: auto;
    margin-block: 96px -6px;
    fill: var(--bb-on-shout);
    ${below(992)} { inline-size: min(100%, 420px); margin-block-start: 8px; }
  `,
});

/** Dark in both schemes, as printed. */
export const Pass = styled('div', {
  base: css`
    position: relative;
    display: grid;
    gap: 22px;
    inline-size: min(100% - 24px, 25rem);
    padding: 60px clamp(22px, 2.4vw, 32px) 28px;
    border-radius: 36px;
    background: #0e0b1a;
    color: #f5f2ff;
    font-variant-numeric: tabular-nums lining-nums;
    rotate: -2.5deg;
    transform-origin: 50% -200px;
    animation: ${sway} calc(4 * var(--bb-bar)) ease-in-out infinite alternate;
    ${below(992)} { rotate: -1.4deg; }
  `,
});

export const Slot = styled('span', {
  base: css`
    position: absolute;
    inset-block-start: 22px;
    inset-inline: 0;
    inline-size: 92px;
    block-size: 18px;
    margin-inline: auto;
    border-radius: 9px;
    background: var(--bb-shout);
  `,
});

export const Top = styled('p', {
  base: css`
    --bb-pink: #ff5c8a;
    display: flex;
    align-items: center;
    justify-content: space-between;
  `,
});

export const PassLogo = styled(LogoSymbol, { base: css`block-size: 34px;` });

export const PassName = styled('b', { base: css`font: 650 1.125rem/1 var(--bb-font-display);` });

export const Share = styled('p', { base: css`display: grid;` });

export const Percent = styled('b', {
  base: css`
    margin-inline-start: -.04em;
    color: #ff5c8a;
    font: 800 min(clamp(6rem, 5rem + 4vw, 9.25rem), 34vw)/.82 var(--bb-font-display);
    letter-spacing: -.06em;
  `,
});

export const Off = styled('span', {
  base: css`margin-block-start: 14px; font: 750 1.75rem/1 var(--bb-font-display); letter-spacing: -.025em;`,
});

export const Days = styled('ol', {
  base: css`
    display: grid;
    grid-template-columns: repeat(4, 1fr);
    gap: 8px;
    & > li {
      display: grid;
      gap: 4px;
      justify-items: center;
      padding-block: 12px 10px;
      border-radius: 16px;
      background: #251d46;
      line-height: 1;
    }
    & > li:nth-of-type(even) { background: #2bd9c0; color: #04211d; }
    & > li:nth-of-type(even) > :last-child { color: inherit; }
  `,
});

export const DayNumber = styled('b', {
  base: css`font: 800 1.5rem/1 var(--bb-font-display); letter-spacing: -.03em;`,
});

export const DayName = styled('span', {
  base: css`color: #b9b1d9; font-size: var(--bb-fs-tiny);`,
});

export const Place = styled('p', { base: css`display: grid; gap: 2px; line-height: 1.3;` });

export const PlaceName = styled('b', { base: css`font-weight: 600;` });

export const PlaceDates = styled('span', { base: css`color: #b9b1d9; font-size: var(--bb-fs-small);` });

export const Code = styled('div', {
  base: css`
    display: grid;
    grid-template-columns: repeat(20, 1fr);
    gap: 3px;
    & i { block-size: 12px; border-radius: 4px; background: #251d46; }
    & i[data-on] { background: #7463c4; }
  `,
});
