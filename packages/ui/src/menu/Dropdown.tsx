'use client';

import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { useJoinedRef } from '../refs/useJoinedRef.ts';
import { css } from '../styling/css.ts';
import { styled } from '../styling/styled.ts';
import { moveFocusWithArrows } from './arrowKeys.ts';
import { navLinkStyle, sheetStyle } from './menuStyles.ts';
import { useDetailsDismiss } from './useDetailsDismiss.ts';

const Root = styled('details', {
  base: css`
    position: relative;
    inline-size: fit-content;
    & > summary > :last-child { inline-size: 1.1em; block-size: 1.1em; transition: transform var(--bb-quick) var(--bb-ease); }
    &[open] > summary > :last-child { transform: rotate(180deg); }
  `,
  variants: {
    variant: {
      nav: css`
        & > summary { ${navLinkStyle} }
        &[open] > summary { background: var(--bb-overlay); }
      `,
      pad: css`
        & > summary {
          ${navLinkStyle}
          min-block-size: 48px;
          padding-inline: 18px;
          border: 1.5px solid var(--bb-line);
          font-weight: 600;
        }
        & > summary:hover { border-color: var(--bb-text); background: none; }
        &[open] > summary { border-color: var(--bb-text); background: var(--bb-overlay); }
      `,
    },
  },
  defaults: { variant: 'nav' },
});

const Sheet = styled('div', {
  base: css`
    ${sheetStyle}
    inline-size: 300px;
    max-block-size: 300px;
    overflow: hidden auto;
    overscroll-behavior: contain;
  `,
  variants: {
    align: { start: css`inset-inline-start: 0;`, end: css`inset-inline-end: 0;` },
  },
  defaults: { align: 'start' },
});

/** Props of {@link Dropdown}; `ref` and what is not named here go to the `<details>`. */
export interface DropdownProps extends ComponentProps<'details'> {
  /** What the dropdown holds. */
  label: ReactNode;
  /** `MenuLink`s and `MenuButton`s. */
  children?: ReactNode;
  /** A place in a navigation, or a pad with an edge. @default 'nav' */
  variant?: 'nav' | 'pad';
  /** Which edge the sheet shares with its button. @default 'start' */
  align?: 'start' | 'end';
}

/**
 * A sheet of links or actions below its name, 300 px wide and at most as high. Native `<details>`: opens before any
 * script has run. Arrow keys move through it; Escape, a press outside or a choice closes it.
 *
 * @example <Dropdown label="Products"><MenuLink href="/for/pro">Pro</MenuLink></Dropdown>
 */
export const Dropdown = ({ label, align, children, ref: given, ...rest }: DropdownProps): ReactElement => {
  const { ref, closeOnChoice } = useDetailsDismiss();
  const joined = useJoinedRef(ref, given);
  return (
    <Root onKeyDown={moveFocusWithArrows} {...rest} ref={joined}>
      <summary>
        <span>{label}</span>
        <Icon icon={ChevronDown} />
      </summary>
      <Sheet onClick={closeOnChoice} align={align}>
        {children}
      </Sheet>
    </Root>
  );
};
