import { StepGrid } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';

/** A drawing of steps as wide as its place. */
export const WideGrid = styled(StepGrid, { base: css`inline-size: 100%; block-size: auto;` });
