import { StepGrid } from '@backbeat/ui';
import { css, keyframes, styled } from '@backbeat/ui/styling';

/** A drawing of steps as wide as its place. */
export const WideGrid = styled(StepGrid, { base: css`inline-size: 100%; block-size: auto;` });

/** Any other drawing as wide as its place. */
export const WideDrawing = styled('svg', { base: css`inline-size: 100%; block-size: auto;` });

const hit = keyframes`0% { transform: scale(1.12); } 9%, 100% { transform: scale(1); }`;

/** Pulses once per bar. */
export const beat = css`animation: ${hit} var(--bb-bar) var(--bb-ease) infinite;`;
