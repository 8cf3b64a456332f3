import { brand } from '@backbeat/domain';
import { CookieBanner, Link } from '@backbeat/ui';
import { below, css, styled } from '@backbeat/ui/styling';
import { useLocation } from 'react-router';
import { withoutFinalSlash } from './chromeTable.ts';
import { useConsent } from './useConsent.ts';

/** On small screens a checkout holds its total and its button at the lower edge: the banner stands above them. */
const Banner = styled(CookieBanner, {
  variants: {
    overPayBar: {
      true: css`${below(992)} { inset-block-end: calc(96px + env(safe-area-inset-bottom)); }`,
    },
  },
});

const hasPayBar = (path: string) => /^\/checkout\/premium(downloads)?$/.test(path);

/** Asks once, after the page is alive, and never in the way of the page's own words. */
export const Cookies = () => {
  const { consent, accept } = useConsent();
  const path = withoutFinalSlash(useLocation().pathname);
  if (consent !== 'open') return null;
  return (
    <Banner overPayBar={hasPayBar(path)} acceptText="I accept" onAccept={accept}>
      {brand.name} uses cookies. Read the <Link href="/cookie-policy">cookie policy</Link>.
    </Banner>
  );
};
