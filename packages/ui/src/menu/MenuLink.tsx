'use client';

import type { ReactElement, ReactNode } from 'react';
import type { AnchorProps } from '../link/LinkProvider.tsx';
import { PlainLink } from '../link/PlainLink.tsx';
import { styled } from '../styling/styled.ts';
import { NoteLine } from '../typography/NoteLine.ts';
import { wrapTexts } from '../typography/wrapTexts.tsx';
import { menuItemStyle } from './menuStyles.ts';

const LinkRoot = styled(PlainLink, { base: menuItemStyle });

/** What a menu item shows beside its name. */
export interface MenuItemProps {
  /** An `Icon` at the start. */
  icon?: ReactNode;
  /** A quiet line below the name. */
  note?: ReactNode;
}

/** The content of a menu item. */
export const itemContent = (icon: ReactNode, note: ReactNode, children: ReactNode) => (
  <>
    {wrapTexts(icon)}
    <span>
      <span>{children}</span>
      {note === undefined ? null : <NoteLine>{note}</NoteLine>}
    </span>
  </>
);

/** Props of {@link MenuLink}. */
export interface MenuLinkProps extends AnchorProps, MenuItemProps {}

/**
 * A menu item that is a link.
 *
 * @example <MenuLink href="/for/pro" note="For video creators">Pro</MenuLink>
 */
export const MenuLink = ({ icon, note, children, ...rest }: MenuLinkProps): ReactElement => (
  <LinkRoot {...rest}>{itemContent(icon, note, children)}</LinkRoot>
);
