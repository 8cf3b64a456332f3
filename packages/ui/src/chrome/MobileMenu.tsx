'use client';

import ArrowRight from 'lucide-react/icons/arrow-right';
import MenuLines from 'lucide-react/icons/menu';
import Close from 'lucide-react/icons/x';
import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { PlainLink } from '../link/PlainLink.tsx';
import { useDetailsDismiss } from '../menu/useDetailsDismiss.ts';
import { css } from '../styling/css.ts';
import { styled } from '../styling/styled.ts';
import { headerTexts } from '../texts/english.ts';
import { useUiTexts } from '../texts/uiTexts.ts';

const Root = styled('details', {
  base: css`
    & > summary {
      display: grid;
      place-items: center;
      inline-size: 44px;
      block-size: 44px;
      border-radius: var(--bb-r-m);
      list-style: none;
      cursor: pointer;
    }
    & > summary:hover { background: var(--bb-overlay); }
    & > summary:active { background: var(--bb-hover); }
    &[open] > summary > :first-child, &:not([open]) > summary > :last-child { display: none; }
  `,
});

const Sheet = styled('nav', {
  base: css`
    position: absolute;
    inset-inline: 0;
    inset-block-start: 100%;
    display: grid;
    gap: 4px;
    max-block-size: calc(100dvh - 68px);
    overflow-y: auto;
    overscroll-behavior: contain;
    padding: 12px var(--bb-gutter) 28px;
    background: var(--bb-ground);
    border-block-end: 1px solid var(--bb-rule);
    white-space: normal;
    & > a {
      display: flex;
      justify-content: space-between;
      align-items: center;
      min-block-size: 60px;
      border-block-end: 1px solid var(--bb-rule);
      font: 700 1.375rem/1.2 var(--bb-font-display);
      letter-spacing: -.015em;
      text-decoration: none;
    }
    & > a > svg:dir(rtl) { transform: scaleX(-1); }
    & > a:hover { color: var(--bb-pink); }
  `,
});

const End = styled('div', { base: css`display: grid; gap: 12px; margin-block-start: 20px;` });

/** Props of {@link MobileMenu}. */
export interface MobileMenuProps {
  /** The links. */
  items: readonly { label: string; href: string }[];
  /** Content below the links. */
  end?: ReactNode;
  /** Name of the toggle. @default 'Menu' */
  menuLabel?: string | undefined;
}

/**
 * The header's menu under 992 px. Native `<details>`: opens before any script has run.
 *
 * @example <MobileMenu items={[{ label: 'Pricing', href: '/pricing' }]} />
 */
export const MobileMenu = ({ items, end, menuLabel }: MobileMenuProps): ReactElement => {
  const { menu } = useUiTexts(headerTexts);
  const label = menuLabel ?? menu;
  const { ref, closeOnChoice } = useDetailsDismiss();
  return (
    <Root ref={ref} data-mobile-menu="">
      <summary aria-label={label}>
        <Icon icon={MenuLines} />
        <Icon icon={Close} />
      </summary>
      <Sheet aria-label={label} onClick={closeOnChoice}>
        {items.map((item) => (
          <PlainLink key={item.href} href={item.href}>
            <span>{item.label}</span>
            <Icon icon={ArrowRight} />
          </PlainLink>
        ))}
        {end === undefined ? null : <End>{end}</End>}
      </Sheet>
    </Root>
  );
};
