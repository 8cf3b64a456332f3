'use client';

import { css } from '../styling/css.ts';
import { below, from } from '../styling/media.ts';
import { styled } from '../styling/styled.ts';

/** The `<footer>` itself. */
export const Root = styled('footer', {
  base: css`
    border-block-start: 1px solid var(--bb-rule);
    @media print { display: none; }
  `,
  variants: {
    minimal: {
      true: css`padding-block: 28px;`,
      false: css`padding-block: clamp(56px, 6vw, 88px) 36px;`,
    },
  },
});

/** Brand and lists beside each other. */
export const Columns = styled('div', {
  base: css`
    display: grid;
    grid-template-columns: 2fr 1fr 1fr;
    gap: 48px clamp(32px, 5vw, 80px);
    ${below(768)} { grid-template-columns: 1fr 1fr; & > :first-of-type { grid-column: 1 / -1; } }
  `,
});

/** Logo, tagline and downloads. */
export const Brand = styled('div', {
  base: css`
    display: grid;
    gap: 20px;
    justify-items: start;
    align-content: start;
  `,
});

/** The line below the logo. */
export const Tagline = styled('p', { base: css`max-inline-size: 20em; color: var(--bb-muted);` });

/** Heading of a list. */
export const Title = styled('h2', {
  base: css`margin-block-end: 14px; font: 600 var(--bb-fs-small)/1.3 var(--bb-font-text); letter-spacing: 0; color: var(--bb-text);`,
});

/** A list of links. */
export const LinkList = styled('ul', {
  base: css`
    & a { display: inline-block; padding-block: 5px; color: var(--bb-muted); text-decoration: none; }
    & a:hover { color: var(--bb-text); text-decoration: underline 2px var(--bb-pink); }
  `,
  variants: {
    long: { true: css`${from(992)} { columns: 2; column-gap: 32px; }` },
  },
});

/** The last line. */
export const End = styled('div', {
  base: css`
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: space-between;
    gap: 16px;
    color: var(--bb-muted);
    font-size: var(--bb-fs-small);
    & > :first-of-type { gap: 2px; margin-inline-start: -10px; font-size: 1rem; }
  `,
  variants: { minimal: { false: css`margin-block-start: clamp(40px, 5vw, 72px);` } },
});
