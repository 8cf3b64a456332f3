import { Split } from '@backbeat/ui';
import { css, from, styled } from '@backbeat/ui/styling';

/** Words at the end of the line and the picture before them; on narrow windows the words come first. */
export const FlippedSplit = styled(Split, {
  base: css`
    & > * { min-inline-size: 0; }
    ${from(992)} {
      grid-template-columns: minmax(0, 9fr) minmax(0, 7fr);
      & > :last-of-type { order: -1; }
    }
  `,
});

/** Words that stand at the foot of the picture. */
export const LateSplit = styled(Split, { base: css`align-items: end; & > * { min-inline-size: 0; }` });
