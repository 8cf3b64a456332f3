import { Text } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import type { TermCells } from './termCells.ts';

const Root = styled('div', { base: css`display: grid; gap: 10px;` });

const Cells = styled('span', {
  base: css`
    display: grid;
    gap: clamp(4px, .6vw, 8px);
    max-inline-size: 560px;
    & i { aspect-ratio: 1.35; border-radius: clamp(5px, .7vw, 10px); background: var(--bb-cell-1); }
    & i[data-on] { background: var(--bb-teal); }
    @media (forced-colors: active) { & i { border: 1px solid; } & i[data-on] { background: Highlight; } }
  `,
  variants: {
    cells: {
      12: css`grid-template-columns: repeat(12, minmax(0, 1fr));`,
      15: css`grid-template-columns: repeat(15, minmax(0, 1fr));`,
    },
  },
});

/** How much of the paid or free time is left, as lit steps and in words. */
export const Term = ({ cells, lit, text }: TermCells) => (
  <Root>
    <Cells aria-hidden="true" cells={cells}>
      {Array.from({ length: cells }, (_, index) => index).map((cell) => (
        <i key={cell} data-on={cell < lit ? '' : undefined} />
      ))}
    </Cells>
    <Text size="small" tone="muted">
      {text}
    </Text>
  </Root>
);
