import { brand } from '@backbeat/domain';
import { LazyArt, SiteFooter } from '@backbeat/ui';
import {
  DiscordIcon,
  FacebookIcon,
  InstagramIcon,
  RssIcon,
  TwitchIcon,
  TwitterIcon,
} from '@backbeat/ui/icons';
import { useSyncExternalStore } from 'react';
import { useIsSignedIn } from '../features/session/index.ts';
import { signedInColumns, visitorColumns } from '../pages/footerLinks.ts';

const { links } = brand;

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
        minimal={minimal}
      />
    </LazyArt>
  );
};
