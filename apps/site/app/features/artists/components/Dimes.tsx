import { below, css, from, styled } from '@backbeat/ui/styling';
import { beat } from '../../../landing/drawingStyles.ts';
import { dimes, shares } from '../content.ts';

const Row = styled('ol', {
  base: css`
    display: grid;
    grid-template-columns: repeat(10, minmax(0, 1fr));
    gap: clamp(6px, 1vw, 14px);
    & > li {
      display: flex;
      align-items: flex-end;
      aspect-ratio: 1 / 1.9;
      padding: 12%;
      border-radius: clamp(18px, 2.2vw, 34px);
      background: var(--bb-cell-0);
      color: var(--bb-muted);
      font: 750 var(--bb-fs-h3)/1 var(--bb-font-display);
      font-variant-numeric: tabular-nums lining-nums;
      letter-spacing: -.03em;
    }
    & > li[data-lit] {
      background: var(--bb-art-teal);
      color: var(--bb-art-ink);
      ${beat}
    }
    & > li[data-lit]:has(+ :not([data-lit])) { font-size: clamp(1.25rem, .6rem + 1.8vw, 2.25rem); letter-spacing: -.05em; }
    ${from(768)} { ${below(992)} { & > li { padding: 9%; font-size: min(1.125rem, 20px); } } }
    ${below(768)} {
      grid-template-columns: repeat(5, minmax(0, 1fr));
      gap: 8px;
      & > li { aspect-ratio: 1 / 1.15; border-radius: 18px; font-size: 1.0625rem; }
      & > li[data-lit]:has(+ :not([data-lit])) { font-size: 1.25rem; }
    }
  `,
});

const Key = styled('dl', {
  base: css`
    display: grid;
    grid-template-columns: repeat(10, minmax(0, 1fr));
    gap: clamp(6px, 1vw, 14px);
    margin-block-start: 20px;
    & dt { font: 800 var(--bb-fs-stat)/.9 var(--bb-font-display); font-variant-numeric: tabular-nums lining-nums; letter-spacing: -.045em; }
    & dd { color: var(--bb-muted); line-height: 1.35; }
    ${below(768)} { grid-template-columns: 1fr 1fr; gap: 16px; }
  `,
});

const Share = styled('div', {
  base: css`
    grid-column: span 7;
    display: grid;
    gap: 4px;
    align-content: start;
    padding-block-start: 14px;
    border-block-start: 4px solid var(--bb-art-teal);
    border-radius: 2px;
    & + & { grid-column: span 3; border-color: var(--bb-cell-2); }
    ${below(768)} { &, & + & { grid-column: auto; } }
  `,
});

const last = dimes.length * 10;

/** Only where a share ends does the number carry its sign. */
const textOf = (percent: number, isEnd: boolean) =>
  isEnd || percent === last ? `${percent}%` : String(percent);

/** The fee as ten cells, seven of them for the music. */
export const Dimes = () => (
  <div>
    <Row aria-label="The fee in ten parts">
      {dimes.map(({ percent, isLit }, index) => (
        <li
          key={percent}
          data-lit={isLit ? '' : undefined}
          style={{ animationDelay: `calc(${index * 2} * var(--bb-step))` }}
        >
          {textOf(percent, isLit && dimes[index + 1]?.isLit === false)}
        </li>
      ))}
    </Row>
    <Key>
      {shares.map(({ figure, text }) => (
        <Share key={figure}>
          <dt>{figure}</dt>
          <dd>{text}</dd>
        </Share>
      ))}
    </Key>
  </div>
);
