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
import { homeTexts } from '../texts/english.ts';
import { useUiTexts } from '../texts/uiTexts.ts';
import { wrapTexts } from '../typography/wrapTexts.tsx';
import { HomeLink } from './HomeLink.ts';
import { Brand, Columns, End, LinkList, Root, Tagline, Title } from './siteFooterParts.ts';

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
