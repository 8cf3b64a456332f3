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
  border: 1.5px solid var(--line);
  border-radius: var(--r-m);
  background: var(--sunken);
  font-size: var(--fs-ui);
  line-height: 1.3;
  &::placeholder { color: var(--muted); opacity: 1; }
  &:hover { border-color: var(--text); }
  &:focus { border-color: var(--text); outline: 3px solid var(--focus); outline-offset: 2px; }
  &[data-state="error"] { border-color: var(--pink); border-width: 2px; }
  &[data-state="ok"] { border-color: var(--teal); border-width: 2px; }
  &:disabled { border-color: var(--rule); color: var(--muted); background: var(--overlay); cursor: not-allowed; opacity: 1; }
  &:disabled[data-state="ok"] { border-color: var(--teal); }
`;
