'use client';

import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentProps, ReactElement } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { PlainLink } from '../link/PlainLink.tsx';
import { listSheetStyle } from '../menu/listSheetStyle.ts';
import { useDetailsDismiss } from '../menu/useDetailsDismiss.ts';
import { css } from '../styling/css.ts';
import { below } from '../styling/media.ts';
import { styled } from '../styling/styled.ts';

const Root = styled('nav', {
  base: css`
    position: sticky;
    inset-block-start: 96px;
    ${below(768)} { position: relative; inset-block-start: auto; z-index: 10; }
  `,
});

const List = styled('ul', { base: css`display: grid; gap: 4px;` });

const Item = styled(PlainLink, {
  base: css`
    display: grid;
    grid-template-columns: 10px minmax(0, 1fr);
    gap: 14px;
    align-items: center;
    min-block-size: 48px;
    padding: 8px 14px;
    border-radius: var(--bb-r-m);
    color: var(--bb-muted);
    font-weight: 500;
    line-height: 1.3;
    text-decoration: none;
    &::before { content: ""; inline-size: 10px; block-size: 10px; border-radius: 3px; background: var(--bb-cell-2); }
    &:hover { background: var(--bb-item-hover, var(--bb-raised)); color: var(--bb-text); }
    &:active { background: var(--bb-hover); }
    &[aria-current] { background: var(--bb-item-current, var(--bb-overlay)); color: var(--bb-text); font-weight: 600; }
    &[aria-current]::before { background: var(--bb-pink); }
    @media (forced-colors: active) { &[aria-current] { border: 2px solid Highlight; } }
  `,
});

const WideList = styled(List, { base: css`${below(768)} { display: none; }` });

const Dropdown = styled('details', { base: css`display: none; ${below(768)} { display: block; }` });

const Toggle = styled('summary', {
  base: css`
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: 12px;
    min-block-size: 52px;
    padding: 12px 16px;
    border: 1.5px solid var(--bb-line);
    border-radius: var(--bb-r-m);
    background: var(--bb-sunken);
    font-weight: 500;
    list-style: none;
    cursor: pointer;
    &:hover { border-color: var(--bb-text); }
  `,
});

const Arrow = styled(Icon, { base: css`details[open] & { transform: rotate(180deg); }` });

const DropdownList = styled(List, {
  base: css`
    --bb-item-hover: var(--bb-hover);
    --bb-item-current: var(--bb-hover);
    ${listSheetStyle}
  `,
});

/** Props of {@link SideMenu}. */
export interface SideMenuProps extends Omit<ComponentProps<'nav'>, 'children'> {
  /** Name of the menu, `Account`. */
  label: string;
  /** The links; that of the shown page is `current`. */
  items: readonly { label: string; href: string; current?: boolean }[];
}

/**
 * The links of an area, beside its content; a dropdown under 768 px.
 *
 * @example <SideMenu label="Account" items={[{ label: 'Account Overview', href: '/settings', current: true }]} />
 */
export const SideMenu = ({ label, items, ...rest }: SideMenuProps): ReactElement => {
  const { ref, closeOnChoice } = useDetailsDismiss();
  const current = items.find((item) => item.current);
  const lines = items.map((item) => (
    <li key={item.href}>
      <Item href={item.href} aria-current={item.current ? 'page' : undefined}>
        {item.label}
      </Item>
    </li>
  ));
  return (
    <Root aria-label={label} {...rest}>
      <WideList>{lines}</WideList>
      <Dropdown ref={ref}>
        <Toggle>
          <span>{current?.label ?? label}</span> <Arrow icon={ChevronDown} />
        </Toggle>
        <DropdownList onClick={closeOnChoice}>{lines}</DropdownList>
      </Dropdown>
    </Root>
  );
};
