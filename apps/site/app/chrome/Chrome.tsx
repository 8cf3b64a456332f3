import { SkipLink } from '@backbeat/ui';
import { css, keyframes, styled } from '@backbeat/ui/styling';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { optional } from '../analytics/optional.ts';
import { holdEvents } from '../analytics/track.ts';
import { ModalsHost, SessionProvider } from '../features/session/index.ts';
import { useIsPending } from '../navigation/pending.ts';
import { PageFooter } from './PageFooter.tsx';
import { PageHeader } from './PageHeader.tsx';
import { pageChrome } from './pageChrome.ts';
import { useConsent } from './useConsent.ts';
import { useFocusOnNavigation } from './useFocusOnNavigation.ts';

const sweep = keyframes`from { transform: translateX(-100%); } to { transform: translateX(100%); }`;

/** Appears only when a page takes longer than a moment. */
const appear = keyframes`0%, 99% { opacity: 0; } 100% { opacity: 1; }`;

const Line = styled('div', {
  base: css`
    position: fixed;
    z-index: 70;
    inset-block-start: 0;
    inset-inline: 0;
    block-size: 4px;
    overflow: hidden;
    animation: ${appear} 200ms;
    &::after {
      content: "";
      display: block;
      block-size: 100%;
      background: var(--bb-pink);
      animation: ${sweep} calc(2 * var(--bb-beat)) linear infinite;
    }
  `,
});

/** A line at the upper edge while the next page is on its way. */
const RouteProgress = () =>
  useIsPending() ? <Line role="progressbar" aria-label="The next page is loading" /> : null;

const AnalyticsFollower = optional(() => import('../analytics/AnalyticsFollower.tsx'));

/** What was loaded for an answer that is taken back, in any tab, leaves with the page. */
const loadAnew = () => {
  const showPart = () => {
    window.history.scrollRestoration = 'manual';
  };
  // Else the browser shows the place where the page stood, and not the part that its address names.
  if (window.location.hash !== '') window.addEventListener('pagehide', showPart);
  window.location.reload();
};

/** Nothing of analytics is loaded, kept or sent before somebody has agreed to it. */
const AnalyticsGate = () => {
  const { consent } = useConsent();
  const isAccepted = consent === 'accepted';
  const wasAccepted = useRef(false);
  useEffect(() => {
    if (isAccepted) holdEvents();
    else if (wasAccepted.current) loadAnew();
    wasAccepted.current = isAccepted;
  }, [isAccepted]);
  return isAccepted ? (
    <Suspense>
      <AnalyticsFollower />
    </Suspense>
  ) : null;
};

/** The frame around every page: header, content, footer, the session and its modals. */
export const Chrome = ({ children }: { readonly children: ReactNode }) => {
  const { pathname } = useLocation();
  const chrome = pageChrome(pathname);
  useFocusOnNavigation();
  if (chrome === null) return <SessionProvider>{children}</SessionProvider>;
  return (
    <SessionProvider>
      <SkipLink href="#main">Skip to content</SkipLink>
      <RouteProgress />
      <PageHeader chrome={chrome} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      {chrome.footer === 'hidden' ? null : <PageFooter minimal={chrome.footer === 'minimal'} />}
      <ModalsHost />
      <AnalyticsGate />
    </SessionProvider>
  );
};
