import { brand } from '@backbeat/domain';
import { CookieBanner, Link } from '@backbeat/ui';
import { css, styled } from '@backbeat/ui/styling';
import { bottomBars } from './bottomBars.ts';
import { useConsent } from './useConsent.ts';

/** On small screens a checkout holds its total and its button at the lower edge: the banner stands on them. */
const Banner = styled(CookieBanner, { base: css`inset-block-end: var(--pay-bar, 0px);` });

/** The page ends above the banner, so that nothing stays under it. */
const Spacer = styled('div', { base: css`block-size: var(--cookies, 0px);` });

/** Asks once, after the page is hydrated, and never in the way of what the page is for. */
export const Cookies = () => {
  const { consent, accept } = useConsent();
  if (consent !== 'open') return null;
  return (
    <>
      <Spacer />
      <Banner ref={bottomBars.cookies} acceptText="I accept" onAccept={accept}>
        {brand.name} uses cookies. Read the <Link href="/cookie-policy">cookie policy</Link>.
      </Banner>
    </>
  );
};
