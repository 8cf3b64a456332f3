import { brand, brandText, whatIsPath } from '@backbeat/domain';
import { LinkButton, type NavItem, SiteHeader } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import { useLocation } from 'react-router';
import { selectHasLoggedIn, useIsSignedIn } from '../features/session/index.ts';
import { withoutFinalSlash } from '../navigation/withoutFinalSlash.ts';
import type { PageChrome } from '../pages/SitePage.ts';
import { useAppSelector } from '../store/hooks.ts';
import { AccountControl } from './AccountControl.tsx';
import { PlayerLink } from './PlayerLink.tsx';
import { SignInButton } from './SignInButton.tsx';

const entries = [
  { label: brandText('What is {product}?', brand), href: whatIsPath(brand) },
  {
    label: 'Products',
    items: [
      { label: 'Premium', note: 'For live streamers', href: '/for/livestreamers' },
      { label: 'Pro', note: 'For video creators', href: '/for/pro' },
    ],
  },
  { label: 'Which plan is best', href: '/which-plan-is-best' },
  { label: 'Pricing', href: '/pricing' },
] as const satisfies readonly NavItem[];

const mobileEntries = [
  { label: brandText('What is {product}?', brand), href: whatIsPath(brand) },
  { label: brandText('{product} for Livestreamers', brand), href: '/for/livestreamers' },
  { label: brandText('{product} for Pro', brand), href: '/for/pro' },
  { label: 'Which plan is best', href: '/which-plan-is-best' },
  { label: 'Pricing', href: '/pricing' },
] as const;

/** Over a pink band the header takes the band's ink, until the page is scrolled. */
const BandHeader = styled(SiteHeader, {
  base: css`
    &:not([data-scrolled]) {
      --bb-text: var(--bb-on-shout);
      --bb-pink: var(--bb-on-shout);
      --bb-line: var(--bb-on-shout);
      --bb-muted: var(--bb-on-shout);
      --bb-focus: var(--bb-on-shout);
      --bb-overlay: rgb(27 6 16 / .12);
      --bb-hover: rgb(27 6 16 / .18);
      color: var(--bb-on-shout);
    }
    &:not([data-scrolled]) details > :not(summary) {
      --bb-text: #f5f2ff;
      --bb-muted: #e6cdd8;
      --bb-pink: #ff5c8a;
      --bb-hover: rgb(245 242 255 / .14);
      border-color: var(--bb-on-shout);
      background: var(--bb-on-shout);
      color: #f5f2ff;
    }
  `,
});

/** The end of the menu on phones: the player, and the account or the way to one. */
const MobileAccount = () => {
  const isSignedIn = useIsSignedIn();
  const hasLoggedIn = useAppSelector(selectHasLoggedIn);
  return (
    <>
      {isSignedIn ? (
        <>
          <PlayerLink variant="secondary" size="lg">
            View the player
          </PlayerLink>
          <LinkButton size="lg" href="/settings">
            Account
          </LinkButton>
          <LinkButton size="lg" variant="quiet" href="/logout">
            Sign out
          </LinkButton>
        </>
      ) : (
        <SignInButton kind={hasLoggedIn ? 'sign-in' : 'sign-up'} variant="primary" size="lg" />
      )}
    </>
  );
};

/** The fixed header of every page, with the entries and the account control that the page shows. */
export const PageHeader = ({ chrome }: { readonly chrome: PageChrome }) => {
  const path = withoutFinalSlash(useLocation().pathname);
  const items = entries.map((item) => ('href' in item ? { ...item, current: item.href === path } : item));
  const Header = chrome.header === 'on-band' ? BandHeader : SiteHeader;
  return (
    <Header
      name={brand.name}
      {...(chrome.navigation
        ? { items, mobileItems: mobileEntries, mobileEnd: chrome.account ? <MobileAccount /> : null }
        : {})}
      end={chrome.account ? <AccountControl offersSignUp={chrome.signUp} /> : null}
    />
  );
};
