'use client';

import { type ComponentProps, type ReactElement, type ReactNode, useSyncExternalStore } from 'react';
import { Container } from '../layout/Container.tsx';
import { PlainLink } from '../link/PlainLink.tsx';
import { Logo } from '../logo/Logo.tsx';
import { Dropdown } from '../menu/Dropdown.tsx';
import { MenuLink } from '../menu/MenuLink.tsx';
import { navLinkStyle } from '../menu/menuStyles.ts';
import { css } from '../styling/css.ts';
import { below, from } from '../styling/media.ts';
import { styled } from '../styling/styled.ts';
import { headerTexts, homeTexts } from '../texts/english.ts';
import { useUiTexts } from '../texts/uiTexts.ts';
import { wrapTexts } from '../typography/wrapTexts.tsx';
import { HomeLink } from './HomeLink.ts';
import { MobileMenu, type MobileMenuProps } from './MobileMenu.tsx';

/** A link of the header, or a dropdown of links. */
export type NavItem =
  | { label: string; href: string; current?: boolean }
  | { label: string; items: readonly { label: string; note?: string; href: string }[] };

/** Props of {@link SiteHeader}. */
export interface SiteHeaderProps
  extends Omit<ComponentProps<'header'>, 'children'>,
    Pick<MobileMenuProps, 'menuLabel'> {
  /** The product's name, for screen readers and beside the symbol. */
  name: string;
  /** The logo of another brand, symbol and words. @default our symbol and the name */
  logo?: ReactNode;
  /** Where the logo leads. @default '/' */
  homeHref?: string;
  /** The navigation on wide screens; without it the header is bare. */
  items?: readonly NavItem[];
  /** The links in the menu under 992 px. */
  mobileItems?: readonly { label: string; href: string }[];
  /** Content below the links in that menu, such as the sign-up button. */
  mobileEnd?: ReactNode;
  /** The account control, on every width. */
  end?: ReactNode;
  /** Content before it from 576 px on, such as the button to the player. */
  wideEnd?: ReactNode;
  /** Not fixed, for a preview. @default false */
  inFlow?: boolean;
  /** Forces the translucent style, for a preview. */
  scrolled?: boolean;
}

const subscribeToScroll = (notify: () => void): (() => void) => {
  addEventListener('scroll', notify, { passive: true });
  return () => removeEventListener('scroll', notify);
};
const readScrolled = (): boolean => scrollY > 8;
const readScrolledOnServer = (): boolean => false;

const renderItem = (item: NavItem): ReactElement =>
  'items' in item ? (
    <Dropdown key={item.label} label={item.label}>
      {item.items.map((entry) => (
        <MenuLink key={entry.href} href={entry.href} note={entry.note}>
          {entry.label}
        </MenuLink>
      ))}
    </Dropdown>
  ) : (
    <PlainLink key={item.href} href={item.href} aria-current={item.current ? 'page' : undefined}>
      {item.label}
    </PlainLink>
  );

/** The `<header>` itself. */
const Root = styled('header', {
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
const Bar = styled('div', {
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
const Nav = styled('nav', {
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
const End = styled('div', {
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
const WideEnd = styled('div', {
  base: css`display: flex; gap: 8px; ${below(576)} { display: none; }`,
});

/**
 * The fixed header: logo, navigation and account control, with a menu under 992 px. Translucent and blurred once
 * the page is scrolled.
 *
 * @example <SiteHeader name="Backbeat" items={[{ label: 'Pricing', href: '/pricing' }]} end={<Button>Sign in</Button>} />
 */
export const SiteHeader = (props: SiteHeaderProps): ReactElement => {
  const { home } = useUiTexts(homeTexts);
  const { mainNavigation } = useUiTexts(headerTexts);
  const {
    name,
    logo = <Logo name={name} />,
    homeHref = '/',
    items = [],
    mobileItems = [],
    mobileEnd,
    end,
    wideEnd,
    menuLabel,
    inFlow = false,
    scrolled,
    ...rest
  } = props;
  const hasScrolled = useSyncExternalStore(subscribeToScroll, readScrolled, readScrolledOnServer);
  return (
    <Root inFlow={inFlow} data-scrolled={(scrolled ?? (hasScrolled && !inFlow)) ? '' : undefined} {...rest}>
      <Container>
        <Bar>
          <HomeLink href={homeHref} aria-label={home(name)}>
            {logo}
          </HomeLink>
          {items.length === 0 ? null : <Nav aria-label={mainNavigation}>{items.map(renderItem)}</Nav>}
          <End>
            {wideEnd === undefined ? null : <WideEnd>{wideEnd}</WideEnd>}
            {wrapTexts(end)}
            {mobileItems.length === 0 ? null : (
              <MobileMenu items={mobileItems} end={mobileEnd} menuLabel={menuLabel} />
            )}
          </End>
        </Bar>
      </Container>
    </Root>
  );
};
