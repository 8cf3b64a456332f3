'use client';

import { navLinkStyle } from '../menu/menuStyles.ts';
import { css } from '../styling/css.ts';
import { below, from } from '../styling/media.ts';
import { styled } from '../styling/styled.ts';

/** The `<header>` itself. */
export const Root = styled('header', {
  base: css`
    &[data-scrolled] {
      background: var(--bb-header-glass);
      -webkit-backdrop-filter: blur(16px) saturate(1.3);
      backdrop-filter: blur(16px) saturate(1.3);
      box-shadow: 0 1px 0 var(--bb-rule);
    }
    &:has([data-mobile-menu][open]) { background: var(--bb-ground); -webkit-backdrop-filter: none; backdrop-filter: none; }
    @media (forced-colors: active) { background: Canvas; border-block-end: 1px solid; }
    @media print { display: none; }
  `,
  variants: {
    inFlow: {
      true: css`position: relative; z-index: 1;`,
      false: css`position: fixed; inset-block-start: 0; inset-inline: 0; z-index: 40;`,
    },
  },
});

/** The line of logo, navigation and controls. */
export const Bar = styled('div', {
  base: css`
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    min-block-size: 80px;
    [data-scrolled] & { min-block-size: 64px; }
    ${below(992)} { flex-wrap: wrap; min-block-size: 68px; }
  `,
});

/** The navigation on wide screens. */
export const Nav = styled('nav', {
  base: css`
    display: flex;
    align-items: center;
    gap: 2px;
    margin-inline-start: auto;
    ${below(992)} { display: none; }
    & > a { ${navLinkStyle} }
    @media (forced-colors: active) { & > a[aria-current] { text-decoration: underline 3px; } }
    & > a[aria-current] { border-radius: 0; padding-inline: 2px; margin-inline: 12px; box-shadow: inset 0 -2px 0 var(--bb-pink); background: none; }
  `,
});

/** The account control, buttons and, under 992 px, the menu. */
export const End = styled('div', {
  base: css`
    display: flex;
    align-items: center;
    gap: 8px;
    margin-inline-start: 12px;
    white-space: nowrap;
    ${below(992)} { flex-wrap: wrap; justify-content: flex-end; margin-inline-start: auto; }
    ${from(992)} { & > [data-mobile-menu] { display: none; } }
  `,
});

/** Buttons that have room from 576 px on. */
export const WideEnd = styled('div', {
  base: css`display: flex; gap: 8px; ${below(576)} { display: none; }`,
});
