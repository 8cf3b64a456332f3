import { brand } from '@backbeat/domain';
import { CookieBanner, Link } from '@backbeat/ui';
import { useConsent } from './useConsent.ts';

/** Asks once, after the page is alive, and never in the way of the page's own words. */
export const Cookies = () => {
  const { consent, accept } = useConsent();
  if (consent !== 'open') return null;
  return (
    <CookieBanner acceptText="I accept" onAccept={accept}>
      {brand.name} uses cookies. Read the <Link href="/cookie-policy">cookie policy</Link>.
    </CookieBanner>
  );
};
