import { brand } from '@backbeat/domain';
import { LazyArt, SiteFooter } from '@backbeat/ui';
import { useIsSignedIn } from '../features/session/index.ts';
import { signedInColumns, visitorColumns } from '../pages/footer.data.ts';
import { useCurrentYear } from './useCurrentYear.ts';

const { links } = brand;

const downloads = [
  { label: 'Mac', href: links.macApp },
  { label: 'Windows', href: links.windowsApp },
] as const;

const socials = [
  { label: 'Twitch', icon: 'twitch', href: links.twitch },
  { label: 'Twitter', icon: 'twitter', href: links.twitter },
  { label: 'Facebook', icon: 'facebook', href: links.facebook },
  { label: 'Instagram', icon: 'instagram', href: links.instagram },
  { label: 'Blog', icon: 'blog', href: links.blog },
  { label: 'Discord', icon: 'discord', href: links.discord },
] as const;

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
