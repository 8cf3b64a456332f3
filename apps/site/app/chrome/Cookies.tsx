import { brand } from '@backbeat/domain';
import { CookieBanner, Link } from '@backbeat/ui';
import { bottomBars, useBottomBars } from './bottomBars.ts';
import { useConsent } from './useConsent.ts';

/** The cookie banner. It asks once, after the page is hydrated, and covers nothing that the page is for. */
export const Cookies = () => {
  const { consent, accept } = useConsent();
  const { payBar, cookies } = useBottomBars();
  if (consent !== 'open') return null;
  return (
    <>
      {/* The page ends above the banner, so that nothing stays under it. */}
      <div style={{ blockSize: cookies }} />
      <CookieBanner
        ref={bottomBars.cookies}
        acceptText="I accept"
        onAccept={accept}
        // On small screens a checkout holds its total and its button at the lower edge: the banner stands on them.
        style={{ insetBlockEnd: payBar }}
      >
        {brand.name} uses cookies. Read the <Link href="/cookie-policy">cookie policy</Link>.
      </CookieBanner>
    </>
  );
};
