import { Text } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';

/** A sentence and its button; the button goes below where there is no room beside. */
export const Line = styled('div', {
  base: css`
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 20px 32px;
  `,
});

export const LineText = styled(Text, { base: css`flex: 1 1 280px; max-inline-size: 38em;` });
