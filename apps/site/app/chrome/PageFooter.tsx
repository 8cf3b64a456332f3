import { brand } from '@backbeat/domain';
import { LazyArt, PlainLink, SiteFooter } from '@backbeat/ui';
import {
  DiscordIcon,
  FacebookIcon,
  InstagramIcon,
  RssIcon,
  TwitchIcon,
  TwitterIcon,
} from '@backbeat/ui/icons';
import { css, styled } from '@backbeat/ui/styling';
import { useSyncExternalStore } from 'react';
import { useIsSignedIn } from '../features/session/index.ts';
import type { FooterEntry } from '../pages/SitePage.ts';
import { sitePages } from '../pages/sitePages.ts';
import { takeBackConsent } from './useConsent.ts';

const { links } = brand;

interface FooterLink {
  readonly label: string;
  readonly href: string;
  readonly target?: '_blank';
}

/** Resources that are no pages of the site. */
const elsewhere: readonly (FooterLink & Pick<FooterEntry, 'place'>)[] = [
  { label: 'Brand pack', href: links.brandPack, place: 2 },
  { label: 'Support', href: links.support, target: '_blank', place: 4 },
  { label: 'FAQs', href: links.faqs, target: '_blank', place: 5 },
  { label: 'Blog', href: links.blog, target: '_blank', place: 6 },
  { label: 'Feedback', href: links.feedback, target: '_blank', place: 7 },
];

const pagesIn = (column: FooterEntry['column'], forSignedIn: boolean) =>
  sitePages.flatMap(({ path, footer }) =>
    footer?.column === column && (forSignedIn || footer.signedIn !== true)
      ? [{ label: footer.label, href: path, place: footer.place }]
      : [],
  );

const inPlace = (entries: readonly (FooterLink & Pick<FooterEntry, 'place'>)[]): readonly FooterLink[] =>
  entries.toSorted((a, b) => a.place - b.place).map(({ place, ...link }) => link);

const columns = (forSignedIn: boolean) => [
  { title: 'Resources', links: inPlace([...pagesIn('resources', forSignedIn), ...elsewhere]) },
  { title: 'Legal', links: inPlace(pagesIn('legal', forSignedIn)) },
];

/** The lists of links in the footer, for visitors and for signed-in people. */
const visitorColumns = columns(false);
const signedInColumns = columns(true);

const downloads = [
  { label: 'Mac', href: links.macApp },
  { label: 'Windows', href: links.windowsApp },
] as const;

const socials = [
  { label: 'Twitch', icon: TwitchIcon, href: links.twitch },
  { label: 'Twitter', icon: TwitterIcon, href: links.twitter },
  { label: 'Facebook', icon: FacebookIcon, href: links.facebook },
  { label: 'Instagram', icon: InstagramIcon, href: links.instagram },
  { label: 'Blog', icon: RssIcon, href: links.blog },
  { label: 'Discord', icon: DiscordIcon, href: links.discord },
] as const;

declare const __BUILD_YEAR__: number;

const never = () => () => {};

/** The year on the visitor's clock; in the prerendered page and the first render over it, the year of the build. */
const useCurrentYear = (): number =>
  useSyncExternalStore(
    never,
    () => new Date().getFullYear(),
    () => __BUILD_YEAR__,
  );

const EndLink = styled(PlainLink, {
  base: css`
    padding-block: 5px;
    color: inherit;
    text-decoration: none;
    &:hover { color: var(--bb-text); text-decoration: underline 2px var(--bb-pink); }
  `,
});

/** Takes back an answer about cookies that was given, and leads to what the policy says of it. */
const cookieChoices = (
  <EndLink href="/cookie-policy#again" onClick={takeBackConsent}>
    Cookie choices
  </EndLink>
);

/** All links of the minimal footer: what the law asks for. */
const minimalLinks = (
  <>
    {sitePages.map(({ path, footer }) =>
      footer?.minimal === true ? (
        <EndLink key={path} href={path}>
          {footer.label}
        </EndLink>
      ) : null,
    )}
    {cookieChoices}
  </>
);

/** The foot of a page; some of its links are for signed-in people only. */
export const PageFooter = ({ minimal }: { readonly minimal: boolean }) => {
  const isSignedIn = useIsSignedIn();
  const year = useCurrentYear();
  return (
    <LazyArt>
      <SiteFooter
        name={brand.name}
        tagline={brand.tagline}
        downloads={downloads}
        columns={isSignedIn ? signedInColumns : visitorColumns}
        socials={socials}
        copyright={`© ${year} ${brand.name}`}
        end={minimal ? minimalLinks : cookieChoices}
        minimal={minimal}
      />
    </LazyArt>
  );
};
