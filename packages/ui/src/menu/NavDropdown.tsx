import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { css } from '../styling/css.ts';
import { styled } from '../styling/styled.ts';
import { moveFocusWithArrows } from './arrowKeys.ts';
import { navLinkStyle, sheetStyle } from './menuStyles.ts';
import { useDetailsDismiss } from './useDetailsDismiss.ts';

const Root = styled('details', {
  base: css`
    position: relative;
    & > summary { ${navLinkStyle} }
    &[open] > summary { background: var(--overlay); }
    & > summary svg { inline-size: 1.1em; block-size: 1.1em; transition: transform var(--quick) var(--ease); }
    &[open] > summary svg { transform: rotate(180deg); }
  `,
});

const Sheet = styled('div', { base: css`${sheetStyle} inset-inline-start: 0;` });

/** Props of {@link NavDropdown}. */
export interface NavDropdownProps {
  /** What the dropdown holds. */
  label: ReactNode;
  /** `MenuLink`s. */
  children: ReactNode;
}

/**
 * A dropdown in the navigation. Native `<details>`: opens before any script has run.
 *
 * @example <NavDropdown label="Products"><MenuLink href="/for/pro">Pro</MenuLink></NavDropdown>
 */
export const NavDropdown = ({ label, children }: NavDropdownProps): ReactElement => {
  const { ref, closeOnChoice } = useDetailsDismiss();
  return (
    <Root ref={ref} onKeyDown={moveFocusWithArrows}>
      <summary>
        {label} <Icon name="chevron-down" />
      </summary>
      <Sheet onClick={closeOnChoice}>{children}</Sheet>
    </Root>
  );
};
