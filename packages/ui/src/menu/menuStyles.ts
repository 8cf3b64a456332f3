'use client';

import { css } from '../styling/css.ts';

/** A menu item: link or button. */
export const menuItemStyle = css`
  display: flex;
  align-items: center;
  gap: 12px;
  inline-size: 100%;
  min-block-size: 44px;
  padding: 8px 12px;
  border: 0;
  border-radius: 11px;
  background: none;
  color: var(--bb-text);
  font: 500 var(--bb-fs-ui)/1.3 var(--bb-font-text);
  text-align: start;
  text-decoration: none;
  cursor: pointer;
  &:hover, &:focus-visible { background: var(--bb-hover); }
  &:active { transform: translateY(1px); }
`;

/** The sheet that a menu, a popover or a dropdown opens. */
export const sheetStyle = css`
  position: absolute;
  z-index: 30;
  inset-block-start: calc(100% + 8px);
  min-inline-size: 232px;
  max-inline-size: calc(100vw - 2 * var(--bb-gutter));
  padding: 8px;
  border-radius: 18px;
  background: var(--bb-overlay);
  border: 1px solid var(--bb-rule);
  white-space: normal;
`;

/** A place in the header's navigation. */
export const navLinkStyle = css`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: 44px;
  padding: 8px 14px;
  border-radius: var(--bb-r-m);
  font-weight: 500;
  font-size: var(--bb-fs-ui);
  white-space: nowrap;
  text-decoration: none;
  list-style: none;
  cursor: pointer;
  &:hover { background: var(--bb-overlay); }
  &:active { background: var(--bb-hover); }
`;
