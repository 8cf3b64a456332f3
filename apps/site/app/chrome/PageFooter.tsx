import { brand } from '@backbeat/domain';
import { type FooterColumn, SiteFooter } from '@backbeat/ui';
import { useIsSignedIn } from '../features/session/index.ts';
import { useCurrentYear } from './useCurrentYear.ts';

const { links } = brand;

const resources: FooterColumn = {
  title: 'Resources',
  links: [
    { label: 'Affiliate', href: '/affiliate' },
    { label: 'Brand pack', href: links.brandPack },
    { label: 'Gift Cards', href: '/giftcard' },
    { label: 'Support', href: links.support, target: '_blank' },
    { label: 'FAQs', href: links.faqs, target: '_blank' },
    { label: 'Blog', href: links.blog, target: '_blank' },
    { label: 'Feedback', href: links.feedback, target: '_blank' },
  ],
};

const legal = [
  { label: 'Terms of Use', href: '/terms' },
  { label: 'Privacy Policy', href: '/privacy' },
  { label: 'Cookie Policy', href: '/cookie-policy' },
] as const;

const licence = { label: 'License Services Agreement', href: '/license-services-agreement' } as const;

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

/** The foot of a page; the licence agreement is for signed-in people only. */
const PageFooter = ({ minimal }: { readonly minimal: boolean }) => {
  const isSignedIn = useIsSignedIn();
  const year = useCurrentYear();
  const legalLinks = isSignedIn ? [...legal, licence] : legal;
  return (
    <SiteFooter
      name={brand.name}
      tagline={brand.tagline}
      downloads={downloads}
      columns={[resources, { title: 'Legal', links: legalLinks }]}
      socials={socials}
      copyright={`© ${year} ${brand.name}`}
      minimal={minimal}
    />
  );
};

export default PageFooter;
