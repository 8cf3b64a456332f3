'use client';

import Download from 'lucide-react/icons/download';
import type { ComponentProps, ReactElement, ReactNode } from 'react';
import { LinkButton } from '../button/LinkButton.tsx';
import { Icon, type IconComponent } from '../icon/Icon.tsx';
import { LazyIcon } from '../icon/LazyIcon.tsx';
import { Container } from '../layout/Container.tsx';
import { Row } from '../layout/Row.tsx';
import { IconLink } from '../link/IconLink.ts';
import { PlainLink } from '../link/PlainLink.tsx';
import { Logo } from '../logo/Logo.tsx';
import { css } from '../styling/css.ts';
import { below, from } from '../styling/media.ts';
import { styled } from '../styling/styled.ts';
import { homeTexts } from '../texts/english.ts';
import { useUiTexts } from '../texts/uiTexts.ts';
import { wrapTexts } from '../typography/wrapTexts.tsx';
import { HomeLink } from './HomeLink.ts';

/** A titled list of links in the footer. */
export interface FooterColumn {
  /** The list's heading. */
  title: string;
  /** The links in order. */
  links: readonly { label: string; href: string; target?: '_blank' }[];
}

/** Props of {@link SiteFooter}. */
export interface SiteFooterProps extends Omit<ComponentProps<'footer'>, 'children'> {
  /** The product's name, for screen readers and beside the symbol. */
  name: string;
  /** The logo of another brand, symbol and words. @default our symbol and the name */
  logo?: ReactNode;
  /** The line below the logo. */
  tagline?: string;
  /** Buttons to fetch the desktop app. */
  downloads?: readonly { label: string; href: string }[];
  /** The lists of links. */
  columns?: readonly FooterColumn[];
  /** The company's profiles on other sites, with icons of `@backbeat/ui/icons` or your own. */
  socials?: readonly { label: string; icon: IconComponent; href: string }[];
  /** The last line, `© 2026 Backbeat`. */
  copyright: string;
  /** Content beside the copyright, such as a `SchemeToggle`. */
  end?: ReactNode;
  /** Only the profiles and the copyright. @default false */
  minimal?: boolean;
}

/** Lists with more links get two columns where there is room. */
const longList = 5;

/** The `<footer>` itself. */
const Root = styled('footer', {
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
const Columns = styled('div', {
  base: css`
    display: grid;
    grid-template-columns: 2fr 1fr 1fr;
    gap: 48px clamp(32px, 5vw, 80px);
    ${from(992)} { grid-template-columns: minmax(16em, 1fr) auto auto; }
    ${below(768)} { grid-template-columns: 1fr 1fr; & > :first-of-type { grid-column: 1 / -1; } }
  `,
});

/** Logo, tagline and downloads. */
const Brand = styled('div', {
  base: css`
    display: grid;
    gap: 20px;
    justify-items: start;
    align-content: start;
  `,
});

/** The line below the logo. */
const Tagline = styled('p', { base: css`max-inline-size: 20em; color: var(--bb-muted);` });

/** Heading of a list. */
const Title = styled('h2', {
  base: css`margin-block-end: 14px; font: 600 var(--bb-fs-small)/1.3 var(--bb-font-text); letter-spacing: 0; color: var(--bb-text);`,
});

/** A list of links. */
const LinkList = styled('ul', {
  base: css`
    & a { display: inline-block; padding-block: 5px; overflow-wrap: anywhere; color: var(--bb-muted); text-decoration: none; }
    & a:hover { color: var(--bb-text); text-decoration: underline 2px var(--bb-pink); }
  `,
  variants: {
    long: { true: css`${from(992)} { columns: 2; column-gap: 32px; }` },
  },
});

/** The last line. */
const End = styled('div', {
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

/**
 * The footer of every page, whole or minimal.
 *
 * @example <SiteFooter minimal name="Backbeat" copyright="© 2026 Backbeat" />
 */
export const SiteFooter = (props: SiteFooterProps): ReactElement => {
  const { home } = useUiTexts(homeTexts);
  const {
    name,
    logo = <Logo name={name} />,
    tagline,
    downloads = [],
    columns = [],
    socials = [],
    copyright,
    end,
    minimal = false,
    ...rest
  } = props;
  return (
    <Root minimal={minimal} {...rest}>
      <Container>
        {minimal ? null : (
          <Columns>
            <Brand>
              <HomeLink href="/" aria-label={home(name)}>
                {logo}
              </HomeLink>
              {tagline === undefined ? null : <Tagline>{tagline}</Tagline>}
              <Row>
                {downloads.map((download) => (
                  <LinkButton key={download.label} size="sm" href={download.href}>
                    <Icon icon={Download} />
                    <span>{download.label}</span>
                  </LinkButton>
                ))}
              </Row>
            </Brand>
            {columns.map((column) => (
              <div key={column.title}>
                <Title>{column.title}</Title>
                <LinkList long={column.links.length > longList}>
                  {column.links.map(({ label, ...link }) => (
                    <li key={label}>
                      <PlainLink {...link}>{label}</PlainLink>
                    </li>
                  ))}
                </LinkList>
              </div>
            ))}
          </Columns>
        )}
        <End minimal={minimal}>
          <Row gap={1}>
            {socials.map((social) => (
              <IconLink key={social.label} href={social.href} target="_blank" aria-label={social.label}>
                <LazyIcon icon={social.icon} />
              </IconLink>
            ))}
          </Row>
          <Row gap={4}>
            {wrapTexts(end)}
            <span>{copyright}</span>
          </Row>
        </End>
      </Container>
    </Root>
  );
};
