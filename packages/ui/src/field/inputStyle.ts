'use client';

import { css } from '../styling/css.ts';

/** An invisible radio button over the whole of its label. */
export const coveringInputStyle = css`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  margin: 0;
  opacity: 0;
  cursor: inherit;
`;

/** Shared by inputs, selects and text areas. */
export const inputStyle = css`
  inline-size: 100%;
  min-block-size: 52px;
  padding: 12px 16px;
  border: 1.5px solid var(--bb-line);
  border-radius: var(--bb-r-m);
  background: var(--bb-sunken);
  font-size: var(--bb-fs-ui);
  line-height: 1.3;
  &::placeholder { color: var(--bb-muted); opacity: 1; }
  &:hover { border-color: var(--bb-text); }
  &:focus { border-color: var(--bb-text); outline: 3px solid var(--bb-focus); outline-offset: 2px; }
  &[data-state="error"] { border-color: var(--bb-pink); border-width: 2px; }
  &[data-state="ok"] { border-color: var(--bb-teal); border-width: 2px; }
  &:disabled { border-color: var(--bb-rule); color: var(--bb-muted); background: var(--bb-overlay); cursor: not-allowed; opacity: 1; }
  &:disabled[data-state="ok"] { border-color: var(--bb-teal); }
`;
