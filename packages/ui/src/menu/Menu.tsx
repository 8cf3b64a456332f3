'use client';

import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { css } from '../styling/css.ts';
import { styled } from '../styling/styled.ts';
import { NoteLine } from '../typography/NoteLine.ts';
import { wrapTexts } from '../typography/wrapTexts.tsx';
import { moveFocusWithArrows } from './arrowKeys.ts';
import { itemContent, type MenuItemProps } from './MenuLink.tsx';
import { menuItemStyle } from './menuStyles.ts';
import { Popover, type PopoverProps } from './Popover.tsx';

const ButtonRoot = styled('button', { base: menuItemStyle });

/** Props of {@link Menu}. */
export type MenuProps = Omit<PopoverProps, 'onSheetKeyDown'>;

/**
 * A button that opens a list of links and actions. Arrow keys move through it, Escape closes it.
 *
 * @example <Menu label="Account menu" picture button={<Avatar />}><MenuLink href="/settings">Account</MenuLink></Menu>
 */
export const Menu = (props: MenuProps): ReactElement => (
  <Popover {...props} onSheetKeyDown={moveFocusWithArrows} />
);

/** Props of {@link MenuButton}. */
export interface MenuButtonProps extends ComponentProps<'button'>, MenuItemProps {}

/**
 * A menu item that does something and closes the menu.
 *
 * @example <MenuButton icon={<Icon icon={LogOutIcon} />} onClick={signOut}>Sign out</MenuButton>
 */
export const MenuButton = ({ icon, note, children, ...rest }: MenuButtonProps): ReactElement => (
  <ButtonRoot type="button" data-closes="" {...rest}>
    {itemContent(icon, note, children)}
  </ButtonRoot>
);

const Who = styled('div', {
  base: css`
    display: grid;
    grid-template-columns: 40px minmax(0, 1fr);
    gap: 12px;
    align-items: center;
    padding: 10px 12px 14px;
    margin-block-end: 6px;
    border-block-end: 1px solid var(--bb-rule);
    line-height: 1.25;
    overflow-wrap: anywhere;
  `,
});

/** Props of {@link MenuPerson}. */
export interface MenuPersonProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** An `Avatar`. */
  picture: ReactNode;
  /** Whose menu it is. */
  name: ReactNode;
  /** A quiet line below the name, such as the plan. */
  note?: ReactNode;
}

/**
 * The header of an account menu: who is signed in.
 *
 * @example <MenuPerson picture={<Avatar src={avatar} />} name="pixel_marmalade" note="Premium" />
 */
export const MenuPerson = ({ picture, name, note, ...rest }: MenuPersonProps): ReactElement => (
  <Who {...rest}>
    {wrapTexts(picture)}
    <div>
      <span>{name}</span>
      {note === undefined ? null : <NoteLine>{note}</NoteLine>}
    </div>
  </Who>
);
