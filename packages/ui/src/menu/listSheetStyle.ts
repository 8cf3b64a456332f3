'use client';

import { css } from '../styling/css.ts';

/** A list that opens below its control, as wide as it. */
export const listSheetStyle = css`
  position: absolute;
  inset-inline: 0;
  margin-block-start: 8px;
  padding: 8px;
  border-radius: 18px;
  background: var(--bb-overlay);
  border: 1px solid var(--bb-rule);
`;
