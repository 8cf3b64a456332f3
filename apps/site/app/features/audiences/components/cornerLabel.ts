import { css } from '@backbeat/ui/styling';

/** What a picture says of itself in its upper corner: what it is, and how far it has come. */
export const cornerLabel = css`
  position: absolute;
  z-index: 1;
  inset-block-start: 16px;
  inset-inline-start: 16px;
  padding: 6px 12px;
  border-radius: 10px;
  background: var(--bb-ground);
  font-weight: 600;
  font-size: var(--bb-fs-small);
  font-variant-numeric: tabular-nums lining-nums;
  & span { color: var(--bb-muted); font-weight: 400; }
`;
